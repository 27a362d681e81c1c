import { type KeyObject, randomBytes } from 'node:crypto'
import path from 'node:path'
import { type InterfaceLang, interfaceLangs } from '@mowka/domain/languages/codes'
import { Environment } from './environment'
import type { OtlpCollector } from './metrics/public'
import { publicKeyOf } from './outside/push-encryption'
import type { S3Settings } from './outside/s3-storage'
import { readVerificationKeys } from './release-signature'
import {
  SANDBOX_ACCOUNTING_EMAIL,
  SANDBOX_API_SECRET,
  SANDBOX_PAYMENT_SECRET,
  SANDBOX_SECOND_KEY,
  SANDBOX_SELLER_NIP,
  unsafeSettings,
  WITNESS_HOURS,
} from './unsafe-settings'

/** Maximum number of proxies. */
const MAX_PROXIES = 10

/** The seller on invoices. */
export type Seller = {
  name: string
  /** Polish tax number, ten digits. */
  nip: string
  street: string
  /** Postal code and town. */
  town: string
}

/** The configuration from the environment; none of it is compiled into a build. */
export type Config = {
  host: string
  port: number
  /** Folder of embedded data: database, files, lock. */
  dataDir: string
  /** Object storage that replaces the data folder for files. */
  bucket: S3Settings | null
  /** A PostgreSQL server that replaces the embedded database. */
  databaseUrl: string | null
  /** The public URL of the platform: scheme, host and port. */
  publicUrl: string
  identity: {
    /** With a trailing slash, as in tokens. */
    issuer: string
    jwksUrl: string
    audience: string
    clientId: string
    rolesClaim: string
    /** The machine client for managing accounts, and the connection that holds them. */
    management: { clientId: string; clientSecret: string; connection: string }
  }
  /** Speech and chat, OpenAI-compatible; base URLs without the name of the call. */
  speech: {
    url: string
    apiKey: string | null
    model: string
    transcriptionModel: string
    /** Synthesizes recordings in the background before their first playback. */
    warmUp: boolean
  }
  chat: {
    url: string
    apiKey: string | null
    model: string
    /** Daily limit of assistant questions per person. */
    questionsPerDay: number
  }
  mail: {
    /** E.g. `smtps://user:password@mail.example:465`. */
    smtpUrl: string
    from: string
    /** Address for reports of permanently failed jobs; null for no reports. */
    operator: string | null
  }
  payments: {
    url: string
    posId: string
    clientId: string
    clientSecret: string
    /** PayU's signing key for notifications: its holder can mark orders as paid. */
    secondKey: string
    /** URL of PayU's payment notifications, which PayU has to be able to reach. */
    notifyUrl: string
  }
  push: {
    /** Signs notifications (VAPID): the private key in base64url; null for no notifications. */
    privateKey: string | null
    /** Push services of browsers: `host`, `*.domain`, or for development an origin. */
    services: readonly string[]
  }
  /** The seller on invoices, and the address of the accounting office that submits them. */
  invoices: { seller: Seller; accountingEmail: string }
  sentryDsn: string | null
  /** Default interface language (P-I18N-03). */
  interfaceLang: InterfaceLang
  siteUrl: string
  helpUrl: string
  contactUrl: string
  /** The provider's URL for resending the confirmation email; null for none. `email` is appended. */
  confirmationUrl: string | null
  /** A folder of builds to release on start where nothing is live yet; `null` for none. */
  seedReleases: string | null
  /** A token that may release anything, for local starts. Remote platforms use tokens per remote. */
  releaseRootToken: string | null
  /** Public keys, one of which must have signed each release; `null` if releases need no signature. */
  releaseKeys: readonly KeyObject[] | null
  /**
   * Which browsers may load remotes from a local server: every browser (`development`), or one in which an
   * administrator has allowed it for a few hours.
   */
  overrides: 'development' | 'by-administrator'
  /** Signs cookies and links. The same on all instances; without one each generates its own. */
  cookieKey: string
  /** Number of proxies to trust for the caller's IP address. */
  trustedProxies: number
  /** Where Prometheus reads metrics; `null` for no metrics. */
  metrics: { host: string; port: number } | null
  /** An OpenTelemetry collector for metrics and traces; `null` for none. */
  collector: OtlpCollector | null
  /** Share of traces that are recorded, from 0 to 1. */
  traceShare: number
  /** Time for which a stopping instance still serves requests while `/api/ready` returns 503, in seconds. */
  drainSeconds: number
  /** Minimum age of an account at the time of a release for its failure reports to count, in hours. */
  witnessHours: number
  /** Minimum log level. */
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'fatal'
}

