import type { ContentCompany, ContentCompanyUser, ImportCounts } from '@mowka/contract/schemas/content'
import { endOfWarsawDay } from '@mowka/domain/access-period'
import { contentId } from '@mowka/domain/content-id'
import * as companyContent from '../company/content'
import type { Database } from '../database/database'
import { selectChanged } from './compare'

const DAY = 24 * 60 * 60 * 1000

/**
 * Updates companies and their packages. Members are identified by email address: new ones are added and existing ones
 * are left alone, since their invitations and seats change in the product.
 */
export async function importCompanies(
  db: Database,
  companies: readonly ContentCompany[],
  now: Date,
  counts: ImportCounts,
): Promise<void> {
  for (const { path, name, active, contractActiveTo, accesses, users } of companies) {
    const company = {
      id: contentId(path),
      name,
      active,
      contractActiveTo: endOfWarsawDay(contractActiveTo),
    }
    const stored = await companyContent.readCompany(db, company.id)
    for (const row of selectChanged([company], () => stored, counts))
      await companyContent.upsertCompany(db, row)

    // A company edited in the panel stays unchanged, including packages and members.
    if (stored?.edited) continue
    const packages = accesses.map((access) => ({ ...access, companyId: company.id }))
    const storedPackages = await companyContent.readAccesses(db, company.id)
    const packageOf = (code: string) => storedPackages.find((each) => each.code === code)
    for (const row of selectChanged(packages, ({ code }) => packageOf(code), counts)) {
      await companyContent.upsertAccess(db, row)
    }
    await addPeople(db, company.id, users, packages, now, counts)
  }
}

async function addPeople(
  db: Database,
  companyId: string,
  people: readonly ContentCompanyUser[],
  packages: ContentCompany['accesses'],
  now: Date,
  counts: ImportCounts,
): Promise<void> {
  const known = new Set((await companyContent.readPeople(db, companyId)).map(({ email }) => email))
  const daysAgo = (days: number | null) => new Date(now.getTime() - (days ?? 0) * DAY)
  for (const person of people) {
    const email = person.email.toLowerCase()
    if (known.has(email)) {
      counts.unchanged += 1
      continue
    }
    counts.created += 1
    const id = contentId(`${companyId}/${email}`)
    await companyContent.insertPerson(db, {
      id,
      companyId,
      email,
      firstname: person.firstname,
      lastname: person.lastname,
      isAdmin: person.isAdmin,
      invitationStatus: person.invitationStatus,
      invitationSentAt: person.invitedDaysAgo === null ? null : daysAgo(person.invitedDaysAgo),
      invitationAccessCode: person.code,
      joinedAt: person.acceptedDaysAgo === null ? null : daysAgo(person.acceptedDaysAgo),
    })
    const taken = packages.find(({ code }) => code === person.code)
    if (person.invitationStatus === 'ACCEPTED' && taken) {
      const usedAt = daysAgo(person.acceptedDaysAgo)
      await companyContent.insertSeat(db, {
        code: taken.code,
        companyUserId: id,
        usedAt,
        expiresAt: companyContent.seatExpiry(taken.languages, usedAt),
      })
    }
  }
}
