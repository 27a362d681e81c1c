import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url')

/**
 * Signs a text with an expiry: `<text>.<end>.<signature>`. `end` is a time in milliseconds; the text must not contain
 * dots.
 */
export function signValue(text: string, end: number, key: string): string {
  const signed = `${text}.${end}`
  return `${signed}.${signatureOf(signed, key)}`
}

/** Returns the text of a signed value; null if the signature is invalid or has expired. */
export function readSigned(value: string | undefined, now: number, key: string): string | null {
  const [text = '', end = '', signature = '', ...rest] = (value ?? '').split('.')
  if (!text || rest.length > 0) return null
  const right = Buffer.from(signatureOf(`${text}.${end}`, key))
  const given = Buffer.from(signature)
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null
  return now < Number(end) ? text : null
}

/** Returns one cookie from a Cookie header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
