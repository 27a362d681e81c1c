import type { LangCode } from '@mowka/contract/schemas/common'
import { slipFindings } from '@mowka/domain/sentence-rules/slips'
import { reportFindings } from './finding-text'
import type { CodedReport } from './problem'

/** Checks a text, or every text of a pattern, for typical typos. */
export const checkSlips = (report: CodedReport, key: string, text: string, lang: LangCode): void =>
  reportFindings(report, key, slipFindings(text, lang))
