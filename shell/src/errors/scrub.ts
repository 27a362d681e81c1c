/** Replacement for personal or secret data. */
const HIDDEN = '[hidden]'

const patterns: readonly RegExp[] = [
  // Tokens: three base64url parts, or following a keyword.
  /(?<![\w-])-*eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  /(?<=\bBearer )\S+/gi,
  // Email addresses, also percent-encoded, but not a release (name@version).
  /(?<![\w.+-])[\w.+-]+(?:@|%40)(?!\d+\.\d+\.\d+)[\w-]+\.[\w.-]+/gi,
]

/** Query parameters of a sign-in, payment or invitation; the rest of an address is harmless. */
const secretQuery = /([?&#](?:code|state|token|access_token|id_token|email|coupon|login_hint)=)[^&#\s"']*/gi

/** Removes tokens, email addresses and secret query values from a text. */
export const scrubText = (text: string): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, HIDDEN), text.replace(secretQuery, `$1${HIDDEN}`))

/** Keys of personal or secret values, whatever their format. */
const secretKeys = /^(authorization|cookie|set-cookie|password|token|email|givenName|familyName|nickname)$/i

const DEEPEST = 8

/** Copies a report without tokens and personal data. */
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
