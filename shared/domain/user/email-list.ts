import { isEmailAddress, tidyEmailAddress } from './email-address'

/** The outcome for one entry of a list. */
export type EntryKind = 'good' | 'double' | 'alreadyIn' | 'wrong'

/** An entry of a list; `email` is tidied and in lower case, as it is stored. */
export type Entry = { email: string; kind: EntryKind }

/** The form in which addresses are stored and compared. */
export const storedAddress = (typed: string): string => tidyEmailAddress(typed).toLowerCase()

const SEPARATOR = /[,;\t]/

const holdsAt = (text: string): boolean => text.includes('@')
const isBracketed = (segment: string): boolean => /<[^<>@]*@[^<>]*>/.test(segment)

const CLOSING_QUOTES = ['"', '“', '”', "'"]
const OPENING_QUOTES = ['"', '„', '“', '”']

/** Removes the quoted name at the end of the text before a `<`. */
function withoutQuotedName(text: string): string {
  const trimmed = text.trimEnd()
  const inside = trimmed.slice(0, -1)
  if (!CLOSING_QUOTES.some((quote) => trimmed.endsWith(quote))) return text
  const start = inside.lastIndexOf('>') + 1
  const opening = Math.max(...OPENING_QUOTES.map((quote) => inside.lastIndexOf(quote)))
  const from = opening >= start ? opening : inside.indexOf("'", start)
  return from < 0 ? text : `${text.slice(0, from)} `
}

/** Removes quoted names before addresses in angle brackets; mail programs often use the address as the name. */
const withoutQuotedNames = (line: string): string =>
  line
    .split('<')
    .map((text, index, { length }) => (index < length - 1 ? withoutQuotedName(text) : text))
    .join('<')

/** The segments of a line between its separators. A separator inside quotes belongs to a name. */
const segmentsOf = (line: string): string[] =>
  withoutQuotedNames(line)
    .replace(/"([^"@]*)"/g, (_, name: string) => name.replace(/[,;\t]/g, ' '))
    .split(SEPARATOR)
    .map((segment) => segment.trim())

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
const isCapitalized = (word: string): boolean => /^\P{L}*\p{Lu}/u.test(word)

/**
 * Returns the addresses in text without brackets. Words between them are names if one of them is capitalized;
 * otherwise each may be an address with a typo.
 */
function plainEntriesOf(text: string): string[] {
  const entries: string[] = []
  let run: string[] = []
  const endRun = () => {
    if (!run.some(isCapitalized)) entries.push(...run)
    run = []
  }
  for (const word of text.split(/\s+/).filter(isWord)) {
    if (!holdsAt(word)) run.push(word)
    else {
      endRun()
      entries.push(word)
    }
  }
  endRun()
  return entries
}

/** Returns the entries of a segment: the addresses in angle brackets with what follows them, or else all of it. */
function entriesOfSegment(segment: string): string[] {
  if (!isBracketed(segment)) return plainEntriesOf(segment)
  const inBrackets = [...segment.matchAll(/<([^<>]*)>/g)]
    .map(([, inside = '']) => inside.trim())
    .filter(holdsAt)
  const rest = plainEntriesOf(segment.slice(segment.lastIndexOf('>') + 1))
  // "ola@firma.pl Jan <jan@firma.pl>" holds two addresses, "jan@firma.pl <jan@firma.pl>" one.
  const [first = '', ...names] = segment
    .slice(0, segment.lastIndexOf('>'))
    .replace(/<[^<>]*>?/g, ' ')
    .trim()
    .split(/\s+/)
  return holdsAt(first) && names.length > 0 ? [first, ...inBrackets, ...rest] : [...inBrackets, ...rest]
}

/** Whether a segment is the surname in "Kowalski, Jan <jan@firma.pl>", as Outlook writes names. */
function isSurname(segments: readonly string[], index: number): boolean {
  const next = segments.slice(index).find((segment) => holdsAt(segment))
  return next !== undefined && isBracketed(next)
}

/**
 * Returns the entries of a line. Only spreadsheets separate cells with tabs, so cells next to an address are ignored.
 */
function entriesOfLine(line: string): string[] {
  const segments = segmentsOf(line)
  const isRow = line.includes('\t') && holdsAt(line)
  return segments.flatMap((segment, index) => {
    if (holdsAt(segment)) return entriesOfSegment(segment)
    return isRow || segment === '' || isSurname(segments, index) ? [] : [segment]
  })
}

/** Whether lines are the rows of a table: the same number of columns, one of which contains the address. */
const isTable = (rows: readonly string[][]): boolean =>
  rows.length > 0 &&
  rows.every((row) => row.length > 1 && row.length === rows[0]?.length && row.filter(holdsAt).length === 1)

/**
 * Splits a pasted list into addresses: separated by commas, semicolons, white space or line breaks, with or without
 * names, or a table with one address per row (K-INV-02). Other text is returned as an entry, too: it may be an
 * address with a typo.
 */
export function splitEmailList(text: string): string[] {
  const lines = text.split(/[\n\r]+/).filter((line) => line.trim() !== '')
  const [first = [], ...others] = lines.map(segmentsOf)
  const hasHeader = !first.some(holdsAt) && first.length === others[0]?.length
  const rows = hasHeader ? others : [first, ...others]
  if (isTable(rows) && lines.length > 1)
    return rows.flatMap((row) => row.filter(holdsAt).flatMap(entriesOfSegment))
  return lines.flatMap(entriesOfLine)
}

/**
 * Classifies the entries of a list (K-INV-01) by address validity, by earlier entries, and by `known`, the stored
 * addresses of members and invitees. Shared by the form and the server.
 */
export function judgeEmailList(entries: readonly string[], known: ReadonlySet<string>): Entry[] {
  const seen = new Set<string>()
  return entries.map((typed) => {
    const email = storedAddress(typed)
    if (!isEmailAddress(email)) return { email, kind: 'wrong' }
    const kind: EntryKind = seen.has(email) ? 'double' : known.has(email) ? 'alreadyIn' : 'good'
    seen.add(email)
    return { email, kind }
  })
}
