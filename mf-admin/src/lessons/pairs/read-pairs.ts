import type { SentencePair } from '@mowka/domain/exercise/sentence-pairs'

/** Characters that separate a sentence from its translation, the least ambiguous first. */
const separators = ['\t', ' — ', ' – ', '=', ';', ' - ']

/** A bullet or number at the beginning of a line. */
const bullet = /^(?:[•·*–-]|\d{1,3}[.)])\s+/

/** Returns a sentence as the library writes it: single spaces, straight apostrophes, composed letters. */
const tidySentence = (text: string): string =>
  text.normalize('NFC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()

const pairOf = (example: string, answer: string): SentencePair => ({
  example: tidySentence(example),
  answer: tidySentence(answer),
})

/** Splits a line at the first occurrence of a separator; `null` if a side is missing. */
function split(line: string, separator: string): SentencePair | null {
  const at = line.indexOf(separator)
  if (at < 0) return null
  const pair = pairOf(line.slice(0, at), line.slice(at + separator.length))
  return pair.example !== '' && pair.answer !== '' ? pair : null
}

/** Returns the separator that splits most lines, or `null` if none splits any. */
function commonSeparator(lines: readonly string[]): string | null {
  const counts = separators.map((separator) => lines.filter((line) => split(line, separator)).length)
  const most = Math.max(...counts)
  return most === 0 ? null : (separators[counts.indexOf(most)] ?? null)
}

/**
 * Reads sentence pairs from pasted lines. A line without the common separator is split at another one; without any, its
 * second side is empty. If no line has a separator, sentences and translations alternate, as in cells pasted one per
 * line.
 */
export function readPairs(text: string): SentencePair[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\u00a0', ' ').trim().replace(bullet, ''))
    .filter((line) => line !== '')
  const common = commonSeparator(lines)
  if (common === null && lines.length > 1 && lines.length % 2 === 0) {
    return lines.flatMap((line, index) => (index % 2 === 0 ? [pairOf(line, lines[index + 1] ?? '')] : []))
  }
  const all = [...(common === null ? [] : [common]), ...separators]
  return lines.map((line) => {
    for (const separator of all) {
      const pair = split(line, separator)
      if (pair) return pair
    }
    return pairOf(line, '')
  })
}

const isNumber = (text: string): boolean => /^\d{1,4}[.)]?$/.test(text)

/** Reads sentence pairs from a table of a word processor or spreadsheet; `null` if the HTML has no table. */
export function readTable(html: string): SentencePair[] | null {
  // The parsed document is inert, so no scripts run and nothing is loaded.
  const rows = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')]
  if (rows.length === 0) return null
  const cells = rows.map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => tidySentence(cell.textContent ?? '')),
  )
  const isNumbered = cells.every((row) => row.length > 2 && isNumber(row[0] ?? ''))
  return cells
    .map((row) => row.slice(isNumbered ? 1 : 0).filter((cell) => cell !== ''))
    .flatMap(([example, answer = '']) => (example === undefined ? [] : [pairOf(example, answer)]))
}
