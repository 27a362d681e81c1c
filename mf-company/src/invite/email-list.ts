import { email } from '@mowka/shared/domain/rules'

/** What an entry of a pasted list is. */
export type EntryKind = 'good' | 'double' | 'alreadyIn' | 'wrong'

/** An entry of a pasted list; `email` is as it will be sent. */
export type Entry = { email: string; kind: EntryKind }

/** Ends of lines, commas and semicolons part entries, but not within quotes: "Kowalski, Jan" <jan@firma.pl>. */
const segmentsOf = (text: string): string[] => text.match(/(?:"[^"\n]*"|[^\n\r,;])+/g) ?? []

/** What stands around an address in mail programs and on web pages. */
const bare = (word: string): string =>
  word
    .replace(/^[<("'[]+|[>)"'\].:]+$/g, '')
    .replace(/^mailto:/i, '')
    .toLowerCase()

/** The addresses of a piece; a piece without any is one wrong entry as a whole. */
function addressesOf(segment: string): string[] {
  // Names in quotes may hold anything, an address too.
  const words = segment
    .replace(/"[^"]*"(?=\s*<)/g, ' ')
    .split(/[\s<]+/)
    .filter((word) => word.includes('@'))
  if (words.length > 0) return words.map(bare)
  const whole = segment.trim()
  return whole === '' ? [] : [whole]
}

/**
 * Reads a list of addresses pasted from anywhere: parted by commas, semicolons, spaces or new lines, with names or
 * without (K-INV-01, K-INV-02). `known` are the addresses of those who are in the company or invited, in small letters.
 */
export function readEmailList(text: string, known: ReadonlySet<string>): Entry[] {
  const seen = new Set<string>()
  return segmentsOf(text)
    .flatMap(addressesOf)
    .map((address) => {
      if (email(address) !== undefined || address.length > 254) return { email: address, kind: 'wrong' }
      const kind: EntryKind = seen.has(address) ? 'double' : known.has(address) ? 'alreadyIn' : 'good'
      seen.add(address)
      return { email: address, kind }
    })
}
