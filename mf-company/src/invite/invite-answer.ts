import type { AnswerOf } from '@mowka/shared/contract/calls'
import type { InviteMessage, SkipReason } from '@mowka/shared/contract/schemas/company'
import type { Entry, EntryKind } from '@mowka/shared/domain/email-list'
import type { ApiError } from '@mowka/shared/platform'

/** As many as the server takes in one list. */
export const MOST_AT_ONCE = 500

/** Why nobody was invited, by the name of its text. */
export type InviteRefusal =
  | Exclude<InviteMessage, 'INVITED' | 'PARTIAL_SUCCESS'>
  | 'COMPANY_MISSING'
  | 'NOT_ADMIN'
  | 'FAILED'

const kinds: Record<SkipReason, EntryKind> = { WRONG: 'wrong', DOUBLE: 'double', ALREADY_IN: 'alreadyIn' }

/** The entries that the server left out, as the list shows them. */
export const entriesOfSkipped = (skipped: AnswerOf<'inviteUsers'>['skipped']): Entry[] =>
  skipped.map(({ email, reason }) => ({ email, kind: kinds[reason] }))

/** What to say when nobody was invited; null when someone was, or nothing was sent (K-INV-04). */
export function refusalOf(
  answer: AnswerOf<'inviteUsers'> | null,
  error: ApiError | null,
): InviteRefusal | null {
  if (error) return error.status === 404 ? 'COMPANY_MISSING' : error.status === 403 ? 'NOT_ADMIN' : 'FAILED'
  if (answer?.status !== 'error') return null
  const { message } = answer
  return message === 'INVITED' || message === 'PARTIAL_SUCCESS' ? 'FAILED' : message
}
