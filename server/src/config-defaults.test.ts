import path from 'node:path'
import { ed25519Pair } from '../testing/signing-keys'
import { readConfig } from './config'
import { isLocalAddress } from './unsafe-settings'

test('a server without settings runs on one machine with the sandbox', () => {
  const config = readConfig({})
  expect(config).toEqual({
    host: 'localhost',
    port: 4000,
    dataDir: path.resolve('.data'),
    bucket: null,
    databaseUrl: null,
    publicUrl: 'http://localhost:4000',
    identity: {
      issuer: 'http://localhost:4001/',
      jwksUrl: 'http://localhost:4001/.well-known/jwks.json',
      audience: 'https://api.mowka.test',
      clientId: 'mowka-web',
      rolesClaim: 'https://mowka.test/roles',
      management: {
        clientId: 'mowka-api',
        clientSecret: 'mowka-api-secret',
        connection: 'Username-Password-Authentication',
      },
    },
    speech: {
      url: 'http://localhost:4004/v1',
      apiKey: null,
      model: 'tts-1',
      transcriptionModel: 'whisper-1',
      warmUp: true,
    },
    chat: { url: 'http://localhost:4004/v1', apiKey: null, model: 'gpt-4o-mini', questionsPerDay: 50 },
    mail: { smtpUrl: 'smtp://localhost:4025', from: 'Mówka <mowka@mowka.test>', operator: null },
    payments: {
      url: 'http://localhost:4002',
      posId: '300746',
      clientId: '300746',
      clientSecret: 'payu-sandbox',
      secondKey: 'payu-sandbox-second-key',
      notifyUrl: 'http://localhost:4000/api/order/notify',
    },
    push: {
      privateKey: null,
      services: [
        'fcm.googleapis.com',
        'updates.push.services.mozilla.com',
        '*.push.apple.com',
        '*.notify.windows.com',
        'http://localhost:4006',
      ],
    },
    invoices: {
      seller: {
        name: 'Mówka (piaskownica)',
        nip: '1111111111',
        street: 'ul. Przykładowa 1',
        town: '00-001 Warszawa',
      },
      accountingEmail: 'ksiegowosc@mowka.test',
    },
    sentryDsn: null,
    interfaceLang: 'pl',
    siteUrl: 'http://localhost:4001/site/',
    helpUrl: 'http://localhost:4001/site/help',
    contactUrl: 'http://localhost:4001/site/contact',
    confirmationUrl: 'http://localhost:4001/account/resend-verification',
    seedReleases: null,
    releaseRootToken: null,
    releaseKeys: null,
    overrides: 'by-administrator',
    cookieKey: expect.stringMatching(/^[0-9a-f]{64}$/),
    trustedProxies: 0,
    metrics: null,
    collector: null,
    traceShare: 0,
    drainSeconds: 0,
    witnessHours: 24,
    logLevel: 'warn',
  })
  expect(readConfig({}).cookieKey).not.toBe(config.cookieKey)
})

