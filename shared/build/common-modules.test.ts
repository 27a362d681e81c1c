import fs from 'node:fs'
import path from 'node:path'
import { commonFiles, commonVersion, relativeImportsOf } from './common-modules'

const shared = path.resolve(__dirname, '..')

const sourcesIn = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(file)
    return /(?<!\.(test|fixture))\.tsx?$/.test(entry.name) ? [file] : []
  })

afterEach(() => jest.restoreAllMocks())

test('the version of common modules covers their imports, without modules imported for types only', () => {
  const files = commonFiles().map((file) => path.relative(shared, file))
  expect(files).toEqual(
    expect.arrayContaining(['contract/endpoints/learning.ts', 'web/api/use-reads.ts', 'contract/routes.ts']),
  )
  expect(files).not.toContain('contract/calls.ts')
  expect(files.filter((file) => file.startsWith('contract/schemas/'))).toEqual([])
})

test('the version of common modules changes with their sources', () => {
  const before = commonVersion()
  expect(before).toMatch(/^1\.0\.\d+$/)
  expect(commonVersion()).toBe(before)
  const changed = path.join(shared, 'contract/routes.ts')
  const read = fs.readFileSync.bind(fs)
  jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation((file, options) => `${read(file, options)}${file === changed ? '// changed' : ''}`)
  expect(commonVersion()).not.toBe(before)
})

test('modules outside web/api import common modules by name, because a relative import would bundle a copy', () => {
  const entries = commonFiles().filter((file) => /contract\/(endpoints|routes)\.ts$|\/web\/api\//.test(file))
  const common = new Set(commonFiles())
  const copies = ['contract', 'web']
    .flatMap((folder) => sourcesIn(path.join(shared, folder)))
    .filter((file) => !common.has(file))
    .flatMap((file) =>
      relativeImportsOf(file)
        .filter((target) => entries.includes(target))
        .map((target) => `${path.relative(shared, file)} imports ${path.relative(shared, target)}`),
    )
  expect(copies).toEqual([])
})
