import type { JestRun } from '../testing/jest'
import { checkChanged } from './check-changed'

let mockFiles: string[] = []
const mockRan: [check: string, ...rest: unknown[]][] = []
jest.mock('node:fs', () => ({
  ...jest.requireActual('node:fs'),
  existsSync: (file: string) => !String(file).includes('gone'),
}))
jest.mock('../packages', () => ({ root: '/house' }))
jest.mock('./changed-files', () => ({
  baseCommit: (since?: string) => since ?? 'left main',
  changedFiles: (base: string) => (base === 'left main' ? mockFiles : [`${base}.md`]),
}))
jest.mock('../testing/checks', () => {
  const check =
    (name: string) =>
    async (...rest: unknown[]) => {
      mockRan.push([name, ...rest])
      return { passed: 1, failed: 0 }
    }
  return {
    lint: check('lint'),
    importRules: check('import rules'),
    styleRules: check('style rules'),
    wording: check('wording'),
    regularExpressions: check('regular expressions'),
    types: check('types'),
    apiReport: check('API report'),
    content: check('content'),
  }
})
jest.mock('../testing/jest', () => ({
  withTests: ['content', 'mf-learning', 'scripts', 'server', 'shared/kernel', 'shell'],
  jest: async (title: string, run: JestRun) => {
    mockRan.push([title, run])
    return { passed: 2, failed: 1 }
  },
}))

/** Returns the checks that run for these changed files. */
async function checksOf(...files: string[]) {
  mockFiles = files
  mockRan.length = 0
  const counts = await checkChanged()
  return { ran: mockRan, names: mockRan.map(([name]) => name), counts }
}

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test('checks a source of a remote: its style, all types, and the tests that import it, with those of the server in a separate run', async () => {
  const file = 'mf-learning/src/courses/CoursesPage.tsx'
  const { ran, counts } = await checksOf(file)
  const others = ['content', 'mf-learning', 'scripts', 'shared/kernel', 'shell']
  expect(ran).toEqual([
    ['lint', [file]],
    ['import rules'],
    ['style rules'],
    ['wording'],
    ['regular expressions'],
    ['types'],
    ['Related tests in all packages', { folders: others, related: [file] }],
    ['Related tests in server', { folders: ['server'], related: [file] }],
  ])
  expect(counts).toEqual([
    { passed: 1, failed: 0 },
    { passed: 1, failed: 0 },
    { passed: 1, failed: 0 },
    { passed: 1, failed: 0 },
    { passed: 1, failed: 0 },
    { passed: 1, failed: 0 },
    { passed: 2, failed: 1 },
    { passed: 2, failed: 1 },
  ])
})

test('runs no related tests for packages whose tests all run', async () => {
  const { ran } = await checksOf(
    'shell/package.json',
    'server/migrations/0001.sql',
    'shared/kernel/ui/Box.tsx',
  )
  expect(ran.filter(([, run]) => run !== undefined).slice(1)).toEqual([
    [
      'Related tests in all packages',
      {
        folders: ['content', 'mf-learning', 'scripts', 'shared/kernel'],
        related: ['shared/kernel/ui/Box.tsx'],
      },
    ],
    ['Tests of shell', { folders: ['shell'] }],
    ['Tests of server', { folders: ['server'] }],
  ])
})

test("checks all files when the linter's rules change", async () => {
  const { ran } = await checksOf('biome.json')
  expect(ran.slice(0, 2)).toEqual([['lint'], ['import rules']])
})

test.each([
  ['docs/remotes.md', []],
  ['shell/src/gone.ts', ['import rules', 'style rules', 'wording', 'regular expressions', 'types']],
  ['shared/README.md', ['API report']],
  ['content/library/eng/course.yaml', ['lint', 'content', 'Tests of content']],
])('a change to %s runs %j', async (file, expected) => {
  expect((await checksOf(file)).names).toEqual(expected)
})

test('compares with the commit passed as an argument', async () => {
  mockRan.length = 0
  expect(await checkChanged('v1')).toEqual([])
  expect(mockRan).toEqual([])
})