test('every setting has an environment variable', () => {
  const env = {
    MOWKA_HOST: '0.0.0.0',
    MOWKA_PORT: '4100',
    MOWKA_DATA: '/var/mowka',
    DATABASE_URL: 'postgresql://localhost/mowka',
    MOWKA_PUBLIC_URL: 'http://localhost:9000',
    MOWKA_ISSUER: 'https://login.example/',
    MOWKA_JWKS_URL: 'https://login.example/keys',
    MOWKA_AUDIENCE: 'audience',
    MOWKA_CLIENT_ID: 'client',
    MOWKA_ROLES_CLAIM: 'roles',
    MOWKA_API_CLIENT_ID: 'api',
    MOWKA_API_CLIENT_SECRET: 'api-secret',
    MOWKA_IDENTITY_CONNECTION: 'people',
    MOWKA_SPEECH_URL: 'https://speech.example/v1',
    MOWKA_SPEECH_KEY: 'speech-key',
    MOWKA_SPEECH_MODEL: 'tts-2',
    MOWKA_TRANSCRIPTION_MODEL: 'whisper-2',
    MOWKA_SPEECH_WARM_UP: 'off',
    MOWKA_CHAT_URL: 'https://chat.example/v1',
    MOWKA_CHAT_KEY: 'chat-key',
    MOWKA_CHAT_PER_DAY: '7',
    MOWKA_CHAT_MODEL: 'gpt',
    MOWKA_SMTP_URL: 'smtps://mail.example',
    MOWKA_MAIL_FROM: 'a@mowka.example',
    MOWKA_OPERATOR_EMAIL: 'operator@mowka.example',
    MOWKA_PAYU_URL: 'https://payu.example',
    MOWKA_PAYU_POS: '1',
    MOWKA_PAYU_CLIENT_ID: '2',
    MOWKA_PAYU_SECRET: 'secret',
    MOWKA_PAYU_SECOND_KEY: 'second',
    MOWKA_PAYU_NOTIFY_URL: 'https://hears.example/payu',
    MOWKA_PUSH_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    MOWKA_PUSH_SERVICES: 'push.example, *.push.example',
    MOWKA_SELLER_NAME: 'Mówka sp. z o.o.',
    MOWKA_SELLER_NIP: '5252345675',
    MOWKA_SELLER_STREET: 'ul. Prosta 1',
    MOWKA_SELLER_TOWN: '30-702 Kraków',
    MOWKA_ACCOUNTING_EMAIL: 'accounting@mowka.example',
    MOWKA_SENTRY_DSN: 'https://key@sentry.example/1',
    MOWKA_INTERFACE_LANG: 'en',
    MOWKA_SITE_URL: 'https://site.example/',
    MOWKA_HELP_URL: 'https://help.example/',
    MOWKA_CONTACT_URL: 'https://contact.example/',
    MOWKA_CONFIRMATION_URL: 'https://login.example/resend',
    MOWKA_SEED_RELEASES: '/srv/releases',
    MOWKA_RELEASE_TOKEN: 'token',
    MOWKA_RELEASE_PUBLIC_KEYS: ed25519Pair().publicKey,
    MOWKA_OVERRIDES: 'development',
    MOWKA_COOKIE_KEY: 'key',
    MOWKA_TRUSTED_PROXIES: '10',
    MOWKA_METRICS_PORT: '9464',
    MOWKA_METRICS_HOST: '0.0.0.0',
    MOWKA_OTLP_URL: 'https://otlp.example/',
    MOWKA_OTLP_HEADERS: 'api-key=abc=',
    MOWKA_OTLP_SERVICE: 'mowka-eu',
    MOWKA_TRACE_SHARE: '0.01',
    MOWKA_DRAIN_SECONDS: '20',
    MOWKA_WITNESS_HOURS: '8760',
    MOWKA_LOG: 'fatal',
  }
  expect(readConfig(env)).toMatchObject({
    host: '0.0.0.0',
    port: 4100,
    dataDir: path.resolve('/var/mowka'),
    databaseUrl: 'postgresql://localhost/mowka',
    publicUrl: 'http://localhost:9000',
    identity: {
      issuer: 'https://login.example/',
      jwksUrl: 'https://login.example/keys',
      audience: 'audience',
      clientId: 'client',
      rolesClaim: 'roles',
      management: { clientId: 'api', clientSecret: 'api-secret', connection: 'people' },
    },
    speech: {
      url: 'https://speech.example/v1',
      apiKey: 'speech-key',
      model: 'tts-2',
      transcriptionModel: 'whisper-2',
      warmUp: false,
    },
    chat: { url: 'https://chat.example/v1', apiKey: 'chat-key', model: 'gpt', questionsPerDay: 7 },
    mail: {
      smtpUrl: 'smtps://mail.example',
      from: 'a@mowka.example',
      operator: 'operator@mowka.example',
    },
    payments: {
      url: 'https://payu.example',
      posId: '1',
      clientId: '2',
      clientSecret: 'secret',
      secondKey: 'second',
      notifyUrl: 'https://hears.example/payu',
    },
    push: {
      privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
      services: ['push.example', '*.push.example'],
    },
    invoices: {
      seller: {
        name: 'Mówka sp. z o.o.',
        nip: '5252345675',
        street: 'ul. Prosta 1',
        town: '30-702 Kraków',
      },
      accountingEmail: 'accounting@mowka.example',
    },
    sentryDsn: 'https://key@sentry.example/1',
    interfaceLang: 'en',
    siteUrl: 'https://site.example/',
    helpUrl: 'https://help.example/',
    contactUrl: 'https://contact.example/',
    confirmationUrl: 'https://login.example/resend',
    seedReleases: '/srv/releases',
    releaseRootToken: 'token',
    releaseKeys: [expect.objectContaining({ asymmetricKeyType: 'ed25519' })],
    overrides: 'development',
    cookieKey: 'key',
    trustedProxies: 10,
    metrics: { host: '0.0.0.0', port: 9464 },
    collector: { url: 'https://otlp.example', headers: { 'api-key': 'abc=' }, serviceName: 'mowka-eu' },
    traceShare: 0.01,
    drainSeconds: 20,
    witnessHours: 8760,
    logLevel: 'fatal',
  })
  expect(
    readConfig({ ...env, DATABASE_URL: 'postgres://localhost/mowka', MOWKA_LOG: 'debug' }),
  ).toMatchObject({
    databaseUrl: 'postgres://localhost/mowka',
    logLevel: 'debug',
  })
  for (const logLevel of ['info', 'warn', 'error']) {
    expect(readConfig({ MOWKA_LOG: logLevel, MOWKA_SMTP_URL: 'smtp://mail.example' }).logLevel).toBe(logLevel)
  }
})

