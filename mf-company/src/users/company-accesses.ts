import type { CompanyAccess, CompanyUser } from '@mowka/shared/contract/schemas/company'

/** What the company bought: the packages and the end of its contract (ISO 8601). */
export type BoughtAccesses = {
  accesses: readonly CompanyAccess[]
  contractDetails: { activeTo: string }
}

/** Whether the contract still runs. */
export const isContractActive = ({ contractDetails }: BoughtAccesses, now: Date): boolean =>
  new Date(contractDetails.activeTo) > now

/** Packages that can still be given to people: something remains and the contract runs (K-PAGE-03). */
export const activeAccesses = (bought: BoughtAccesses, now: Date): CompanyAccess[] =>
  isContractActive(bought, now) ? bought.accesses.filter((access) => access.remaining > 0) : []

/** Packages that a person can still get a seat of: the server refuses a second seat while the first is running. */
export const assignableAccesses = (
  bought: BoughtAccesses,
  { accessesUsed }: Pick<CompanyUser, 'accessesUsed'>,
  now: Date,
): CompanyAccess[] =>
  activeAccesses(bought, now).filter(
    ({ code }) =>
      !accessesUsed.some(
        (use) => use.code === code && Object.values(use.expiresAt).some((until) => new Date(until) > now),
      ),
  )

/** Why there is nothing to give to people. */
export function reasonForNone(bought: BoughtAccesses, now: Date): 'contractEnded' | 'noPackages' | 'usedUp' {
  if (!isContractActive(bought, now)) return 'contractEnded'
  return bought.accesses.length === 0 ? 'noPackages' : 'usedUp'
}
