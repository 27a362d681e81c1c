import type { SkipReason } from '@mowka/shared/contract/schemas/company'
import { z } from 'zod'

/** Stricter than forms: what mail servers take. */
const isAddress = (value: string): boolean => value.length <= 254 && z.email().safeParse(value).success

/** An address as it is kept: without spaces around it, in small letters. */
export const keptAddress = (typed: string): string => typed.trim().toLowerCase()

/**
 * Sorts a list of invitations: addresses to invite, and for each other entry why not. `known` are those who are in the
 * company or invited already (K-INV-01).
 */
export function sortAddresses(
  typed: readonly string[],
  known: ReadonlySet<string>,
): { good: string[]; skipped: { email: string; reason: SkipReason }[] } {
  const seen = new Set<string>()
  const good: string[] = []
  const skipped: { email: string; reason: SkipReason }[] = []
  for (const each of typed) {
    const email = keptAddress(each)
    const reason: SkipReason | null = !isAddress(email)
      ? 'WRONG'
      : seen.has(email)
        ? 'DOUBLE'
        : known.has(email)
          ? 'ALREADY_IN'
          : null
    seen.add(email)
    if (reason) skipped.push({ email: each.trim(), reason })
    else good.push(email)
  }
  return { good, skipped }
}