/** Returns the bucket with its credentials, if configured. */
function readBucket(env: Environment): S3Settings | null {
  const bucket = env.text('MOWKA_S3_BUCKET', null)
  const region = env.text('MOWKA_S3_REGION', 'us-east-1')
  const endpoint = env.address('MOWKA_S3_ENDPOINT', `https://s3.${region}.amazonaws.com`)
  const pathStyle = env.oneOf('MOWKA_S3_PATH_STYLE', ['true', 'false'], 'false') === 'true'
  if (!bucket) return null
  const accessKeyId = env.text('MOWKA_S3_KEY', '')
  const secretAccessKey = env.text('MOWKA_S3_SECRET', '')
  if (!accessKeyId || !secretAccessKey) {
    env.problems.push('MOWKA_S3_BUCKET needs MOWKA_S3_KEY and MOWKA_S3_SECRET')
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle }
}

/** Returns the public keys of signed releases, if configured. */
function readReleaseKeys(env: Environment): KeyObject[] | null {
  const pem = env.text('MOWKA_RELEASE_PUBLIC_KEYS', null)
  if (pem === null) return null
  const keys = readVerificationKeys(pem)
  if (keys === null)
    env.problems.push('MOWKA_RELEASE_PUBLIC_KEYS is not one or more Ed25519 public keys in PEM')
  return keys
}

/** Push services of Chrome, Firefox, Safari and Edge. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/** Returns the key and the push services of notifications. Only a local platform sends to the sandbox. */
function readPush(env: Environment, publicUrl: string, sandbox: string): Config['push'] {
  const privateKey = env.text('MOWKA_PUSH_PRIVATE_KEY', null)
  if (privateKey !== null && publicKeyOf(privateKey) === null)
    env.problems.push('MOWKA_PUSH_PRIVATE_KEY is not a private key of P-256 in base64url')
  const known = publicUrl.startsWith('https:') ? PUSH_SERVICES : [...PUSH_SERVICES, sandbox]
  return { privateKey, services: env.list('MOWKA_PUSH_SERVICES', known) }
}

/** Returns the OpenTelemetry collector, if configured. */
function readCollector(env: Environment): OtlpCollector | null {
  const url = env.address('MOWKA_OTLP_URL', null)
  const headers = env.pairs('MOWKA_OTLP_HEADERS')
  const serviceName = env.text('MOWKA_OTLP_SERVICE', 'mowka')
  return url === null ? null : { url: url.replace(/\/$/, ''), headers, serviceName }
}

/**
 * Reads the configuration. Local defaults point at the sandbox, whose ports follow the platform's. Throws
 * `ConfigError` with all problems: unknown values, and unsafe settings in production.
 */
