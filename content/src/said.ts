import { type FileMistake, fileMistakes } from '@mowka/domain/library-file'
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
