import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyRepository } from './working-copy'

let mockRoot = ''
jest.mock('../packages', () => ({
  get root() {
    return mockRoot
  },
}))

const write = (file: string, text: string) => {
  const place = path.join(mockRoot, file)
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.writeFileSync(place, text)
}

beforeEach(() => {
  mockRoot = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-root-')))
  write('package.json', '{}')
  write('shared/package.json', '{"name":"@mowka/shared"}')
  write('shell/package.json', '{"name":"@mowka/shell"}')
  write('shell/src/app.ts', 'as it was')
  write('shell/src/gone.ts', 'gone')
  write('docs/page.md', 'no package')
  write('.gitignore', 'node_modules\ndist\n')
  execFileSync('git', ['init', '-q'], { cwd: mockRoot })
  execFileSync('git', ['add', '.'], { cwd: mockRoot })
  write('shell/src/app.ts', 'as it is')
  write('shell/src/new.ts', 'new')
  write('shell/dist/app.js', 'built')
  write('node_modules/jest/index.js', 'jest')
  write('shell/node_modules/react/index.js', 'react')
  write('shell/node_modules/.cache/x', 'x')
  fs.mkdirSync(path.join(mockRoot, 'shell/node_modules/@mowka'), { recursive: true })
  fs.symlinkSync(path.join(mockRoot, 'shared'), path.join(mockRoot, 'shell/node_modules/@mowka/shared'))
  fs.rmSync(path.join(mockRoot, 'shell/src/gone.ts'))
})
afterEach(() => fs.rmSync(mockRoot, { recursive: true }))

test('a copy has what is there, committed or not, and nothing that was built or is gone', () => {
  const { folder, remove } = copyRepository()
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
  expect(read('shell/src/app.ts')).toBe('as it is')
  expect(read('shell/src/new.ts')).toBe('new')
  expect(fs.readdirSync(path.join(folder, 'shell')).sort()).toEqual(['node_modules', 'package.json', 'src'])
  expect(fs.readdirSync(path.join(folder, 'shell/src')).sort()).toEqual(['app.ts', 'new.ts'])
  remove()
  expect(fs.existsSync(folder)).toBe(false)
})

test('the libraries of a copy are those of the repository, and its own packages are its own', () => {
  const { folder, remove } = copyRepository()
  const target = (file: string) => fs.readlinkSync(path.join(folder, file))
  expect(target('node_modules/jest')).toBe(path.join(mockRoot, 'node_modules/jest'))
  expect(target('shell/node_modules/react')).toBe(path.join(mockRoot, 'shell/node_modules/react'))
  expect(target('shell/node_modules/@mowka/shared')).toBe(path.join(folder, 'shared'))
  expect(fs.readdirSync(path.join(folder, 'shell/node_modules')).sort()).toEqual(['@mowka', 'react'])
  expect(fs.existsSync(path.join(folder, 'docs/node_modules'))).toBe(false)
  remove()
  expect(fs.existsSync(path.join(mockRoot, 'shell/node_modules/react/index.js'))).toBe(true)
})
