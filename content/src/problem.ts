import type { FileMistake } from '@mowka/domain/library-file'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { type Said, said } from './said'

/** A problem for an editor to fix: location and description. */
export type Problem = { file: string; key: string; message: string }

/** Records a problem at a key of the checked file. `by` is its code, for the panel's translated messages. */
export type Report = (key: string, message: string, by?: Finding | Said) => void

/** A report that requires the code, for checks whose findings the panel translates. */
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

/** Reports every repeated value, with the key of its later occurrence. */
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
