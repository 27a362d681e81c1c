import type { Company, CompanyAccess, CompanyUser } from '@mowka/shared/contract/schemas/company'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { Person } from '../http/person'
import { forbidden, notFound } from '../http/problem'
import * as store from './store'

/**
 * Lets a person in who belongs to a company, or administers it where that is needed. What counts is the company's
 * own list, not the role in the token (C10). Throws 404 for an unknown company, 403 for strangers.
 */
async function enterCompany(db: Database, person: Person, id: string, as: 'member' | 'admin') {
  const company = await store.readCompany(db, id)
  if (!company) throw notFound('The company')
  const membership = await store.readMembership(db, id, person.userId)
  if (!membership || (as === 'admin' && !membership.isAdmin)) throw forbidden()
  return company
}

/** A company for its people (S-COMP-01). */
export async function readCompany(db: Database, person: Person, id: string): Promise<Company> {
  const { name, logo, active } = await enterCompany(db, person, id, 'member')
  return { _id: id, adminIds: await store.readAdminIds(db, id), name, logo, active }
}

/** The people of a company with their accesses, for its admins (S-COMP-02). */
export async function readPeople(db: Database, person: Person, id: string): Promise<CompanyUser[]> {
  await enterCompany(db, person, id, 'admin')
  const people = await store.readPeople(db, id)
  const seats = groupBy(
    await store.readSeats(
      db,
      people.map((each) => each.id),
    ),
    (seat) => seat.companyUserId,
  )
  const accesses = groupBy(
    await store.readLanguageAccesses(
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
export async function readAccesses(
  db: Database,
  person: Person,
  id: string,
): Promise<{ accesses: CompanyAccess[]; contractDetails: { activeTo: string } }> {
  const company = await enterCompany(db, person, id, 'admin')
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
    contractDetails: { activeTo: company.contractActiveTo.toISOString() },
  }
}
