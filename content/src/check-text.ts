import type { LangCode } from '@mowka/contract/schemas/common'
import { textFindings } from '@mowka/domain/sentence-rules/text'
import { reportFindings } from './finding-text'
import type { CodedReport } from './problem'

/** Checks spacing and quotation marks of a plain text in its language. */
export const checkText = (report: CodedReport, key: string, text: string, lang: LangCode): void =>
  reportFindings(report, key, textFindings(text, lang))
