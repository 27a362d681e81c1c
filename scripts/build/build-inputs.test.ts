import fs from 'node:fs'
import path from 'node:path'
import { buildable, remotes, root } from '../packages'
import { inputHash, inputsOf } from './build-inputs'

const BUTTON = 'shared/kernel/ui/actions/Button.tsx'

/** The packages whose builds read a file. */
const buildsWith = (file: string) => buildable.filter((folder) => inputsOf(folder).includes(file))
const names = remotes.map(({ folder }) => folder)

test.each([
  ['a part of the kit', BUTTON, ['shell']],
  ['a part of the kit that only remotes use', 'shared/kernel/ui/table.tsx', ['shell']],
  ['the parts of a library that the shell provides', 'shared/kernel/libraries/mobx.ts', ['shell']],
  ['an icon, which each remote bundles', 'shared/kernel/ui/icons.ts', ['shell', ...names]],
  ['stored values, which each remote bundles', 'shared/kernel/storage/stored.ts', ['shell', ...names]],
  ['a rule of forms', 'shared/domain/rules.ts', [...names, 'server']],
  ['a schema', 'shared/contract/schemas/user.ts', ['server']],
  ['the word lists', 'shared/words/compounds.ts', ['server']],
  ['reads of pages', 'shared/web/api/use-reads.ts', ['shell', ...names]],
  ['the build itself', 'shared/build/refresh-runtime.cjs', ['shell', ...names]],
  ['a test', 'shared/kernel/ui/actions/Button.test.tsx', []],
  ['a helper for tests', 'shared/testing/fake-api.ts', []],
  ['a tool', 'scripts/packages.ts', []],
])('a change to %s (%s) rebuilds %j', (_, file, expected) => {
  expect(fs.existsSync(path.join(root, file))).toBe(true)
  expect(buildsWith(file).sort()).toEqual([...expected].sort())
})

test('a change to a kit component changes the hash of the shell, but not of the server', () => {
  const before = ['shell', 'server', 'mf-learning'].map(inputHash)
  const { readFileSync } = fs
  const spy = jest.spyOn(fs, 'readFileSync').mockImplementation((file, options) => {
    const content = readFileSync(file, options)
    return String(file) === path.join(root, BUTTON)
      ? Buffer.concat([Buffer.from(content), Buffer.from('//')])
      : content
  })
  const after = ['shell', 'server', 'mf-learning'].map(inputHash)
  spy.mockRestore()
  expect(after.map((hash, index) => hash === before[index])).toEqual([false, true, true])
})
