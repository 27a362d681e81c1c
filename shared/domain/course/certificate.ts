import { form, maxLength, type Rule, required } from '../rules'
import { characterFont, charactersOf } from '../shop/printable-text'
import { oneLine } from '../text/plain-text'
import { isPersonName } from '../user/person-name'

/** Crockford's base 32, without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Length of a certificate number without prefix and dashes: 80 bits, so that it can't be guessed. */
const LENGTH = 16

/** Prefix of a displayed certificate number. */
const PREFIX = 'MW'

/** Number of random bytes in a certificate number; each character uses 5 bits of one byte. */
export const CERTIFICATE_NUMBER_BYTES = LENGTH

/** Creates a certificate number from random bytes. */
export const certificateNumber = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')

/** Formats a certificate number for display, e.g. MW-7K4Q-2XPD-9RTV-HM3W. */
export const formatCertificateNumber = (number: string): string =>
  [PREFIX, ...(number.match(/.{1,4}/g) ?? [])].join('-')

/**
 * Returns the certificate number in a typed text, or `null` if there is none. Accepts lower case, missing dashes and
 * letters that look like digits.
 */
export function parseCertificateNumber(typed: string): string | null {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const number = (characters.length === PREFIX.length + LENGTH ? characters.slice(PREFIX.length) : characters)
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return number.length === LENGTH && [...number].every((character) => ALPHABET.includes(character))
    ? number
    : null
}

/** Names of courses up to this length, in characters, are never broken across lines of a certificate. */
const UNBROKEN_NAME_LENGTH = 44

/** Joins the names of a level's courses for its certificate, with line breaks between names where possible. */
export const joinCourseNames = (names: readonly string[]): string =>
  names
    .map((name) => (name.length <= UNBROKEN_NAME_LENGTH ? name.replaceAll(' ', '\u00a0') : name))
    .join('\u00a0· ')

/** Maximum length of the name on a certificate, in characters: two lines of the printed page. */
export const CERTIFICATE_NAME_LENGTH = 60

/** Enough for a title and several given and family names. */
const MAX_WORDS = 6

const isPrintableName = (text: string): boolean =>
  isPersonName(oneLine(text), { maxWords: MAX_WORDS }) &&
  charactersOf(text).every((character) => characterFont(character) === 'text')

/** Rules for the name on a certificate, which is public and printed. */
export const certificateNameRules: readonly Rule<string>[] = [
  required,
  maxLength(CERTIFICATE_NAME_LENGTH),
  form('PERSON_NAME', isPrintableName),
]
