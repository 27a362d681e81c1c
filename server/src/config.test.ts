import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from './config'
import { ConfigError } from './environment'
import { isLocalAddress } from './unsafe-settings'

test('stores files in the data folder unless a bucket is configured', () => {
  expect(readConfig({}).bucket).toBeNull()
})

test('the sandbox resends the confirmation email, other identity providers only where configured (P-UNVER-01)', () => {
  expect(readConfig({ MOWKA_PORT: '4100' }).confirmationUrl).toBe(
    'http://localhost:4101/account/resend-verification',
  )
  const elsewhere = { MOWKA_ISSUER: 'https://login.example/' }
  expect(readConfig(elsewhere).confirmationUrl).toBeNull()
  const resend = 'https://login.example/resend'
  expect(readConfig({ ...elsewhere, MOWKA_CONFIRMATION_URL: resend }).confirmationUrl).toBe(resend)
})

test('an Amazon bucket needs its name, region and key', () => {
  const env = { MOWKA_S3_BUCKET: 'files', MOWKA_S3_REGION: 'eu-central-1', MOWKA_S3_KEY: 'id' }
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow('MOWKA_S3_SECRET')
  expect(readConfig({ ...env, MOWKA_S3_SECRET: 'secret' }).bucket).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    bucket: 'files',
    region: 'eu-central-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    pathStyle: false,
  })
})

test('another S3 service needs its endpoint', () => {
  const env = {
    MOWKA_S3_BUCKET: 'files',
    MOWKA_S3_KEY: 'id',
    MOWKA_S3_SECRET: 'secret',
    MOWKA_S3_ENDPOINT: 'http://minio:9000',
    MOWKA_S3_PATH_STYLE: 'true',
  }
  expect(readConfig(env).bucket).toMatchObject({ endpoint: 'http://minio:9000', pathStyle: true })
})

test('recording traces needs a collector', () => {
  const env = { MOWKA_TRACE_SHARE: '0.5' }
  expect(() => readConfig(env)).toThrow('MOWKA_TRACE_SHARE needs MOWKA_OTLP_URL')
  const url = 'http://localhost:4318'
  expect(readConfig({ ...env, MOWKA_OTLP_URL: url })).toMatchObject({ traceShare: 0.5, collector: { url } })
})

