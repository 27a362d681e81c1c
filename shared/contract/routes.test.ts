import { fillPath, paths, type RouteName, routes } from './routes'

const names = Object.keys(routes) as RouteName[]
const keysOf = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')

test.each(names)("a link to the page %s matches the page's own pattern", (name) => {
  const pattern = routes[name]
  const params = Object.fromEntries(keysOf(pattern).map((key) => [key, `the ${key}`]))
  const link = fillPath(pattern, params)
  expect(link).not.toMatch(/[:? ]/)
  const parts = link.split('/').map(decodeURIComponent)
  expect(parts).toEqual(
    pattern.split('/').map((part) => (part.startsWith(':') ? `the ${part.replace(/[:?]/g, '')}` : part)),
  )
})

test('paths fill the pattern of a page', () => {
  expect(paths.root()).toBe('/')
  expect(paths.courses()).toBe('/course')
  expect(paths.courseDetails({ courseId: 'c1' })).toBe('/course/c1')
  expect(paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' })).toBe('/course/c1/lesson/l1/writing')
})

test('an optional parameter without a value is omitted (P-ROUTE-06, P-ROUTE-07)', () => {
  expect(paths.levelingTest()).toBe('/leveling-test')
  expect(paths.levelingTest({})).toBe('/leveling-test')
  expect(paths.levelingTest({ lang: 'eng' })).toBe('/leveling-test/eng')
})

test("a parameter value is encoded, so that it can't change the path", () => {
  expect(paths.courseDetails({ courseId: '../a/b?c#d %ż' })).toBe('/course/..%2Fa%2Fb%3Fc%23d%20%25%C5%BC')
})

test('a link may have a query and a hash (P-ROUTE-14, P-ROUTE-15)', () => {
  expect(paths.courseDetails({ courseId: 'c1' }, { hash: 'l1' })).toBe('/course/c1#l1')
  expect(paths.courseDetails({ courseId: 'c1' }, { query: { backTo: 'current' }, hash: 'l 1' })).toBe(
    '/course/c1?backTo=current#l%201',
  )
})

test('queries are encoded, and absent values are omitted', () => {
  expect(paths.courses(undefined, { query: { a: undefined, b: 'x&y=z', c: '' } })).toBe(
    '/course?b=x%26y%3Dz&c=',
  )
  expect(paths.courses(undefined, { query: { a: undefined } })).toBe('/course')
  expect(paths.courses(undefined, { query: {}, hash: '' })).toBe('/course')
})

test('only the dictionary has two paths (P-ROUTE-54, C25)', () => {
  const twice = names.filter((name) =>
    names.some((other) => other !== name && routes[other] === routes[name]),
  )
  expect(twice).toEqual(['adminWords', 'adminDictionary'])
})

test('a path contains each parameter once', () => {
  for (const name of names) {
    const keys = keysOf(routes[name])
    expect(new Set(keys).size).toBe(keys.length)
  }
})
