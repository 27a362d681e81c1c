import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkRequirements } from './requirements'

let mockRoot = ''
jest.mock('./packages', () => ({
  get root() {
    return mockRoot
  },
}))

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(mockRoot, file)), { recursive: true })
  fs.writeFileSync(path.join(mockRoot, file), text)
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: mockRoot })

beforeEach(() => {
  mockRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-requirements-'))
  git('init', '-q')
  write('docs/requirements.tsv', 'id\tarea\tstatement\nL-TRN-01\ttrainers\tOne.\n')
  write('docs/resolutions.tsv', 'id\twhat holds\nC57\tLast write wins.\n')
})
afterEach(() => fs.rmSync(mockRoot, { recursive: true }))

test('reports ids that are in neither table, wherever they are cited', () => {
  write('a/trainer.ts', '/** One (L-TRN-01, C57). */')
  expect(checkRequirements()).toEqual([])
  write('a/trainer.tsx', '/** Two (L-TRN-02). */')
  write('docs/page.md', 'See C58.')
  write('e2e/x.mjs', '// L-TRN-03')
  git('add', '.')
  expect(checkRequirements()).toEqual([
    'C58 is no requirement: docs/page.md',
    'L-TRN-02 is no requirement: a/trainer.tsx',
    'L-TRN-03 is no requirement: e2e/x.mjs',
  ])
})

test('reports a chapter after the ids, with its line', () => {
  write('a/trainer.ts', '// C58\n// handbook §4')
  expect(checkRequirements()).toEqual([
    'C58 is no requirement: a/trainer.ts',
    'a/trainer.ts:2 cites a chapter, not an id',
  ])
})

test('ignores files that are deleted, ignored, of other kinds, or use made-up ids', () => {
  write('a/gone.ts', '// C58')
  git('add', '.')
  fs.rmSync(path.join(mockRoot, 'a/gone.ts'))
  write('.gitignore', 'dist\n')
  write('a/dist/built.ts', '// C58')
  write('a/data.tsv', 'C58')
  write('scripts/requirements/x.test.ts', '// C58')
  write('scripts/requirements.test.ts', '// C58')
  expect(checkRequirements()).toEqual([])
})
