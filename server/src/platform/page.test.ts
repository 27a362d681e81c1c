import { readConfig } from '../config'
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

test('scripts are our own or carry the nonce of the page, and nothing is evaluated or inline', () => {
  expect(policy().get('script-src')).toEqual(["'self'", "'nonce-n0nce'"])
  expect([...policy().values()].flat()).not.toContain("'unsafe-inline'")
  expect([...policy().values()].flat()).not.toContain("'unsafe-eval'")
})

test('every script address and all HTML go through the one policy of the shell', () => {
  expect(policy().get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy().get('trusted-types')).toEqual(['default'])
})

test('a page talks to us, to the identity provider and to the error reports, and tells of violations', () => {
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
])('the route %s fits the path %s: %s', (pattern, path, fits) => {
  expect(fitsRoute(pattern, path)).toBe(fits)
})

test('a route of 60 optional parameters is compared at once', () => {
  const path = '/a'.repeat(60)
  expect(fitsRoute('/:a?'.repeat(60), path)).toBe(true)
  expect(fitsRoute('/:a?'.repeat(60), `${path}//`)).toBe(false)
})