export function readConfig(values: NodeJS.ProcessEnv): Config {
  const env = new Environment(values)
  const port = env.wholeNumber('MOWKA_PORT', 4000, 65_535)
  const issuer = env.address('MOWKA_ISSUER', `http://localhost:${port + 1}/`)
  const publicUrl = env.origin('MOWKA_PUBLIC_URL', `http://localhost:${port}`)
  const site = env.address('MOWKA_SITE_URL', `http://localhost:${port + 1}/site/`)
  const metricsPort = env.wholeNumber('MOWKA_METRICS_PORT', 0, 65_535)
  const config: Config = {
    host: env.text('MOWKA_HOST', 'localhost'),
    port,
    dataDir: path.resolve(env.text('MOWKA_DATA', '.data')),
    bucket: readBucket(env),
    databaseUrl: env.address('DATABASE_URL', null, ['postgres:', 'postgresql:']),
    publicUrl,
    identity: {
      issuer,
      jwksUrl: env.address('MOWKA_JWKS_URL', `${issuer}.well-known/jwks.json`),
      audience: env.text('MOWKA_AUDIENCE', 'https://api.mowka.test'),
      clientId: env.text('MOWKA_CLIENT_ID', 'mowka-web'),
      rolesClaim: env.text('MOWKA_ROLES_CLAIM', 'https://mowka.test/roles'),
      management: {
        clientId: env.text('MOWKA_API_CLIENT_ID', 'mowka-api'),
        clientSecret: env.text('MOWKA_API_CLIENT_SECRET', SANDBOX_API_SECRET),
        connection: env.text('MOWKA_IDENTITY_CONNECTION', 'Username-Password-Authentication'),
      },
    },
    speech: {
      url: env.address('MOWKA_SPEECH_URL', `http://localhost:${port + 4}/v1`),
      apiKey: env.text('MOWKA_SPEECH_KEY', null),
      model: env.text('MOWKA_SPEECH_MODEL', 'tts-1'),
      transcriptionModel: env.text('MOWKA_TRANSCRIPTION_MODEL', 'whisper-1'),
      warmUp: env.oneOf('MOWKA_SPEECH_WARM_UP', ['on', 'off'], 'on') === 'on',
    },
    chat: {
      url: env.address('MOWKA_CHAT_URL', `http://localhost:${port + 4}/v1`),
      apiKey: env.text('MOWKA_CHAT_KEY', null),
      model: env.text('MOWKA_CHAT_MODEL', 'gpt-4o-mini'),
      questionsPerDay: env.wholeNumber('MOWKA_CHAT_PER_DAY', 50, 10_000),
    },
    mail: {
      smtpUrl: env.address('MOWKA_SMTP_URL', `smtp://localhost:${port + 25}`, ['smtp:', 'smtps:']),
      from: env.text('MOWKA_MAIL_FROM', 'Mówka <mowka@mowka.test>'),
      operator: env.email('MOWKA_OPERATOR_EMAIL', null),
    },
    payments: {
      url: env.address('MOWKA_PAYU_URL', `http://localhost:${port + 2}`),
      posId: env.text('MOWKA_PAYU_POS', '300746'),
      clientId: env.text('MOWKA_PAYU_CLIENT_ID', '300746'),
      clientSecret: env.text('MOWKA_PAYU_SECRET', SANDBOX_PAYMENT_SECRET),
      secondKey: env.text('MOWKA_PAYU_SECOND_KEY', SANDBOX_SECOND_KEY),
      notifyUrl: env.address('MOWKA_PAYU_NOTIFY_URL', `${publicUrl}/api/order/notify`),
    },
    push: readPush(env, publicUrl, `http://localhost:${port + 6}`),
    invoices: {
      seller: {
        name: env.text('MOWKA_SELLER_NAME', 'Mówka (piaskownica)'),
        nip: env.text('MOWKA_SELLER_NIP', SANDBOX_SELLER_NIP),
        street: env.text('MOWKA_SELLER_STREET', 'ul. Przykładowa 1'),
        town: env.text('MOWKA_SELLER_TOWN', '00-001 Warszawa'),
      },
      accountingEmail: env.email('MOWKA_ACCOUNTING_EMAIL', SANDBOX_ACCOUNTING_EMAIL),
    },
    sentryDsn: env.address('MOWKA_SENTRY_DSN', null),
    interfaceLang: env.oneOf('MOWKA_INTERFACE_LANG', interfaceLangs, 'pl'),
    siteUrl: site,
    helpUrl: env.address('MOWKA_HELP_URL', `${site}help`),
    contactUrl: env.address('MOWKA_CONTACT_URL', `${site}contact`),
    confirmationUrl: env.address(
      'MOWKA_CONFIRMATION_URL',
      env.text('MOWKA_ISSUER', null) === null ? `${issuer}account/resend-verification` : null,
    ),
    seedReleases: env.text('MOWKA_SEED_RELEASES', null),
    releaseRootToken: env.text('MOWKA_RELEASE_TOKEN', null),
    releaseKeys: readReleaseKeys(env),
    overrides: env.oneOf('MOWKA_OVERRIDES', ['development', 'by-administrator'], 'by-administrator'),
    cookieKey: env.text('MOWKA_COOKIE_KEY', randomBytes(32).toString('hex')),
    trustedProxies: env.wholeNumber('MOWKA_TRUSTED_PROXIES', 0, MAX_PROXIES),
    metrics: metricsPort ? { host: env.text('MOWKA_METRICS_HOST', 'localhost'), port: metricsPort } : null,
    collector: readCollector(env),
    traceShare: env.share('MOWKA_TRACE_SHARE', 0),
    drainSeconds: env.wholeNumber('MOWKA_DRAIN_SECONDS', 0, 60),
    witnessHours: env.wholeNumber('MOWKA_WITNESS_HOURS', WITNESS_HOURS, 24 * 365),
    logLevel: env.oneOf('MOWKA_LOG', ['debug', 'info', 'warn', 'error', 'fatal'], 'warn'),
  }
  if (config.traceShare > 0 && !config.collector) {
    env.problems.push('MOWKA_TRACE_SHARE needs MOWKA_OTLP_URL, which receives the traces')
  }
  env.problems.push(...unsafeSettings(config, (name) => env.isEmpty(name)))
  env.check()
  return config
}
