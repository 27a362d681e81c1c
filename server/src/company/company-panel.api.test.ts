import { randomUUID } from 'node:crypto'
import type { CompanyForm } from '@mowka/contract/schemas/company'
import { admin, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

const boss: TestPerson = { name: 'szefowa', emailVerified: true }
const form = (given: Partial<CompanyForm> = {}): CompanyForm => ({
  name: 'Firma',
  logo: null,
  active: true,
  contractActiveTo: '2027-12-31',
  accesses: [],
  admins: ['Szefowa@mowka.test'],
  ...given,
})
const seats = (code: string, limit = 2): CompanyForm['accesses'][number] => ({
  code,
  limit,
  unitPrice: 100,
  languages: [{ targetLang: 'ENG', periodMonths: 6 }],
})
const create = (given: Partial<CompanyForm> = {}, requestId: string = randomUUID()) =>
  t.call('createCompany', { body: { ...form(given), requestId } }, admin)
const update = (id: string, version: number, given: Partial<CompanyForm> = {}) =>
  t.call('updateCompany', { id, body: { ...form(given), version } }, admin)

test('creates a company with its packages, contract and admins, who are members immediately', async () => {
  const { status, answer } = await create({ name: 'Latarnia', accesses: [seats('LATARNIA-ENG', 5)] })
  expect(status).toBe(201)
  expect(answer).toMatchObject({
    name: 'Latarnia',
    version: 1,
    active: true,
    contractActiveTo: '2027-12-31',
    admins: ['szefowa@mowka.test'],
    accesses: [{ code: 'LATARNIA-ENG', limit: 5, remaining: 5, used: 0, invited: 0 }],
  })
  expect((await t.call('getMe', {}, boss)).answer.company).toEqual({ companyId: answer._id, isAdmin: true })
  expect((await t.call('getCompanyUsers', { id: answer._id }, boss)).status).toBe(200)
  expect((await t.call('listCompanies', {}, admin)).answer).toMatchObject([
    { _id: answer._id, name: 'Latarnia', people: 1, seats: 5, seatsUsed: 0, contractActiveTo: '2027-12-31' },
  ])
})

test('refuses a contract that ends in a year before 1000', async () => {
  expect((await create({ contractActiveTo: '0970-01-01' })).status).toBe(422)
})

test('creates one company for a request that is sent twice', async () => {
  const requestId = randomUUID()
  const first = await create({ name: 'Raz', accesses: [seats('RAZ')] }, requestId)
  const again = await create({ name: 'Raz', accesses: [seats('RAZ')] }, requestId)
  expect(again.answer).toEqual(first.answer)
})

test('applies corrections from a repeated request', async () => {
  const requestId = randomUUID()
  const first = await create({ name: 'Literówka', accesses: [seats('POPRAWKA')] }, requestId)
  const given = { name: 'Poprawka', accesses: [seats('POPRAWKA', 9)], admins: ['nowa@mowka.test'] }
  const { status, answer } = await create(given, requestId)
  expect(status).toBe(201)
  expect(answer).toMatchObject({ ...given, _id: first.answer._id, version: 2, accesses: [{ limit: 9 }] })
})

test('refuses corrections from a repeated request if the company was changed in the meantime (C57)', async () => {
  const requestId = randomUUID()
  const { answer } = await create({ name: 'Pierwsza' }, requestId)
  await update(answer._id, 1, { name: 'Zmieniona przez kogoś' })
  const { status, problem } = await create({ name: 'Poprawiona' }, requestId)
  expect([status, problem.code]).toEqual([409, 'STALE_WRITE'])
  const { name } = (await t.call('readCompanyDetails', { id: answer._id }, admin)).answer
  expect(name).toBe('Zmieniona przez kogoś')
})

test('creates a company from a request without an id', async () => {
  const made = ['BEZ-1', 'BEZ-2'].map((code) =>
    t.call('createCompany', { body: form({ name: code, accesses: [seats(code)] }) }, admin),
  )
  const [first, second] = await Promise.all(made)
  expect([first?.status, second?.status]).toEqual([201, 201])
  expect(first?.answer._id).not.toBe(second?.answer._id)
})

test('a removed admin loses access with the next call (C10)', async () => {
  const { answer } = await create({ name: 'Zmiana', admins: ['stary@mowka.test', 'nowy@mowka.test'] })
  const old: TestPerson = { name: 'stary', emailVerified: true, roles: ['company-admin'] }
  expect((await t.call('getCompanyUsers', { id: answer._id }, old)).status).toBe(200)
  expect((await update(answer._id, 1, { name: 'Zmiana', admins: ['nowy@mowka.test'] })).answer).toMatchObject(
    {
      version: 2,
      admins: ['nowy@mowka.test'],
    },
  )
  const { status, problem } = await t.call('getCompanyUsers', { id: answer._id }, old)
  expect([status, problem.code]).toEqual([403, 'NOT_ADMIN'])
})

test('refuses a change based on an outdated version (C57)', async () => {
  const { answer } = await create({ name: 'Wersje' })
  expect((await update(answer._id, 1, { name: 'Pierwsza' })).status).toBe(200)
  const { status, problem } = await update(answer._id, 1, { name: 'Druga' })
  expect([status, problem.code]).toEqual([409, 'STALE_WRITE'])
})

test("package codes are unique, the limit can't go below the seats in use, and a used package can't be removed", async () => {
  const { answer } = await create({
    name: 'Pakiety',
    admins: ['szef.pakietow@mowka.test'],
    accesses: [seats('PAKIET-A'), seats('PAKIET-B')],
  })
  const head: TestPerson = { name: 'szef.pakietow', emailVerified: true }
  const taken = await create({ name: 'Inna', accesses: [seats('PAKIET-A')] })
  expect([taken.status, taken.problem.code]).toEqual([409, 'PACKAGE_CODE_TAKEN'])

  const worker: TestPerson = { name: 'pracuje', emailVerified: true }
  const emailsList = ['pracuje@mowka.test', 'czeka@mowka.test']
  const body = { emailsList, companyAccessCode: 'PAKIET-A' }
  await t.call('inviteUsers', { id: answer._id, body }, head)
  const code = { companyAccessCode: 'PAKIET-A', firstname: '', lastname: '' }
  await t.call('redeemAccessCode', { body: code }, worker)

  const settings = { name: 'Pakiety', admins: ['szef.pakietow@mowka.test'] }
  const removed = await update(answer._id, 1, { ...settings, accesses: [seats('PAKIET-B')] })
  expect([removed.status, removed.problem.code]).toEqual([409, 'PACKAGE_IN_USE'])
  // A limit below the number of invitations is allowed: seats go to the first to redeem them.
  const fewer = await update(answer._id, 1, { ...settings, accesses: [seats('PAKIET-A', 1)] })
  expect(fewer.answer.accesses).toMatchObject([
    { code: 'PAKIET-A', limit: 1, used: 1, invited: 1, remaining: 0 },
  ])
  const twice = await update(answer._id, 2, {
    ...settings,
    accesses: [seats('PAKIET-A'), seats('PAKIET-A')],
  })
  expect(twice.status).toBe(422)
})

test('deactivating a company closes its accesses, and reactivating it opens them again', async () => {
  const given = { name: 'Przerwa', admins: ['szef.przerwy@mowka.test'], accesses: [seats('PRZERWA')] }
  const { answer } = await create(given)
  const id = answer._id
  const worker: TestPerson = { name: 'na.przerwie', emailVerified: true }
  const body = { emailsList: ['na.przerwie@mowka.test'], companyAccessCode: 'PRZERWA' }
  await t.call('inviteUsers', { id, body }, { name: 'szef.przerwy', emailVerified: true })
  const code = { companyAccessCode: 'PRZERWA', firstname: '', lastname: '' }
  await t.call('redeemAccessCode', { body: code }, worker)
  const until = async () => (await t.call('getMe', {}, worker)).answer.appMetadata.languages[0]?.expiresAt
  expect(await until()).toBe('2027-05-16T21:59:59.000Z')
  await update(id, 1, { ...given, active: false })
  expect(await until()).toBe('2026-11-16T10:00:00.000Z')
  await update(id, 2, given)
  expect(await until()).toBe('2027-05-16T21:59:59.000Z')
})

test('the only admin of a company cannot delete their account, one of two admins can (S-USER-11)', async () => {
  const { answer } = await create({ name: 'Odejście', admins: ['jeden@mowka.test', 'dwa@mowka.test'] })
  const one: TestPerson = { name: 'jeden', emailVerified: true }
  const two: TestPerson = { name: 'dwa', emailVerified: true }
  for (const who of [one, two]) await t.call('getMe', {}, who)
  const leave = (who: TestPerson) =>
    t.call('deleteAccount', { body: { email: `${who.name}@mowka.test` } }, who)
  expect((await leave(one)).status).toBe(200)
  expect(await leave(two)).toMatchObject({
    status: 409,
    problem: { code: 'LAST_COMPANY_ADMIN', current: { company: 'Odejście' } },
  })
  await update(answer._id, 1, { name: 'Odejście', admins: ['dwa@mowka.test'], active: false })
  expect((await leave(two)).status).toBe(200)
})
