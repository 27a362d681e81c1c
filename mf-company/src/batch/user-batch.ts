import type { CompanyBatch, CompanyUser } from '@mowka/contract/schemas/company'
import { hasRunningSeat } from '../users/company-accesses'

export type BatchAction = CompanyBatch['action']

/** Actions in the order of their buttons. */
export const batchActions: readonly BatchAction[] = ['resend', 'assign', 'withdraw', 'remove']

/** Whether an action applies to a person. Nothing applies to admins. */
export function isApplicable(action: BatchAction, user: CompanyUser): boolean {
  if (user.isAdmin) return false
  const isPending = user.invitationStatus === 'PENDING'
  if (action === 'resend') return isPending && user.invitationAccessCode !== null
  return action === 'withdraw' ? isPending : !isPending
}

/** The selected people who would get a seat of a package: those without a running one. */
export const assignableUsers = (users: readonly CompanyUser[], code: string, now: Date): CompanyUser[] =>
  users.filter((user) => isApplicable('assign', user) && !hasRunningSeat(user, code, now))

/** Builds the call of an action. */
export const batchOf = (action: BatchAction, userIds: string[], companyAccessCode: string): CompanyBatch =>
  action === 'assign' ? { action, userIds, companyAccessCode } : { action, userIds }
