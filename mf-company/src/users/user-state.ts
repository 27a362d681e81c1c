import type { CompanyUser } from '@mowka/contract/schemas/company'
import { addDays, warsawDay } from '@mowka/domain/time'

/** States of a person in a company, in the order of the filter. */
export const userStates = ['learning', 'idle', 'pending', 'noAccess'] as const
export type UserState = (typeof userStates)[number]

/** Days without learning after which a person counts as idle. */
const IDLE_DAYS = 30

type Facts = Pick<CompanyUser, 'invitationStatus' | 'currentAccesses' | 'accessesUsed' | 'lastActiveDay'>

/**
 * Returns a person's state: invited, without running access, idle for `IDLE_DAYS` since they last learned or got a
 * seat, or learning.
 */
export function userState(user: Facts, now: Date): UserState {
  if (user.invitationStatus === 'PENDING') return 'pending'
  if (!Object.values(user.currentAccesses).some((until) => new Date(until) > now)) return 'noAccess'
  const seatDays = user.accessesUsed.map(({ usedAt }) => warsawDay(new Date(usedAt)))
  const latest = [user.lastActiveDay ?? '', ...seatDays].sort().at(-1) ?? ''
  return latest < addDays(warsawDay(now), -IDLE_DAYS) ? 'idle' : 'learning'
}

/** Whether a person occupies a seat of a package, or an invitation reserves one for them. */
export const sitsIn = (
  {
    invitationStatus,
    invitationAccessCode,
    accessesUsed,
  }: Pick<CompanyUser, 'invitationStatus' | 'invitationAccessCode' | 'accessesUsed'>,
  code: string,
): boolean =>
  accessesUsed.some((use) => use.code === code) ||
  (invitationStatus === 'PENDING' && invitationAccessCode === code)
