import { type FileMistake, fileMistakes } from '@mowka/domain/course/library-file'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import type { z } from 'zod'

/** A mistake with its code, values and English message. */
export type Said = { code: FileMistake; values: Record<string, string>; message: string }

/** Creates a mistake with its English message. */
export function said(code: FileMistake, values: Record<string, string> = {}): Said {
  const text: string = fileMistakes[code]
  return { code, values, message: text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '') }
}

/** Maps a schema issue to a code. The English message is the schema's own, which is more specific. */
export function saidOfIssue(issue: z.core.$ZodIssue): Said {
  const { message } = issue
  switch (issue.code) {
    case 'invalid_type':
      return { ...said('TYPE'), message }
    case 'too_small':
      return { ...said('SMALL', { minimum: String(issue.minimum) }), message }
    case 'too_big':
      return { ...said('BIG', { maximum: String(issue.maximum) }), message }
    case 'invalid_value':
      return { ...said('CHOICE', { values: issue.values.map(String).join(', ') }), message }
    case 'unrecognized_keys':
      return { ...said('UNKNOWN_KEYS', { keys: issue.keys.join(', ') }), message }
    default:
      return { ...said(message === fileMistakes.SLUG ? 'SLUG' : 'FORMAT'), message }
  }
}

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
