import { BlockList, isIP } from 'node:net'
import { isNip } from '@mowka/domain/shop/invoice'
import type { Config } from './config'

/** The sandbox's payment secret and signing key, which are public in its sources. */
export const SANDBOX_PAYMENT_SECRET = 'payu-sandbox'
export const SANDBOX_SECOND_KEY = 'payu-sandbox-second-key'

/** The sandbox's secret for managing accounts, which is public in its sources. */
export const SANDBOX_API_SECRET = 'mowka-api-secret'

/** An invalid tax number for the sandbox's invoices. */
export const SANDBOX_SELLER_NIP = '1111111111'

/** The recipient of the sandbox's invoices. */
export const SANDBOX_ACCOUNTING_EMAIL = 'ksiegowosc@mowka.test'

/** Minimum age of an account in hours for its reports about a release to count. */
export const WITNESS_HOURS = 24

/** Minimum length of a secret; shorter ones might be guessed. */
const SECRET_LENGTH = 32

/** Address ranges of one machine or a local network. */
const local = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  local.addSubnet(network, bits)
}
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

/** Whether a URL is reachable only from this machine or its local network. */
export function isLocalAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const version = isIP(host)
  if (version) return local.check(host, version === 6 ? 'ipv6' : 'ipv4')
  return !host.includes('.') || /\.(localhost|local|internal|test)$/.test(host)
}

/**
 * Returns the settings that a production server must not start with, one line each with the variable's name.
 * Production means HTTPS or a non-local address. `docs/operations.md` contains the same list.
 */
export function unsafeSettings(config: Config, isEmpty: (name: string) => boolean): string[] {
  const { publicUrl, identity, payments, push, invoices, releaseRootToken } = config
  const problems: string[] = []
  const refuse = (isUnsafe: boolean, problem: string) => {
    if (isUnsafe) problems.push(problem)
  }
  if (!publicUrl.startsWith('https:')) {
    refuse(
      !isLocalAddress(publicUrl),
      'MOWKA_PUBLIC_URL is an address for everyone, so it begins with https://',
    )
    return problems
  }
  refuse(
    !identity.issuer.startsWith('https:'),
    'MOWKA_ISSUER is not https: the sandbox signs in anyone as anyone, and other providers could be imitated',
  )
  refuse(
    !identity.jwksUrl.startsWith('https:'),
    'MOWKA_JWKS_URL is not https: keys could be exchanged on the way',
  )
  refuse(
    identity.management.clientSecret === SANDBOX_API_SECRET,
    "MOWKA_API_CLIENT_SECRET is the sandbox's: no account could be deleted at the identity provider",
  )
  refuse(
    config.overrides === 'development',
    'MOWKA_OVERRIDES is "development": every browser would run code from its own machine',
  )
  refuse(
    isEmpty('MOWKA_COOKIE_KEY') || config.cookieKey.length < SECRET_LENGTH,
    `MOWKA_COOKIE_KEY has fewer than ${SECRET_LENGTH} characters: anyone could sign the permission for overrides`,
  )
  refuse(
    releaseRootToken !== null && releaseRootToken.length < SECRET_LENGTH,
    `MOWKA_RELEASE_TOKEN has fewer than ${SECRET_LENGTH} characters: anyone could guess it and release`,
  )
  refuse(
    config.witnessHours < WITNESS_HOURS,
    `MOWKA_WITNESS_HOURS is less than ${WITNESS_HOURS}: someone could make accounts to withdraw a release`,
  )
  refuse(
    !payments.url.startsWith('https:'),
    'MOWKA_PAYU_URL is not https: the sandbox calls every order paid',
  )
  refuse(
    payments.clientSecret === SANDBOX_PAYMENT_SECRET,
    "MOWKA_PAYU_SECRET is the sandbox's: PayU would start no payment",
  )
  refuse(
    payments.secondKey === SANDBOX_SECOND_KEY,
    "MOWKA_PAYU_SECOND_KEY is the sandbox's, which everyone knows: anyone could say that an order is paid",
  )
  refuse(
    !payments.notifyUrl.startsWith('https:'),
    'MOWKA_PAYU_NOTIFY_URL is not https: notifications carry the names of buyers',
  )
  refuse(
    push.services.some((service) => service.includes('://')),
    'MOWKA_PUSH_SERVICES has an address: learners could make the server send requests there',
  )
  refuse(
    invoices.seller.nip === SANDBOX_SELLER_NIP || !isNip(invoices.seller.nip),
    'MOWKA_SELLER_NIP is no tax number of a seller: invoices would be in the name of nobody',
  )
  refuse(
    invoices.accountingEmail === SANDBOX_ACCOUNTING_EMAIL,
    "MOWKA_ACCOUNTING_EMAIL is the sandbox's: invoices would reach nobody",
  )
  return problems
}
