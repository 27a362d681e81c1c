import type { Company, CompanyAccess, CompanyUser } from '@mowka/shared/contract/schemas/company'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { readAccessesOf } from '../user/public'
import * as store from './store'

/** A company for its people (S-COMP-01). */
export async function showCompany(
  db: Database,
  { id, name, logo, active }: store.CompanyRow,
): Promise<Company> {
  return { _id: id, adminIds: await store.readAdminIds(db, id), name, logo, active }
}

/** The people of a company with their accesses, for its admins (S-COMP-02). */
export async function listPeople(db: Database, { id }: store.CompanyRow): Promise<CompanyUser[]> {
  const people = await store.readPeople(db, id)
  const seats = groupBy(
    await store.readSeats(
      db,
      people.map((each) => each.id),
    ),
    (seat) => seat.companyUserId,
  )
  const accesses = groupBy(
    await readAccessesOf(
      db,
      people.flatMap(({ userId }) => userId ?? []),
    ),
    (access) => access.userId,
  )
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
      (accesses.get(each.userId ?? '') ?? []).map((access) => [
        access.targetLang,
        access.expiresAt.toISOString(),
      ]),
    ),
    accessesUsed: (seats.get(each.id) ?? []).map(({ code, usedAt, expiresAt }) => ({
      code,
      usedAt: usedAt.toISOString(),
      expiresAt,
    })),
  }))
}

/** The packages of a company and what is left of them, for its admins (S-COMP-03). */
export async function listAccesses(
  db: Database,
  { id, contractActiveTo }: store.CompanyRow,
): Promise<{ accesses: CompanyAccess[]; contractDetails: { activeTo: string } }> {
  const packages = await store.readAccesses(db, id)
  const taken = await store.countSeats(db, id)
  return {
    accesses: packages.map(({ code, limit, unitPrice, languages }) => ({
      code,
      limit,
      remaining: Math.max(0, limit - (taken.get(code) ?? 0)),
      unitPrice,
      languages,
    })),
    contractDetails: { activeTo: contractActiveTo.toISOString() },
  }
}
