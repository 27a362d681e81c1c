import { resolve } from 'node:path'

/** All settings of the sandbox. Read once, at start. */
export interface Settings {
  ports: Ports
  /** Addresses to listen on. */
  hosts: string[]
  /** Folder with keys, accounts, sessions and emails, persisted between runs. */
  dataDir: string
  /** The platform's public origin, without a trailing slash. */
  platformOrigin: string
  /** Origins outside localhost that may sign in and call the sandbox. */
  extraOrigins: string[]
  /** Time in seconds for which a rotated refresh token stays valid. */
  refreshLeewaySeconds: number
  /** Days after the sign-up in which an unconfirmed email address may sign in; 0 requires the confirmation first. */
  confirmationGraceDays: number
  /** The machine client with which the API manages accounts. */
  apiClient: { id: string; secret: string }
  /** Credentials of the shop. */
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
  push: number
}

/** The platform's default port. */
const DEFAULT_PLATFORM_PORT = 4000

/** Offset of the highest sandbox port from the platform's. */
const FARTHEST_OFFSET = 25

/** Long enough for a second tab or a reload during a refresh. */
const DEFAULT_REFRESH_LEEWAY_SECONDS = 30

/** As long as the free trial, and longer than a confirmation link is valid. */
const DEFAULT_CONFIRMATION_GRACE_DAYS = 7

export class SettingsError extends Error {}

/** Returns the ports of all fake services, relative to the platform's. */
export function portsFrom(platform: number): Ports {
  return {
    platform,
    identity: platform + 1,
    payments: platform + 2,
    mailWeb: platform + 3,
    smtp: platform + FARTHEST_OFFSET,
    speech: platform + 4,
    errors: platform + 5,
    push: platform + 6,
  }
}

/** Reads the settings from environment variables; the README lists the `MOWKA_*` names. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = wholeNumber(env, 'MOWKA_PORT', DEFAULT_PLATFORM_PORT)
  if (port < 1 || port > 65_535 - FARTHEST_OFFSET) {
    throw new SettingsError(`MOWKA_PORT must be between 1 and ${65_535 - FARTHEST_OFFSET}, it is ${port}.`)
  }
  return {
    ports: portsFrom(port),
    // Not the platform's MOWKA_HOST: exposing the platform must not expose known passwords and everyone's email.
    hosts: env.MOWKA_SANDBOX_HOST ? [env.MOWKA_SANDBOX_HOST] : ['127.0.0.1', '::1'],
    dataDir: resolve(env.MOWKA_DATA || '.data', 'sandbox'),
    platformOrigin: `http://localhost:${port}`,
    extraOrigins: (env.MOWKA_ORIGINS ?? '').split(',').map(trimOrigin).filter(Boolean),
    refreshLeewaySeconds: wholeNumber(env, 'MOWKA_REFRESH_LEEWAY', DEFAULT_REFRESH_LEEWAY_SECONDS),
    confirmationGraceDays: wholeNumber(env, 'MOWKA_CONFIRMATION_GRACE', DEFAULT_CONFIRMATION_GRACE_DAYS),
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

/** Whether an origin belongs to the platform: localhost on any port, or listed in the settings. */
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
