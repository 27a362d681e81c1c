import { fileOf, packageNamed, packageOf, specifiersIn } from './imports'

test.each([
  ["import { one } from './one'", ['./one']],
  ["import {\n  one,\n  type Two,\n} from './one'\nimport './styles.css'", ['./one', './styles.css']],
  ["export * from './one'\nexport type { Two } from './two'", ['./one', './two']],
  ["const load = () => import(/* webpackChunkName: 'page-one' */ './one')", ['./one']],
  ["jest.mock('./one', () => ({}))\nrequire('./two')", ['./one', './two']],
  ["const text = \"from './one'\"\nexport const from = 'one'", []],
])('specifiersIn finds the imports of %j', (source, specifiers) => {
  expect(specifiersIn(source)).toEqual(specifiers)
})

test('specifiersIn omits type imports on request', () => {
  const source =
    "import type { One } from './one'\nimport { type Two, two } from './two'\nexport type { Three } from './three'\n"
  expect(specifiersIn(source, false)).toEqual(['./two'])
})

test.each([
  ['@mowka/kernel/ui', 'shell/src/App.tsx', 'shared/kernel/ui/index.ts'],
  ['@mowka/kernel/ui/table', 'shell/src/App.tsx', 'shared/kernel/ui/table.tsx'],
  ['@mowka/contract/schemas/user', 'server/src/app.ts', 'shared/contract/schemas/user.ts'],
  ['@mowka/content/load', 'server/src/import/plan/plan.ts', 'content/src/load.ts'],
  ['./routes', 'shared/contract/calls.ts', 'shared/contract/routes.ts'],
  ['../ui', 'shared/kernel/platform/AudioButton.tsx', 'shared/kernel/ui/index.ts'],
  ['react', 'shell/src/App.tsx', null],
  ['@mowka/kernel/nothing', 'shell/src/App.tsx', null],
])('fileOf resolves %s in %s to %s', (specifier, file, expected) => {
  expect(fileOf(specifier, file)).toBe(expected)
})

test('a package is found by specifier and by file, and a nested package before its parent folder', () => {
  expect(packageNamed('@mowka/contract/routes')?.folder).toBe('shared/contract')
  expect(packageNamed('@mowka/contracts')).toBeUndefined()
  expect(packageOf('shared/kernel/ui/index.ts')?.name).toBe('@mowka/kernel')
  expect(packageOf('README.md')).toBeUndefined()
})
