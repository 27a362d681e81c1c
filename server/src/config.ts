import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { S3Settings } from './outside/s3-storage'

/** Everything that the environment decides. Nothing of it is baked into a build. */
export type Config = {
  host: string
  port: number
  /** Where embedded data lives: database, files, lock. */
  dataDir: string
  /** Where files are kept instead of in the data folder. */
  bucket: S3Settings | null
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | null
  /** The address under which people reach the platform. */
  publicUrl: string
  identity: {
    /** With a slash at the end, as tokens carry it. */
    issuer: string
    jwksUrl: string
    audience: string
    clientId: string
    rolesClaim: string
  }
  speech: { url: string; apiKey: string | null }
  sentryDsn: string | null
  /** Default interface language (administration and platform §9: overridable by environment). */
  interfaceLang: string
  siteUrl: string
  helpUrl: string
  contactUrl: string
  /** May release anything; for the local start. Distant platforms use per-remote tokens. */
  releaseRootToken: string | null
  /**
   * Who may load remotes from an own machine: every browser (`development`), or one in which an administrator has
   * allowed it for a few hours.
   */
  overrides: 'development' | 'by-administrator'
  /** Signs what browsers keep for the server. All instances need the same; without one each makes its own. */
  cookieKey: string
  /** How many proxies in front may be believed about the caller's address. */
  trustedProxies: number
}

/** The bucket, if the environment names one. Throws when the rest of it is missing. */
function readBucket(env: NodeJS.ProcessEnv): S3Settings | null {
  const { MOWKA_S3_BUCKET: bucket, MOWKA_S3_KEY: accessKeyId, MOWKA_S3_SECRET: secretAccessKey } = env
  if (!bucket) return null
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('MOWKA_S3_BUCKET needs MOWKA_S3_KEY and MOWKA_S3_SECRET')
  }
  const region = env.MOWKA_S3_REGION ?? 'us-east-1'
  return {
    endpoint: env.MOWKA_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    pathStyle: env.MOWKA_S3_PATH_STYLE === 'true',
  }
}

/** Reads the configuration. Local defaults point at the sandbox, whose ports follow the platform's. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.MOWKA_PORT ?? 4000)
  const issuer = env.MOWKA_ISSUER ?? `http://localhost:${port + 1}/`
  const site = env.MOWKA_SITE_URL ?? `http://localhost:${port + 1}/site/`
  return {
    host: env.MOWKA_HOST ?? 'localhost',
    port,
    dataDir: path.resolve(env.MOWKA_DATA ?? '.data'),
    bucket: readBucket(env),
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: env.MOWKA_PUBLIC_URL ?? `http://localhost:${port}`,
    identity: {
      issuer,
      jwksUrl: env.MOWKA_JWKS_URL ?? `${issuer}.well-known/jwks.json`,
      audience: env.MOWKA_AUDIENCE ?? 'https://api.mowka.test',
      clientId: env.MOWKA_CLIENT_ID ?? 'mowka-web',
      rolesClaim: env.MOWKA_ROLES_CLAIM ?? 'https://mowka.test/roles',
    },
    speech: {
      url: env.MOWKA_SPEECH_URL ?? `http://localhost:${port + 4}/v1`,
      apiKey: env.MOWKA_SPEECH_KEY ?? null,
    },
    sentryDsn: env.MOWKA_SENTRY_DSN ?? null,
    interfaceLang: env.MOWKA_INTERFACE_LANG ?? 'pl',
    siteUrl: site,
    helpUrl: env.MOWKA_HELP_URL ?? `${site}help`,
    contactUrl: env.MOWKA_CONTACT_URL ?? `${site}contact`,
    releaseRootToken: env.MOWKA_RELEASE_TOKEN ?? null,
    overrides: env.MOWKA_OVERRIDES === 'development' ? 'development' : 'by-administrator',
    cookieKey: env.MOWKA_COOKIE_KEY ?? randomBytes(32).toString('hex'),
    trustedProxies: Number(env.MOWKA_TRUSTED_PROXIES ?? 0),
  }
}
