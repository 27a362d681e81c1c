import type { Company, CompanyAccess, CompanyUser } from '@mowka/contract/schemas/company'
import { warsawDay } from '@mowka/domain/time'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import { lockAccount } from '../user/public'
import { countSeatsOfCompany, latestEnds, readCompanyPeriods, seatsLeft } from './seats'
import { readLastActiveDays } from './stats-service'
import * as store from './store'

/** A company as its members see it (S-COMP-01). */
export async function showCompany(
  db: Database,
  { id, name, logo, active }: store.CompanyRow,
): Promise<Company> {
  return { _id: id, adminIds: await store.readAdminIds(db, id), name, logo, active }
}

/**
 * Lists the members of a company with their company access, for its admins (S-COMP-02). Purchased access and learning before
 * someone joined are private.
 */
export async function listPeople({ db, now }: CallScope, { id }: store.CompanyRow): Promise<CompanyUser[]> {
  const people = await store.readPeople(db, id)
  const seats = groupBy(await store.readSeats(db, id), (seat) => seat.companyUserId)
  const periods = groupBy(await readCompanyPeriods(db, id), (period) => period.companyUserId)
  const lastDays = await readLastActiveDays(db, id, warsawDay(now))
  return people.map((each) => ({
    id: each.id,
    email: each.email,
    firstname: each.firstname,
    lastname: each.lastname,
    isAdmin: each.isAdmin,
    invitationStatus: each.invitationStatus,
    invitationSentAt: each.invitationSentAt?.toISOString() ?? null,
    invitationAccessCode: each.invitationAccessCode,
    currentAccesses: Object.fromEntries(
      Object.entries(latestEnds(periods.get(each.id) ?? [])).map(([lang, until]) => [
        lang,
        until.toISOString(),
      ]),
    ),
    accessesUsed: (seats.get(each.id) ?? []).map(({ code, usedAt, expiresAt }) => ({
      code,
      usedAt: usedAt.toISOString(),
      expiresAt,
    })),
    lastActiveDay: lastDays.get(each.id) ?? null,
  }))
}

/** Lists a company's packages with their free seats, for its admins (S-COMP-03). */
export async function listAccesses(
  db: Database,
  { id, contractActiveTo }: store.CompanyRow,
): Promise<{ accesses: CompanyAccess[]; contractDetails: { activeTo: string } }> {
  const packages = await store.readAccesses(db, id)
  const takenOf = await countSeatsOfCompany(db, id)
  return {
    accesses: packages.map(({ code, limit, unitPrice, languages }) => {
      const taken = takenOf(code)
      return { code, limit, remaining: seatsLeft({ limit }, taken), ...taken, unitPrice, languages }
    }),
    contractDetails: { activeTo: contractActiveTo.toISOString() },
  }
}

/**
 * Adds an account to the companies that have invited its email address; its seats grant access to their languages
 * from then on. The address must be verified, because otherwise another user could accept the invitation.
 */
export async function joinCompanies(
  db: Database,
  userId: string,
  verifiedEmail: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await store.joinPlaces(tx, verifiedEmail.toLowerCase(), userId, now)
  })
}
