import type { CompanyAccess, CompanyUser } from '@mowka/contract/schemas/company'

/** The company's purchase: packages and the end of the contract (ISO 8601). */
export type BoughtAccesses = {
  accesses: readonly CompanyAccess[]
  contractDetails: { activeTo: string }
}

/** Whether the contract is still running. */
export const isContractActive = ({ contractDetails }: BoughtAccesses, now: Date): boolean =>
  new Date(contractDetails.activeTo) > now

/** Packages that can be assigned: they have free seats and the contract is running (K-PAGE-03). */
export const activeAccesses = (bought: BoughtAccesses, now: Date): CompanyAccess[] =>
  isContractActive(bought, now) ? bought.accesses.filter((access) => access.remaining > 0) : []

/**
 * Packages that can be assigned to an employee; the server refuses a second seat of a package while the first is
 * running.
 */
export const assignableAccesses = (
  bought: BoughtAccesses,
  user: Pick<CompanyUser, 'accessesUsed'>,
  now: Date,
): CompanyAccess[] => activeAccesses(bought, now).filter(({ code }) => !hasRunningSeat(user, code, now))

/** Whether a person has a seat of a package that hasn't ended. */
export const hasRunningSeat = (
  { accessesUsed }: Pick<CompanyUser, 'accessesUsed'>,
  code: string,
  now: Date,
): boolean =>
  accessesUsed.some(
    (use) => use.code === code && Object.values(use.expiresAt).some((until) => new Date(until) > now),
  )

/** Returns why no package can be assigned. */
export function unavailableReason(
  bought: BoughtAccesses,
  now: Date,
): 'contractEnded' | 'noPackages' | 'usedUp' {
  if (!isContractActive(bought, now)) return 'contractEnded'
  return bought.accesses.length === 0 ? 'noPackages' : 'usedUp'
}
