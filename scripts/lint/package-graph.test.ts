import { workspace } from '../packages'
import { checkPackageGraph, packageGraph, readSources } from './package-graph'

const graph = packageGraph(readSources())

/** Returns all libraries that a package's product code installs, directly or indirectly. */
function librariesOf(name: string): Set<string> {
  const used = new Set([name])
  for (const each of used) for (const next of graph.get(each) ?? []) used.add(next)
  return new Set(workspace.filter((each) => used.has(each.name)).flatMap(({ dependencies }) => dependencies))
}

test('packages have no relative imports of each other and no cycles', () => {
  expect(checkPackageGraph()).toEqual([])
})

test('a relative import that leaves its package is refused, also in tests', () => {
  expect(
    checkPackageGraph({
      'e2e/one.ts': "import { open } from '../server/src/database/database'\n",
      'shared/web/api/two.test.ts': "import { session } from '../../kernel/session'\n",
      'mf-learning/src/three.ts': "export const load = () => import('../../mf-trainers/src/pages')\n",
      'mf-learning/src/four.ts': "import { five } from '../../mf-learning/src/five'\n",
    }),
  ).toEqual([
    'e2e/one.ts imports ../server/src/database/database: import another package by its name',
    'shared/web/api/two.test.ts imports ../../kernel/session: import another package by its name',
    'mf-learning/src/three.ts imports ../../mf-trainers/src/pages: import another package by its name',
  ])
})

test('imports inside string literals are ignored', () => {
  const example =
    "test(\"import x from '../../server/src/app'\", () => {})\nconst text = `\nimport x from '../../server/src/app'\n`\n"
  expect(checkPackageGraph({ 'mf-learning/src/one.test.ts': example })).toEqual([])
})

test('packages that import one another are refused, unless only tests do', () => {
  const use = "import type { RouteName } from '@mowka/contract/routes'\n"
  expect(
    checkPackageGraph({ 'shared/domain/one.test.ts': use, 'shared/domain/one.fixture.ts': use }),
  ).toEqual([])
  expect(checkPackageGraph({ 'shared/domain/one.ts': use })).toEqual([
    'Packages import one another: @mowka/contract → @mowka/domain → @mowka/contract',
  ])
})

test.each([
  ['@mowka/domain', []],
  ['@mowka/contract', ['@mowka/domain']],
  ['@mowka/words', ['@mowka/domain']],
  ['@mowka/kernel', ['@mowka/contract', '@mowka/domain']],
  ['@mowka/web', ['@mowka/contract', '@mowka/domain', '@mowka/kernel']],
  ['@mowka/content', ['@mowka/contract', '@mowka/domain']],
  ['@mowka/server', ['@mowka/content', '@mowka/contract', '@mowka/domain', '@mowka/words']],
  ['@mowka/sandbox', []],
  ['@mowka/e2e', []],
])('among our packages %s depends only on %j', (name, expected) => {
  expect([...(graph.get(name) ?? [])].sort()).toEqual(expected)
})

test.each([
  ['@mowka/server', ['axios', 'quill', 'react', '@mantine/core', '@mowka/kernel', '@mowka/web']],
  ['@mowka/content', ['axios', 'quill', 'react', '@mantine/core', '@mowka/server']],
])('%s installs none of %j, directly or indirectly', (name, refused) => {
  expect(refused.filter((each) => librariesOf(name).has(each))).toEqual([])
})

const remotes = workspace.filter(({ folder }) => folder.startsWith('mf-'))

test.each(remotes.map(({ name, dependencies }) => [name, dependencies] as const))(
  '%s depends on nothing that belongs to the shell, the kernel or the server',
  (_, dependencies) => {
    const foreign = dependencies.filter((each) =>
      /^@mantine\/|^@auth0\/|^@module-federation\/|^(axios|zod|quill)$|^@mowka\/(?!contract$|domain$|kernel$|web$)/.test(
        each,
      ),
    )
    expect(foreign).toEqual([])
  },
)
