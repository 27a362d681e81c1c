import type {
  ContentCompany,
  ContentCompanyUser,
  ContentCoupon,
  ContentLevelingTest,
  ContentLibrary,
  ContentWordsOfTheDay,
  ImportCounts,
} from '@mowka/contract/schemas/editor/content'
import type { Product } from '@mowka/contract/schemas/order'
import { contentId } from '@mowka/domain/course/content-id'
import { endOfWarsawDay } from '@mowka/domain/user/access'
import * as companyContent from '../company/content'
import { readCoupons, upsertCoupons } from '../coupon/content'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problem'
import { readTests, upsertTests } from '../leveling-test/content'
import { addPrices, readProducts, upsertProducts } from '../product/content'
import { warmRecordings } from '../recording/content'
import type { Services } from '../services'
import { readWordsOfTheDay, upsertWordsOfTheDay } from '../word-of-the-day/content'
import { checkLibrary, libraryRows, noCounts, recordingRows, selectChanged } from './library-rows'
import * as store from './store'

/**
 * Imports a library into the database in one transaction: creates what is new and updates what changed, but never
 * overwrites what was edited in the panel, restores what was deleted there or touches anything else. Importing twice
 * changes nothing. Pieces missing from the library stay, because learners may have progress in them. Throws 422 for a
 * contradictory library.
 */
export async function importContent(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  library: ContentLibrary,
  now: Date,
): Promise<ImportCounts> {
  const problems = checkLibrary(library)
  if (problems.length > 0) {
    throw new ProblemError(422, 'INVALID_LIBRARY', 'The library contradicts itself', { errors: problems })
  }
  const rows = libraryRows(library)
  return db.transaction(async (tx) => {
    await store.lockImports(tx)
    const counts = noCounts()
    const isMoreToSpeak = await store.insertRecordings(tx, recordingRows(rows, library.wordsOfTheDay))
    if (isMoreToSpeak) await jobs.send(tx, warmRecordings, {})
    for (const name of store.importOrder) await importRows(tx, name, rows[name], now, counts)
    await importLevelingTests(tx, library.levelingTests ?? [], counts)
    await importWordsOfTheDay(tx, library.wordsOfTheDay ?? [], counts)
    await importProducts(tx, library.products, now, counts)
    await importCoupons(tx, library.coupons ?? [], counts)
    await importCompanies(tx, library.companies, now, counts)
    return counts
  })
}

/** Creates or updates the rows of one table and their links. */
async function importRows(
  db: Database,
  name: store.EditableName,
  rows: readonly store.EditableRow[],
  now: Date,
  counts: ImportCounts,
): Promise<void> {
  const kept = await store.withoutDeleted(db, name, rows)
  counts.kept += rows.length - kept.length
  const stored = await store.readWithLinks(
    db,
    name,
    kept.map(({ id }) => id),
  )
  const changed = selectChanged(kept, ({ id }) => stored.get(id), counts)
  await store.writeRows(db, name, changed, now)
}

const DAYS_30 = 30 * 24 * 60 * 60 * 1000

/**
 * Updates the plans and records every price change. For a plan that is new here, the library provides the earlier
 * price history.
 */
async function importProducts(
  db: Database,
  products: readonly Product[],
  now: Date,
  counts: ImportCounts,
): Promise<void> {
  const rows = products.map(({ order, ...product }) => ({ ...product, sortOrder: order }))
  const stored = new Map((await readProducts(db)).map((row) => [row.productCode, row]))
  await upsertProducts(
    db,
    selectChanged(rows, ({ productCode }) => stored.get(productCode), counts),
  )
  await addPrices(
    db,
    rows.flatMap(({ productCode, totalPrice, lowestPrice30 }) => {
      const before = stored.get(productCode)
      if (before?.totalPrice === totalPrice) return []
      const opening =
        before || lowestPrice30 === null
          ? []
          : [{ productCode, totalPrice: lowestPrice30, since: new Date(now.getTime() - DAYS_30) }]
      return [...opening, { productCode, totalPrice, since: now }]
    }),
  )
}

/** Updates the coupons and preserves their usage counts. */
async function importCoupons(
  db: Database,
  coupons: readonly ContentCoupon[],
  counts: ImportCounts,
): Promise<void> {
  const stored = new Map((await readCoupons(db)).map((row) => [row.code, row]))
  await upsertCoupons(
    db,
    selectChanged([...coupons], ({ code }) => stored.get(code), counts),
  )
}

/** Updates the leveling tests; each counts as one piece. */
async function importLevelingTests(
  db: Database,
  tests: readonly ContentLevelingTest[],
  counts: ImportCounts,
): Promise<void> {
  const stored = new Map((await readTests(db)).map((row) => [row.lang, row]))
  await upsertTests(
    db,
    selectChanged(tests, ({ lang }) => stored.get(lang), counts),
  )
}

/** Updates the words of the day; each language counts as one piece. */
async function importWordsOfTheDay(
  db: Database,
  languages: readonly ContentWordsOfTheDay[],
  counts: ImportCounts,
): Promise<void> {
  const stored = new Map((await readWordsOfTheDay(db)).map((row) => [row.lang, row]))
  await upsertWordsOfTheDay(
    db,
    selectChanged(languages, ({ lang }) => stored.get(lang), counts),
  )
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Updates companies and their packages. Members are identified by email address: new ones are added and existing ones
 * are left alone, since their invitations and seats change in the product.
 */
async function importCompanies(
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
      const expiresAt = companyContent.seatExpiry(taken.languages, usedAt)
      await companyContent.insertSeats(db, [{ code: taken.code, companyUserId: id, usedAt, expiresAt }])
    }
  }
}