test('reports all invalid settings together, one per line and with the expected values', () => {
  const wrong = {
    MOWKA_OVERRIDES: 'on',
    MOWKA_TRUSTED_PROXIES: '11',
    MOWKA_SENTRY_DSN: 'ftp://sentry.example',
    MOWKA_SMTP_URL: 'https://mail.example',
    MOWKA_PUBLIC_URL: 'http://localhost:4000/learn',
    MOWKA_S3_BUCKET: 'files',
  }
  expect(() => readConfig(wrong)).toThrow(
    [
      'The server does not start:',
      '- MOWKA_PUBLIC_URL has more than a host and a port: it is like https://mowka.example',
      '- MOWKA_S3_BUCKET needs MOWKA_S3_KEY and MOWKA_S3_SECRET',
      '- MOWKA_SMTP_URL is not an address that begins with smtp:// or smtps://',
      '- MOWKA_SENTRY_DSN is not an address that begins with http:// or https://',
      '- MOWKA_OVERRIDES is "on"; it is one of development, by-administrator',
      '- MOWKA_TRUSTED_PROXIES is "11"; it is a whole number from 0 to 10',
    ].join('\n'),
  )
})

test('a bucket without a region is in the default region', () => {
  const env = { MOWKA_S3_BUCKET: 'files', MOWKA_S3_KEY: 'id', MOWKA_S3_SECRET: 'secret' }
  expect(readConfig(env).bucket).toMatchObject({
    region: 'us-east-1',
    endpoint: 'https://s3.us-east-1.amazonaws.com',
  })
})

describe('in production', () => {
  const safe = {
    MOWKA_PUBLIC_URL: 'https://mowka.example',
    MOWKA_ISSUER: 'https://login.example/',
    MOWKA_API_CLIENT_SECRET: 'a secret of our own',
    MOWKA_COOKIE_KEY: 'k'.repeat(32),
    MOWKA_PAYU_URL: 'https://secure.payu.com',
    MOWKA_PAYU_SECRET: 'a secret of our own',
    MOWKA_SELLER_NIP: '5252345675',
    MOWKA_ACCOUNTING_EMAIL: 'accounting@mowka.example',
    MOWKA_PAYU_SECOND_KEY: 'a key of our own',
  }
  test.each([
    ['MOWKA_COOKIE_KEY', 'k'.repeat(31), '- MOWKA_COOKIE_KEY has fewer than 32 characters: '],
    ['MOWKA_RELEASE_TOKEN', 't'.repeat(31), '- MOWKA_RELEASE_TOKEN has fewer than 32 characters: '],
    ['MOWKA_WITNESS_HOURS', '23', '- MOWKA_WITNESS_HOURS is less than 24: '],
  ])('refuses %s=%s in production', (name, value, problem) => {
    expect(() => readConfig({ ...safe, [name]: value })).toThrow(problem)
    expect(
      readConfig({ ...safe, MOWKA_RELEASE_TOKEN: 't'.repeat(32), MOWKA_WITNESS_HOURS: '24' }),
    ).toBeDefined()
  })
})

test.each([
  ['http://127.255.255.255', true],
  ['http://126.255.255.255', false],
  ['http://128.0.0.1', false],
  ['http://10.255.0.1', true],
  ['http://11.0.0.1', false],
  ['http://172.16.0.1', true],
  ['http://172.31.255.1', true],
  ['http://172.32.0.1', false],
  ['http://172.15.0.1', false],
  ['http://192.168.255.1', true],
  ['http://192.169.0.1', false],
  ['http://169.254.255.1', true],
  ['http://169.255.0.1', false],
  ['http://[::1]', true],
  ['http://[::2]', false],
  ['http://[fc00::1]', true],
  ['http://[fdff::1]', true],
  ['http://[fe00::1]', false],
  ['http://[febf::1]', true],
  ['http://[fec0::1]', false],
  ['http://laptop', true],
  ['http://a.localhost', true],
  ['http://a.internal', true],
  ['http://a.test', true],
  ['http://test.a', false],
])('%s is a local address: %s', (url, isLocal) => {
  expect(isLocalAddress(url)).toBe(isLocal)
})
