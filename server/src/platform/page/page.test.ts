import { readConfig } from '../../config'
import { contentSecurityPolicy, fitsRoute } from './page'

const policy = () =>
  new Map(
    contentSecurityPolicy(readConfig({ MOWKA_SENTRY_DSN: 'http://public@errors.test:4005/1' }), 'n0nce')
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values]
      }),
  )

test("scripts are our own or carry the page's nonce, without inline code or eval", () => {
  expect(policy().get('script-src')).toEqual(["'self'", "'nonce-n0nce'"])
  expect([...policy().values()].flat()).not.toContain("'unsafe-inline'")
  expect([...policy().values()].flat()).not.toContain("'unsafe-eval'")
})

test("all script URLs and HTML pass the shell's only Trusted Types policy", () => {
  expect(policy().get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy().get('trusted-types')).toEqual(['default'])
})

test('a page connects only to us, the identity provider and error reporting, and reports violations', () => {
  expect(policy().get('connect-src')).toEqual([
    "'self'",
    new URL(readConfig({}).identity.issuer).origin,
    'http://errors.test:4005',
  ])
  expect(policy().get('report-uri')).toEqual(['/api/platform/csp-reports'])
})

test.each([
  ['/course', '/course', true],
  ['/course', '/course/', true],
  ['/course', '/courses', false],
  ['/course', '/course//', false],
  ['/course/:id/lesson/:lessonId', '/course/1/lesson/2', true],
  ['/course/:id', '/course', false],
  ['/course/:id', '/course/1/lesson', false],
  ['/leveling-test/:lang?', '/leveling-test', true],
  ['/leveling-test/:lang?', '/leveling-test/eng', true],
  ['/a/:b?/c', '/a/c', true],
  ['/a/:b?/c', '/a/b/c', true],
  ['/a/:b?/c', '/a/b', false],
  ['/', '/', true],
])('the route %s matches the path %s: %s', (pattern, path, fits) => {
  expect(fitsRoute(pattern, path)).toBe(fits)
})

test('matches a route with 60 optional parameters in linear time', () => {
  const path = '/a'.repeat(60)
  expect(fitsRoute('/:a?'.repeat(60), path)).toBe(true)
  expect(fitsRoute('/:a?'.repeat(60), `${path}//`)).toBe(false)
})
