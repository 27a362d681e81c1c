import { resolve } from 'node:path'

/** Everything that may differ between two runs of the sandbox. Read once, at start. */
export interface Settings {
  ports: Ports
  /** Addresses to listen on. */
  hosts: string[]
  /** Folder that keeps keys, accounts, sessions and mail between two runs. */
  dataDir: string
  /** Where people find the platform, without a trailing slash. */
  platformOrigin: string
  /** Origins outside localhost that may sign in and call the stand-ins. */
  extraOrigins: string[]
  /** How long a rotated refresh token may still be used, in seconds. */
  refreshLeewaySeconds: number
  /** The machine client with which the API manages accounts. */
  apiClient: { id: string; secret: string }
  /** The shop that may take payments. */
  shop: { posId: string; clientId: string; clientSecret: string; secondKey: string }
}

export interface Ports {
  platform: number
  identity: number
  payments: number
  mailWeb: number
  smtp: number
  speech: number
  errors: number
}

/** The platform's default port. */
const DEFAULT_PLATFORM_PORT = 4000

/** Room above the platform's port for the farthest stand-in. */
const FARTHEST_OFFSET = 25

/** Long enough for a second tab or a reload in the middle of a refresh. */
const DEFAULT_REFRESH_LEEWAY_SECONDS = 30

export class SettingsError extends Error {}

/** Ports of all stand-ins: they move together with the platform's. */
export function portsFrom(platform: number): Ports {
  return {
    platform,
    identity: platform + 1,
    payments: platform + 2,
    mailWeb: platform + 3,
    smtp: platform + FARTHEST_OFFSET,
    speech: platform + 4,
    errors: platform + 5,
  }
}

/** Settings from environment variables; `MOWKA_*` names are listed in the README. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = wholeNumber(env, 'MOWKA_PORT', DEFAULT_PLATFORM_PORT)
  if (port < 1 || port > 65_535 - FARTHEST_OFFSET) {
    throw new SettingsError(`MOWKA_PORT must be between 1 and ${65_535 - FARTHEST_OFFSET}, it is ${port}.`)
  }
  return {
    ports: portsFrom(port),
    // Not the platform's MOWKA_HOST: who opens the platform to others does not mean known passwords and everyone's mail.
    hosts: env.MOWKA_SANDBOX_HOST ? [env.MOWKA_SANDBOX_HOST] : ['127.0.0.1', '::1'],
    dataDir: resolve(env.MOWKA_DATA || '.data', 'sandbox'),
    platformOrigin: `http://localhost:${port}`,
    extraOrigins: (env.MOWKA_ORIGINS ?? '').split(',').map(trimOrigin).filter(Boolean),
    refreshLeewaySeconds: wholeNumber(env, 'MOWKA_REFRESH_LEEWAY', DEFAULT_REFRESH_LEEWAY_SECONDS),
    apiClient: {
      id: env.MOWKA_API_CLIENT_ID || 'mowka-api',
      secret: env.MOWKA_API_CLIENT_SECRET || 'mowka-api-secret',
    },
    shop: {
      posId: env.MOWKA_PAYU_POS || '300746',
      clientId: env.MOWKA_PAYU_CLIENT_ID || '300746',
      clientSecret: env.MOWKA_PAYU_SECRET || 'payu-sandbox',
      secondKey: env.MOWKA_PAYU_SECOND_KEY || 'payu-sandbox-second-key',
    },
  }
}

/** Whether pages of this origin belong to the platform: localhost on any port, or named in the settings. */
export function isOwnOrigin(settings: Settings, origin: string): boolean {
  if (settings.extraOrigins.includes(origin)) return true
  return /^http:\/\/localhost(:\d{1,5})?$/.test(origin)
}

function trimOrigin(origin: string): string {
  return origin.trim().replace(/\/$/, '')
}

function wholeNumber(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const value = env[name]
  if (!value) return fallback
  if (!/^\d+$/.test(value)) throw new SettingsError(`${name} must be a whole number, it is "${value}".`)
  return Number(value)
}
