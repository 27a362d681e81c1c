import { scopeOf } from './scope'

const withTests = [
  'content',
  'mf-learning',
  'sandbox',
  'scripts',
  'server',
  'shared/kernel',
  'shared/words',
  'shell',
]
const scope = (...files: string[]) => scopeOf(files, withTests, (file) => !file.includes('gone'))

test('a changed source of a remote is linted and type-checked, and its importers are tested', () => {
  const file = 'mf-learning/src/courses/CoursesPage.tsx'
  expect(scope(file)).toEqual({
    lint: [file],
    types: true,
    apiReport: false,
    content: false,
    related: [file],
    whole: [],
  })
})

test('a source of shared also needs the API report, a test of shared does not', () => {
  expect(scope('shared/kernel/ui/Button.tsx')).toMatchObject({
    apiReport: true,
    related: ['shared/kernel/ui/Button.tsx'],
  })
  expect(scope('shared/kernel/ui/Button.test.tsx')).toMatchObject({ apiReport: false })
})

test('a test helper in a package without tests also has related tests', () => {
  expect(scope('shared/testing/people.ts').related).toEqual(['shared/testing/people.ts'])
})

test('a change to the contract also checks the content against it', () => {
  expect(scope('shared/contract/schemas/plan.ts').content).toBe(true)
})

test.each([
  ['a migration', 'server/migrations/0003.sql', ['server']],
  ['a course', 'content/library/eng/course.yaml', ['content']],
  ['the dependencies of a package', 'mf-learning/package.json', ['mf-learning']],
  ['the Jest configuration of a package', 'shell/jest.config.mjs', ['shell']],
  ['the test environment of a package', 'server/testing/database-environment.ts', ['server']],
  ['the global setup of a package', 'server/testing/global-setup.ts', ['server']],
  ['the global setup of a package in shared', 'shared/words/global-setup.ts', ['shared/words']],
  ['a stand-in, tested as a program', 'sandbox/src/main.ts', ['sandbox']],
  ['the setup of all tests', 'shared/jest/setup-dom.ts', withTests],
  ['the module loader of all tests', 'shared/jest/runtime.cjs', withTests],
  ['the lock file alone', 'pnpm-lock.yaml', withTests],
])('a change to %s runs all tests that it affects', (_, file, packages) => {
  expect(scope(file).whole).toEqual(packages)
})

test('a lock file changed together with a manifest affects only the package of that manifest', () => {
  expect(scope('pnpm-lock.yaml', 'pnpm-workspace.yaml', 'server/package.json').whole).toEqual(['server'])
})

test('a package that runs all tests is not searched for related tests', () => {
  expect(scope('server/migrations/0003.sql', 'server/src/app.ts', 'shell/src/App.tsx')).toMatchObject({
    related: ['shell/src/App.tsx'],
    whole: ['server'],
  })
})

test('a deleted file is not linted, but types are checked', () => {
  expect(scope('shell/src/gone.ts')).toMatchObject({ lint: [], types: true, related: [] })
})

test('a change to the lint rules requires linting all files', () => {
  expect(scope('biome.json').lint).toBe('all')
})

test('changed documentation needs no tests', () => {
  expect(scope('README.md', 'docs/architecture.md', 'content/README.md')).toMatchObject({
    lint: [],
    types: false,
    content: false,
    related: [],
    whole: [],
  })
})
