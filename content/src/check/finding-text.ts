import type { LangCode } from '@mowka/contract/schemas/common'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { slipFindings } from '@mowka/domain/sentence-rules/patterns'
import { textFindings } from '@mowka/domain/sentence-rules/text'
import type { CodedReport } from './problem'

/** Describes a finding in one sentence for editors of the files. */
function findingText(finding: Finding): string {
  switch (finding.code) {
    case 'EDGE_SPACE':
      return 'begins or ends with a space'
    case 'DOUBLED_SPACE':
      return 'has a doubled space'
    case 'ODD_SPACE':
      return 'has a line break, a tab or another space than the plain one'
    case 'SPACE_BEFORE_MARK':
      return 'has a space before a punctuation mark'
    case 'CURLY_APOSTROPHE':
      return "has a curly apostrophe; write the straight one (')"
    case 'NOT_COMPOSED':
      return 'has letters and accents apart (not NFC)'
    case 'QUOTES':
      return `quotes are written ${finding.open}…${finding.close} here`
    case 'NO_PATTERN':
      return `is no pattern: ${finding.message}, at character ${finding.at}`
    case 'ORDERS_DIFFER':
      return 'the orders in { | } hold different words: write choices as [ | ]'
    case 'ENDING':
      return finding.mark
        ? `must end with "${finding.mark}" as the example does`
        : 'must not end as a sentence'
    case 'FOREIGN_LETTER':
      return `"${finding.word}" has a letter of another language`
    case 'DOUBLED_WORD':
      return `has "${finding.word}" twice in a row`
    case 'ARTICLE':
      return `has "${finding.phrase}"`
    case 'SHORT':
      return `is shorter than ${finding.min} characters`
    case 'LONG':
      return `is longer than ${finding.max} characters`
    case 'ADDS_NOTHING':
      return 'adds nothing: the answer and the others accept all of it'
    case 'ACCEPTED':
      return `"${finding.text}" is accepted as right`
    case 'NO_SENTENCE':
      return 'must end as a sentence'
    case 'NO_HINT':
      return 'needs a hint that explains the sentence'
  }
}

/** Reports findings at a key of the file. */
export function reportFindings(report: CodedReport, key: string, findings: readonly Finding[]): void {
  for (const finding of findings) report(key, findingText(finding), finding)
}

/** Checks spacing and quotation marks of a plain text in its language. */
export const checkText = (report: CodedReport, key: string, text: string, lang: LangCode): void =>
  reportFindings(report, key, textFindings(text, lang))

/** Checks a text, or every text of a pattern, for typical typos. */
export const checkSlips = (report: CodedReport, key: string, text: string, lang: LangCode): void =>
  reportFindings(report, key, slipFindings(text, lang))
