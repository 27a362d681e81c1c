import { circlesIn } from './domain-graph'

test('domains that use one another over a third are a circle', () => {
  const sources = {
    'a/routes.ts': "import { b } from '../b/public'",
    'b/routes.ts': "export type { c } from '../c/public'",
    'c/routes.ts': '',
    'c/store.ts': "import { a } from '../a/public'",
  }
  expect(circlesIn(sources)).toEqual([expect.stringContaining('a → b → c → a')])
})

test('a lazy import and one for its effect count too', () => {
  const sources = {
    'a/routes.ts': "const b = import('../b/content')",
    'b/routes.ts': "import '../a/public'",
  }
  expect(circlesIn(sources)).toHaveLength(1)
})

test('tests, and folders that are no domains, are part of no circle', () => {
  const sources = {
    'a/routes.ts': "import { b } from '../b/public'\nimport { c } from '../c/public'",
    'b/routes.ts': "import { c } from '../c/public'",
    'b/b.test.ts': "import { a } from '../a/public'",
    'c/routes.ts': "import { h } from '../http/api'",
    'http/api.ts': "import { a } from '../a/public'",
  }
  expect(circlesIn(sources)).toEqual([])
})
