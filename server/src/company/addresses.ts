import type { SkipReason } from '@mowka/contract/schemas/company'
import { type EntryKind, judgeEmailList } from '@mowka/domain/email-list'

const reasons: Record<Exclude<EntryKind, 'good'>, SkipReason> = {
  wrong: 'WRONG',
  double: 'DOUBLE',
  alreadyIn: 'ALREADY_IN',
}

/**
 * Splits typed entries into addresses to invite and skipped entries with a reason each. `known` are the addresses of
 * members and invitees (K-INV-01).
 */
export function sortAddresses(
  typed: readonly string[],
  known: ReadonlySet<string>,
): { good: string[]; skipped: { email: string; reason: SkipReason }[] } {
  const entries = judgeEmailList(typed, known)
  return {
    good: entries.flatMap(({ email, kind }) => (kind === 'good' ? [email] : [])),
    skipped: entries.flatMap(({ email, kind }) =>
      kind === 'good' ? [] : [{ email, reason: reasons[kind] }],
    ),
  }
}
