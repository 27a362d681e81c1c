import { type Rule, required } from '../rules'

/** Maximum length of an address in SMTP (RFC 5321 §4.5.3.1.3, without the angle brackets). */
const EMAIL_LENGTH = 254

/** Maximum length of typed text that may hold an address, with a name or quotes around it. */
export const TYPED_EMAIL_LENGTH = 320

/** Maximum length of the part before the @ (RFC 5321 §4.5.3.1.1). */
const LOCAL_LENGTH = 64

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i

/** Zero-width characters, direction marks and soft hyphens, which are copied unnoticed from chats and web pages. */
const INVISIBLE = /\p{Cf}/gu
/** Quotes, brackets and separators before an address. */
const LEADING = /^[\s<>()[\]"'„“”‚‘’«»,;:]+/
/** A domain ends with a letter or digit, so any punctuation after it comes from the text around the address. */
const TRAILING = /(?<![\s\p{P}<>`´])[\s\p{P}<>`´]+$/u
const MAILTO = /^mailto:/i

/** Decodes `r%26d@…` of a link; returns text with broken escapes unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The ASCII form (punycode) of an internationalized domain; a domain without one is returned unchanged. */
function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{N}\p{M}.。．｡-]+$/u.test(domain)) return domain
  return URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : domain
}

function tidyOnce(typed: string): string {
  const visible = typed.replace(INVISIBLE, '').trim()
  if (visible.length > TYPED_EMAIL_LENGTH || !visible.includes('@')) return visible
  const inBrackets = /<([^<>]*)>/.exec(visible)?.[1]
  const bare = (inBrackets?.includes('@') ? inBrackets : visible).replace(LEADING, '').replace(TRAILING, '')
  const address = MAILTO.test(bare) ? decoded(bare.replace(MAILTO, '').replace(/\?.*/s, '')) : bare
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + asciiDomain(address.slice(at))
}

/**
 * Removes the surroundings of an address that was copied from a mail program, a chat or a sentence: a name with angle
 * brackets, `mailto:`, quotes, trailing punctuation and invisible characters. Converts the domain to ASCII, so that
 * no mail server in between needs SMTPUTF8. Only trims text without an address. Idempotent.
 */
export function tidyEmailAddress(typed: string): string {
  const tidied = tidyOnce(typed)
  return tidied === typed ? tidied : tidyEmailAddress(tidied)
}

/** Whether email can be sent to an address in its tidied form. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  return (
    at > 0 &&
    address.length <= EMAIL_LENGTH &&
    local.length <= LOCAL_LENGTH &&
    LOCAL.test(local) &&
    DOMAIN.test(domain)
  )
}

/** Whether an address would be valid if its local part were ASCII. */
const hasOtherLetters = (address: string): boolean =>
  /[^\p{ASCII}]/u.test(address) && isEmailAddress(address.normalize('NFC').replace(/[\p{L}\p{N}]/gu, 'x'))

/**
 * Requires text that tidies to an address. The local part must be ASCII: otherwise every mail server in between needs
 * SMTPUTF8, which can't be relied on.
 */
export const email: Rule<string> = (text) => {
  if (text.trim() === '') return undefined
  const address = tidyEmailAddress(text)
  if (address.length > EMAIL_LENGTH) return { code: 'TOO_LONG', max: EMAIL_LENGTH }
  if (isEmailAddress(address)) return undefined
  return { code: hasOtherLetters(address) ? 'EMAIL_LETTERS' : 'EMAIL' }
}

/** Whether text contains an address that can receive email. */
export const holdsEmailAddress = (text: string): boolean =>
  required(text) === undefined && email(text) === undefined
