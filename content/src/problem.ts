import type { FileMistake } from '@mowka/domain/library-file'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { type Said, said } from './said'

/** Something an editor has to correct: where it is and what is wrong, in one sentence. */
export type Problem = { file: string; key: string; message: string }

/**
 * Takes down a problem at a key of the file being checked. `by` is the same by its code, for the panel, which has words
 * for it in each language.
 */
export type Report = (key: string, message: string, by?: Finding | Said) => void

/** A report that requires the code: for checks whose findings the panel shows in its own language. */
export type CodedReport = (key: string, message: string, by: Finding | Said) => void

/** Reports a problem by its code. */
export function reportSaid(
  report: CodedReport,
  key: string,
  code: FileMistake,
  values: Record<string, string> = {},
): void {
  const by = said(code, values)
  report(key, by.message, by)
}

/** Reports every value that comes again, with the key of its later place. */
export function reportRepeated(
  report: CodedReport,
  entries: readonly { key: string; value: string }[],
  what: string,
): void {
  const seen = new Set<string>()
  for (const { key, value } of entries) {
    if (seen.has(value)) reportSaid(report, key, 'VALUE_TWICE', { what, value })
    seen.add(value)
  }
}
