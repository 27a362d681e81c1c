import { readConfig } from '../config'
import { contentSecurityPolicy } from './page'

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
