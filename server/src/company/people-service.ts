import type { AssignMessage } from '@mowka/contract/schemas/company'
import { storedAddress } from '@mowka/domain/email-list'
import type { CallScope } from '../http/policy'
import { forbidden } from '../http/problem'
import { inactiveReason } from './invite-service'
import { countSeatsOfPackage, lockPackage, readOwnUses, seatsLeft } from './package-store'
import * as people from './people-store'
import { latestEnds, readPersonPeriods, seatExpiry } from './seat-access'
import { type CompanyRow, insertSeat } from './store'

/**
 * Removes a person from a company: company access ends immediately, purchased access stays, and the seat is not
 * freed. An invitation is withdrawn instead, which frees its seat (S-COMP-05). Throws 403 `ADMIN_NOT_DETACHED` for
 * admins.
 */
export async function detachUser(
  { db, now }: CallScope,
  { id }: CompanyRow,
  typed: string,
): Promise<{ detached: boolean }> {
  return db.transaction(async (tx) => {
    const person = await people.lockByEmail(tx, id, storedAddress(typed))
    if (!person) return { detached: false }
    if (person.isAdmin) throw forbidden('ADMIN_NOT_DETACHED', 'Admins cannot be removed')
    if (person.invitationStatus === 'PENDING') await people.deletePerson(tx, person.id)
    else {
      await people.updatePerson(tx, person.id, {
        email: '',
        firstname: '',
        lastname: '',
        invitationAccessCode: null,
        detachedAt: now,
      })
    }
    return { detached: true }
  })
}

/** Assigns a seat of a package to a member; admins can't have one (S-COMP-10). */
export async function assignAccess(
  { db, now }: CallScope,
  company: CompanyRow,
  { companyAccessCode, userId }: { companyAccessCode: string; userId: string },
): Promise<{ assigned: boolean; message: AssignMessage | null }> {
  const refusal = (message: AssignMessage) => ({ assigned: false, message })
  const reason = inactiveReason(company, now)
  if (reason) return refusal(reason)
  return db.transaction(async (tx) => {
    const bought = await lockPackage(tx, companyAccessCode, company.id)
    if (!bought) return refusal('CODE_NOT_FOUND')
    const person = await people.lockById(tx, company.id, userId)
    if (!person) return refusal('USER_NOT_FOUND')
    if (person.isAdmin) return refusal('IS_ADMIN')
    if (person.invitationStatus !== 'ACCEPTED') return refusal('NOT_ACCEPTED')
    const uses = await readOwnUses(tx, bought.code, person.id)
    const isRunning = uses.some(({ expiresAt }) =>
      Object.values(expiresAt).some((until) => new Date(until) > now),
    )
    if (isRunning) return refusal('CODE_ALREADY_USED')
    if (seatsLeft(bought, await countSeatsOfPackage(tx, bought)) === 0) return refusal('CODE_LIMIT_REACHED')
    const running = latestEnds(await readPersonPeriods(tx, [person.id]))
    await insertSeat(tx, {
      code: bought.code,
      companyUserId: person.id,
      usedAt: now,
      expiresAt: seatExpiry(bought.languages, now, running),
    })
    return { assigned: true, message: null }
  })
}
