/** What replaces something personal or secret. */
const HIDDEN = '[hidden]'

const patterns: readonly RegExp[] = [
  // Tokens: three parts of base64url, or after the word that announces one.
  /(?<![\w-])-*eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  /(?<=\bBearer )\S+/gi,
  // E-mail addresses, also percent-encoded; not a release, which is a name, @ and a version.
  /(?<![\w.+-])[\w.+-]+(?:@|%40)(?!\d+\.\d+\.\d+)[\w-]+\.[\w.-]+/gi,
]

/** Values that come after a sign-in, a payment or an invitation; the rest of an address is harmless. */
const secretQuery = /([?&#](?:code|state|token|access_token|id_token|email|coupon|login_hint)=)[^&#\s"']*/gi

/** Takes tokens, e-mail addresses and secret query values out of a text. */
export const scrubText = (text: string): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, HIDDEN), text.replace(secretQuery, `$1${HIDDEN}`))

/** Names under which something personal or secret travels, whatever it looks like. */
const secretKeys = /^(authorization|cookie|set-cookie|password|token|email|givenName|familyName|nickname)$/i

const DEEPEST = 8

/** A copy of a report without tokens and personal data. */
export function scrub<Value>(value: Value): Value {
  return scrubAt(value, 0) as Value
}

function scrubAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (depth > DEEPEST || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((each) => scrubAt(each, depth + 1))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      secretKeys.test(key) ? HIDDEN : scrubAt(each, depth + 1),
    ]),
  )
}
