import { findCycles } from './domain-graph'

test('reports domains that use one another through a third', () => {
  const sources = {
    'a/routes.ts': "import { b } from '../b/public'",
    'b/routes.ts': "export type { c } from '../c/public'",
    'c/routes.ts': '',
    'c/store.ts': "import { a } from '../a/public'",
  }
  expect(findCycles(sources)).toEqual([expect.stringContaining('a → b → c → a')])
})

test('counts lazy and side-effect imports, too', () => {
  const sources = {
    'a/routes.ts': "const b = import('../b/content')",
    'b/routes.ts': "import '../a/public'",
  }
  expect(findCycles(sources)).toHaveLength(1)
})

test('follows imports of files in inner folders, whose siblings are no domains', () => {
  const sources = {
    'a/routes.ts': "import { service } from './inner/service'",
    'a/inner/service.ts': "import { b } from '../../b/public'\nimport { store } from '../c/store'",
    'b/routes.ts': "import { a } from '../a/public'",
    'c/routes.ts': "import { a } from '../a/public'",
  }
  expect(findCycles(sources)).toEqual([expect.stringContaining('a → b → a')])
  expect(findCycles({ ...sources, 'b/routes.ts': '' })).toEqual([])
})

test("ignores tests and folders that aren't domains", () => {
  const sources = {
    'a/routes.ts': "import { b } from '../b/public'\nimport { c } from '../c/public'",
    'b/routes.ts': "import { c } from '../c/public'",
    'b/b.test.ts': "import { a } from '../a/public'",
    'c/routes.ts': "import { h } from '../http/api'",
    'http/api.ts': "import { a } from '../a/public'",
  }
  expect(findCycles(sources)).toEqual([])
})
