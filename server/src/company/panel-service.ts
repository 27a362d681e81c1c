import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf } from '@mowka/contract/calls'
import type { CompanyDetails, CompanyForm, CompanyRow as Listed } from '@mowka/contract/schemas/company'
import { warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay } from '@mowka/domain/user/access'
import { storedAddress } from '@mowka/domain/user/email-list'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { invalidInput, ProblemError, staleWrite } from '../http/problem'
import * as panel from './panel-store'
import { countSeatsOfCompany, lockPackages, seatsLeft } from './seats'
import { type CompanyRow, readAccesses } from './store'

/** Lists all companies with the number of members and seats. */
export async function listCompanies(db: Database): Promise<Listed[]> {
  const rows = await panel.readCompanies(db)
  return rows.map(({ company, ...counts }) => ({
    _id: company.id,
    name: company.name,
    active: company.active,
    contractActiveTo: warsawDay(company.contractActiveTo),
    ...counts,
  }))
}

/** A company as shown in the panel. */
export async function showDetails(db: Database, company: CompanyRow): Promise<CompanyDetails> {
  const packages = await readAccesses(db, company.id)
  const takenOf = await countSeatsOfCompany(db, company.id)
  return {
    _id: company.id,
    version: company.version,
    name: company.name,
    logo: company.logo,
    active: company.active,
    contractActiveTo: warsawDay(company.contractActiveTo),
    accesses: packages.map(({ companyId, ...each }) => {
      const taken = takenOf(each.code)
      return { ...each, ...taken, remaining: seatsLeft(each, taken) }
    }),
    admins: await panel.readAdminEmails(db, company.id),
  }
}

/**
 * Creates a company with its packages and admins. A repeated request creates nothing new and applies corrections made
 * since the first attempt; it throws 409 `STALE_WRITE` if the company was changed in between.
 */
export async function createCompany(
  { db, now }: CallScope<'operator'>,
  { requestId, ...form }: ParsedOf<'createCompany', 'body'>,
): Promise<CompanyDetails> {
  const { accesses, admins } = checked(form)
  const id = newId(now.getTime())
  const company = await db.transaction(async (tx) => {
    const made = await panel.insertCompany(tx, {
      id,
      requestId: requestId ?? id,
      edited: true,
      ...ownParts(form, null, now),
    })
    if (made.isNew) {
      await savePackages(tx, made.company, accesses)
      await saveAdmins(tx, made.company, admins, now)
      return made.company
    }
    if (isShownAs(await showDetails(tx, made.company), { ...form, admins })) return made.company
    return changeCompany(tx, made.company, { ...form, version: 1 }, now)
  })
  return showDetails(db, company)
}

/** Whether a stored company has the same content as a form. */
function isShownAs(stored: CompanyDetails, { accesses, admins, ...own }: CompanyForm): boolean {
  const byCode = (packages: CompanyForm['accesses']) =>
    packages
      .map(({ code, limit, unitPrice, languages }) => ({ code, limit, unitPrice, languages }))
      .toSorted((a, b) => (a.code < b.code ? -1 : 1))
  return isDeepStrictEqual(
    {
      name: stored.name,
      logo: stored.logo,
      active: stored.active,
      contractActiveTo: stored.contractActiveTo,
      accesses: byCode(stored.accesses),
      admins: stored.admins.toSorted(),
    },
    {
      name: own.name,
      logo: own.logo,
      active: own.active,
      contractActiveTo: own.contractActiveTo,
      accesses: byCode(accesses),
      admins: admins.toSorted(),
    },
  )
}

async function changeCompany(
  tx: Database,
  { id, inactiveSince }: CompanyRow,
  { version, ...form }: CompanyForm & { version: number },
  now: Date,
): Promise<CompanyRow> {
  const { accesses, admins } = checked(form)
  const changed = await panel.updateCompany(tx, { id, version }, ownParts(form, inactiveSince, now))
  if (!changed) throw staleWrite()
  await savePackages(tx, changed, accesses)
  await saveAdmins(tx, changed, admins, now)
  return changed
}

/**
 * Replaces a company's data: omitted packages and admins are removed. Throws 409 `STALE_WRITE` (C57),
 * `PACKAGE_IN_USE` for a package with used seats, `LIMIT_BELOW_USED` for a limit below the used seats, and
 * `PACKAGE_CODE_TAKEN` for a code of another company.
 */
export async function updateCompany(
  { db, now }: CallScope<'operator'>,
  row: CompanyRow,
  form: CompanyForm & { version: number },
): Promise<CompanyDetails> {
  return showDetails(db, await db.transaction((tx) => changeCompany(tx, row, form, now)))
}

const ownParts = (
  { name, logo, active, contractActiveTo }: CompanyForm,
  inactiveSince: Date | null,
  now: Date,
) => ({
  name,
  logo,
  active,
  inactiveSince: active ? null : (inactiveSince ?? now),
  contractActiveTo: endOfWarsawDay(contractActiveTo),
})

/** Refuses duplicates and normalizes addresses. */
function checked({ accesses, admins }: CompanyForm): Pick<CompanyForm, 'accesses' | 'admins'> {
  for (const [index, { code, languages }] of accesses.entries()) {
    if (accesses.findIndex((each) => each.code === code) !== index) {
      throw invalidInput(`body/accesses/${index}/code`, 'This code is there twice')
    }
    if (new Set(languages.map(({ targetLang }) => targetLang)).size < languages.length) {
      throw invalidInput(`body/accesses/${index}/languages`, 'A language is there twice')
    }
  }
  return { accesses, admins: [...new Set(admins.map(storedAddress))] }
}

async function savePackages(
  tx: Database,
  { id }: CompanyRow,
  wanted: CompanyForm['accesses'],
): Promise<void> {
  const stored = await lockPackages(tx, id)
  const takenOf = await countSeatsOfCompany(tx, id)
  const removed = stored.filter(({ code }) => !wanted.some((each) => each.code === code))
  for (const { code } of removed) {
    const { used, invited } = takenOf(code)
    if (used + invited > 0) {
      throw new ProblemError(409, 'PACKAGE_IN_USE', `Seats of ${code} are in use or reserved by invitations`)
    }
  }
  await panel.deletePackages(
    tx,
    removed.map(({ code }) => code),
  )
  for (const [index, each] of wanted.entries()) {
    if (each.limit < takenOf(each.code).used && stored.some(({ code }) => code === each.code)) {
      throw new ProblemError(409, 'LIMIT_BELOW_USED', `More seats of ${each.code} are in use`, {
        errors: [{ path: `body/accesses/${index}/limit`, message: 'More seats are in use' }],
      })
    }
    if (!(await panel.savePackage(tx, { ...each, companyId: id }))) {
      throw new ProblemError(409, 'PACKAGE_CODE_TAKEN', `Another company uses the code ${each.code}`, {
        errors: [{ path: `body/accesses/${index}/code`, message: 'Another company uses this code' }],
      })
    }
  }
}

const saveAdmins = (tx: Database, { id }: CompanyRow, admins: string[], now: Date) =>
  panel.setAdmins(
    tx,
    admins.map((email) => ({
      id: newId(now.getTime()),
      companyId: id,
      userId: null,
      email,
      firstname: '',
      lastname: '',
      isAdmin: true as const,
      invitationStatus: 'ACCEPTED' as const,
      invitationSentAt: null,
      invitationAccessCode: null,
      linkFollowedAt: null,
      joinedAt: null,
      detachedAt: null,
    })),
    id,
  )