test.each([
  ['MOWKA_OVERRIDES', 'developement'],
  ['MOWKA_OVERRIDES', 'Development'],
  ['MOWKA_RELEASE_PUBLIC_KEYS', 'a password'],
  ['MOWKA_PUSH_PRIVATE_KEY', 'a password'],
  ['MOWKA_S3_PATH_STYLE', 'yes'],
  ['MOWKA_INTERFACE_LANG', 'fr'],
  ['MOWKA_LOG', 'verbose'],
  ['MOWKA_PORT', '40000000'],
  ['MOWKA_PORT', 'http'],
  ['MOWKA_TRUSTED_PROXIES', 'all'],
  ['MOWKA_TRUSTED_PROXIES', '-1'],
  ['MOWKA_PUBLIC_URL', 'mowka.example'],
  ['MOWKA_PUBLIC_URL', 'ftp://mowka.example'],
  ['MOWKA_PUBLIC_URL', 'https://mowka.example/learn'],
  ['MOWKA_ISSUER', 'login'],
  ['MOWKA_SENTRY_DSN', 'off'],
  ['DATABASE_URL', 'mysql://localhost/mowka'],
  ['MOWKA_OTLP_URL', 'localhost:4318'],
  ['MOWKA_OTLP_HEADERS', 'api-key'],
  ['MOWKA_TRACE_SHARE', '1%'],
  ['MOWKA_TRACE_SHARE', '2'],
])('refuses %s=%s by name in every environment', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^- ${name} `, 'm'))
})

test('treats an empty variable as unset', () => {
  const empty = { MOWKA_PORT: '', MOWKA_RELEASE_TOKEN: '', DATABASE_URL: '', MOWKA_COOKIE_KEY: '' }
  expect(readConfig(empty)).toMatchObject({ port: 4000, releaseRootToken: null, databaseUrl: null })
  expect(readConfig(empty).cookieKey).toHaveLength(64)
})

test('removes the trailing slash of the public URL', () => {
  expect(readConfig({ MOWKA_PUBLIC_URL: 'http://localhost:4100/' }).publicUrl).toBe('http://localhost:4100')
})

describe('production settings', () => {
  const safe = {
    MOWKA_PUBLIC_URL: 'https://mowka.example',
    MOWKA_ISSUER: 'https://login.example/',
    MOWKA_API_CLIENT_SECRET: 'a secret of our own',
    MOWKA_COOKIE_KEY: 'k'.repeat(32),
    MOWKA_RELEASE_TOKEN: 't'.repeat(32),
    MOWKA_PAYU_URL: 'https://secure.payu.com',
    MOWKA_PAYU_SECRET: 'a secret of our own',
    MOWKA_PAYU_SECOND_KEY: 'a key of our own',
    MOWKA_SELLER_NIP: '5252345675',
    MOWKA_ACCOUNTING_EMAIL: 'accounting@mowka.example',
  }
  /** Unsafe settings: the variable named in the error, and the environment. */
  const unsafe: [string, Record<string, string>][] = [
    ['MOWKA_ISSUER', { MOWKA_ISSUER: '' }],
    ['MOWKA_ISSUER', { MOWKA_ISSUER: 'http://localhost:4001/' }],
    ['MOWKA_ISSUER', { MOWKA_ISSUER: 'http://login.example/' }],
    ['MOWKA_JWKS_URL', { MOWKA_JWKS_URL: 'http://login.example/keys' }],
    ['MOWKA_API_CLIENT_SECRET', { MOWKA_API_CLIENT_SECRET: '' }],
    ['MOWKA_API_CLIENT_SECRET', { MOWKA_API_CLIENT_SECRET: 'mowka-api-secret' }],
    ['MOWKA_OVERRIDES', { MOWKA_OVERRIDES: 'development' }],
    ['MOWKA_COOKIE_KEY', { MOWKA_COOKIE_KEY: '' }],
    ['MOWKA_COOKIE_KEY', { MOWKA_COOKIE_KEY: 'k' }],
    ['MOWKA_RELEASE_TOKEN', { MOWKA_RELEASE_TOKEN: 't' }],
    ['MOWKA_WITNESS_HOURS', { MOWKA_WITNESS_HOURS: '0' }],
    ['MOWKA_PAYU_URL', { MOWKA_PAYU_URL: '' }],
    ['MOWKA_PAYU_URL', { MOWKA_PAYU_URL: 'http://payu.example' }],
    ['MOWKA_PAYU_SECRET', { MOWKA_PAYU_SECRET: '' }],
    ['MOWKA_PAYU_SECRET', { MOWKA_PAYU_SECRET: 'payu-sandbox' }],
    ['MOWKA_PAYU_SECOND_KEY', { MOWKA_PAYU_SECOND_KEY: '' }],
    ['MOWKA_PAYU_SECOND_KEY', { MOWKA_PAYU_SECOND_KEY: 'payu-sandbox-second-key' }],
    ['MOWKA_PAYU_NOTIFY_URL', { MOWKA_PAYU_NOTIFY_URL: 'http://mowka.example/api/order/notify' }],
    ['MOWKA_PUSH_SERVICES', { MOWKA_PUSH_SERVICES: 'push.example,http://localhost:4006' }],
    ['MOWKA_SELLER_NIP', { MOWKA_SELLER_NIP: '' }],
    ['MOWKA_SELLER_NIP', { MOWKA_SELLER_NIP: '5252345678' }],
    ['MOWKA_ACCOUNTING_EMAIL', { MOWKA_ACCOUNTING_EMAIL: '' }],
    ['MOWKA_PUBLIC_URL', { MOWKA_PUBLIC_URL: 'http://mowka.example' }],
  ]

  test('a server with safe settings starts in production', () => {
    expect(readConfig(safe).publicUrl).toBe('https://mowka.example')
    const { MOWKA_COOKIE_KEY: _, MOWKA_RELEASE_TOKEN: __, ...withoutKeys } = safe
    expect(readConfig(withoutKeys)).toMatchObject({ releaseRootToken: null })
  })

  test.each(unsafe)('a server in production does not start and names %s: %j', (name, setting) => {
    expect(() => readConfig({ ...safe, ...setting })).toThrow(new RegExp(`^- ${name} `, 'm'))
  })

  test('reports all unsafe settings together', () => {
    const all = {
      ...Object.assign({}, ...unsafe.map(([, setting]) => setting)),
      MOWKA_PUBLIC_URL: safe.MOWKA_PUBLIC_URL,
    }
    const names = new Set(unsafe.map(([name]) => name).filter((name) => name !== 'MOWKA_PUBLIC_URL'))
    for (const name of names) expect(() => readConfig(all)).toThrow(name)
  })

  test('the list for operators contains every unsafe setting', () => {
    const operations = fs.readFileSync(path.resolve(__dirname, '../../docs/operations.md'), 'utf8')
    const [list = ''] = /### Safe settings in production[\s\S]*?(?=\n### )/.exec(operations) ?? []
    for (const [name] of unsafe) expect(list).toContain(`| \`${name}\``)
  })

  test('accepts the same settings on one machine and in a local network', () => {
    const settings = { MOWKA_OVERRIDES: 'development', MOWKA_COOKIE_KEY: 'k', MOWKA_RELEASE_TOKEN: 't' }
    for (const host of [
      'localhost:4000',
      '127.0.0.1',
      '[::1]:4000',
      '192.168.1.20:4000',
      'laptop:4000',
      'mowka.test',
    ]) {
      expect(readConfig({ ...settings, MOWKA_PUBLIC_URL: `http://${host}` }).overrides).toBe('development')
    }
  })

  test.each(['http://10.1.2.3', 'http://[fd00::1]', 'http://[fe80::1]:4000', 'http://box.local'])(
    '%s is a local address',
    (url) => {
      expect(isLocalAddress(url)).toBe(true)
    },
  )
  test.each(['http://8.8.8.8', 'http://[2001:db8::1]', 'http://mowka.pl', 'http://localhost.evil.example'])(
    '%s is not a local address',
    (url) => {
      expect(isLocalAddress(url)).toBe(false)
    },
  )
})

describe('variables that end in _FILE', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-secrets-'))
  const file = path.join(folder, 'database-url')
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  test('a variable ending in _FILE names a file with the value, without the trailing line break', () => {
    fs.writeFileSync(file, 'postgres://mowka:secret@db/mowka\n')
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://mowka:secret@db/mowka')
  })

  test('refuses a variable ending in _FILE if the variable itself is set, too, or its file is missing', () => {
    const both = { DATABASE_URL: 'postgres://db/mowka', DATABASE_URL_FILE: file }
    expect(() => readConfig(both)).toThrow('DATABASE_URL and DATABASE_URL_FILE are both set')
    const missing = { MOWKA_RELEASE_TOKEN_FILE: path.join(folder, 'missing') }
    expect(() => readConfig(missing)).toThrow("MOWKA_RELEASE_TOKEN_FILE names a file that can't be read")
  })
})
