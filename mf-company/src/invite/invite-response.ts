import type { AnswerOf } from '@mowka/shared/contract/calls'
import type { InviteMessage, SkipReason } from '@mowka/shared/contract/schemas/company'
import type { EntryKind } from '@mowka/shared/domain/email-list'
import type { ApiError } from '@mowka/shared/platform'

/** As many as the server takes in one list. */
export const MOST_AT_ONCE = 500

/** Why nobody was invited, by the name of its text. */
export type InviteRefusal =
  | Exclude<InviteMessage, 'INVITED' | 'PARTIAL_SUCCESS'>
  | 'COMPANY_MISSING'
  | 'NOT_ADMIN'
  | 'FAILED'

/** The outcome for an entry: before it is sent, or `skipped` by a newer server for a reason unknown here. */
export type ShownKind = EntryKind | 'skipped'

/** An entry of the list with its outcome. */
export type ShownEntry = { email: string; kind: ShownKind }

const kinds: Readonly<Partial<Record<string, EntryKind>>> = {
  WRONG: 'wrong',
  DOUBLE: 'double',
  ALREADY_IN: 'alreadyIn',
} satisfies Record<SkipReason, EntryKind>

/** The entries that the server left out. */
export const entriesOfSkipped = (skipped: AnswerOf<'inviteUsers'>['skipped']): ShownEntry[] =>
  skipped.map(({ email, reason }) => ({ email, kind: kinds[reason] ?? 'skipped' }))

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
