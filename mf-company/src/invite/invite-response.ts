import type { AnswerOf } from '@mowka/contract/calls'
import type { InviteMessage, SkipReason } from '@mowka/contract/schemas/company'
import type { EntryKind } from '@mowka/domain/email-list'
import type { ApiError } from '@mowka/kernel/platform'

/** Maximum number of addresses that the server accepts in one list. */
export const MAX_ADDRESSES = 500

/** Why nobody was invited, as the key of its text. */
export type InviteRefusal =
  | Exclude<InviteMessage, 'INVITED' | 'PARTIAL_SUCCESS'>
  | 'COMPANY_MISSING'
  | 'NOT_ADMIN'
  | 'FAILED'

/** Outcome of an entry: known before sending, or `skipped` for a reason from a newer server that is unknown here. */
export type ShownKind = EntryKind | 'skipped'

/** A list entry with its outcome. */
export type ShownEntry = { email: string; kind: ShownKind }

const kinds: Readonly<Partial<Record<string, EntryKind>>> = {
  WRONG: 'wrong',
  DOUBLE: 'double',
  ALREADY_IN: 'alreadyIn',
} satisfies Record<SkipReason, EntryKind>

/** Maps the addresses that the server skipped to list entries. */
export const skippedEntries = (skipped: AnswerOf<'inviteUsers'>['skipped']): ShownEntry[] =>
  skipped.map(({ email, reason }) => ({ email, kind: kinds[reason] ?? 'skipped' }))

/** Returns the refusal to show; null if someone was invited or nothing was sent (K-INV-04). */
export function refusalOf(
  answer: AnswerOf<'inviteUsers'> | null,
  error: ApiError | null,
): InviteRefusal | null {
  if (error) return error.status === 404 ? 'COMPANY_MISSING' : error.status === 403 ? 'NOT_ADMIN' : 'FAILED'
  if (answer?.status !== 'error') return null
  const { message } = answer
  return message === 'INVITED' || message === 'PARTIAL_SUCCESS' ? 'FAILED' : message
}
