import type { CompanyBatch } from '@mowka/contract/schemas/company'
import { emailOf, member, seedCompany } from '../../../testing/companies'
import { startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'

let t: TestApi
let id: string
const person = (name: string): TestPerson => ({ name, emailVerified: true })
const boss = person('szefowa')
const [ola, jan, ewa] = [person('ola'), person('jan'), person('ewa')]
const [nowa, swieza] = [person('nowa'), person('swieza')]

let companies = 0
/** Codes of the packages of this test's company. */
let english = ''
let german = ''

beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(async () => {
  companies++
  english = `ENG-${companies}`
  german = `DE-${companies}`
  t.emails.length = 0
  id = await seedCompany(t, {
    path: `companies/firma-${companies}`,
    accesses: [
      { code: english, limit: 3, unitPrice: 1, languages: [{ targetLang: 'ENG', periodMonths: 6 }] },
      { code: german, limit: 2, unitPrice: 1, languages: [{ targetLang: 'DE', periodMonths: 3 }] },
    ],
    users: [
      member(boss, { isAdmin: true }),
      member(ola, { code: english, acceptedDaysAgo: 10 }),
      member(jan),
      member(ewa),
      member(nowa, { invitationStatus: 'PENDING', code: german, invitedDaysAgo: 3 }),
      member(swieza, { invitationStatus: 'PENDING', code: english, invitedDaysAgo: 0 }),
    ],
  })
})

const people = async () => (await t.call('getCompanyUsers', { id }, boss)).answer
const packageOf = async (code: string) =>
  (await t.call('getCompanyAccesses', { id }, boss)).answer.accesses.find((each) => each.code === code)
/** Runs a batch and returns its results by name. */
async function change(
  names: readonly TestPerson[],
  action: { [Action in CompanyBatch as Action['action']]: Omit<Action, 'userIds'> }[CompanyBatch['action']],
) {
  const listed = await people()
  const idOf = (who: TestPerson) => listed.find(({ email }) => email === emailOf(who))?.id ?? who.name
  const body = { ...action, userIds: names.map(idOf) }
  const { status, answer } = await t.call('changeCompanyUsers', { id, body }, boss)
  expect(status).toBe(200)
  return answer.results.map(({ message }, index) => [names[index]?.name, message])
}

test('a batch assigns seats in the order of the request until none is free, and reports everyone else (S-COMP-10)', async () => {
  expect(
    await change([person('obca'), boss, nowa, ola, jan, ewa], {
      action: 'assign',
      companyAccessCode: english,
    }),
  ).toEqual([
    ['obca', 'USER_NOT_FOUND'],
    ['szefowa', 'IS_ADMIN'],
    ['nowa', 'NOT_ACCEPTED'],
    ['ola', 'CODE_ALREADY_USED'],
    ['jan', null],
    ['ewa', 'CODE_LIMIT_REACHED'],
  ])
  expect(await packageOf(english)).toMatchObject({ used: 2, invited: 1, remaining: 0, limit: 3 })
  expect((await people()).find(({ email }) => email === emailOf(jan))?.accessesUsed).toMatchObject([
    { code: english, expiresAt: { ENG: '2027-05-16T21:59:59.000Z' } },
  ])
})

test('a batch for an unknown package changes nobody (S-COMP-10)', async () => {
  expect(await change([jan, ewa], { action: 'assign', companyAccessCode: 'NIE-MA' })).toEqual([
    ['jan', 'CODE_NOT_FOUND'],
    ['ewa', 'CODE_NOT_FOUND'],
  ])
})

test('a batch resends invitations except those sent a moment ago, and repeating it sends nothing (S-COMP-09)', async () => {
  expect(await change([nowa, swieza, jan], { action: 'resend' })).toEqual([
    ['nowa', null],
    ['swieza', 'TOO_SOON'],
    ['jan', 'NO_INVITATION'],
  ])
  expect(await change([nowa], { action: 'resend' })).toEqual([['nowa', 'TOO_SOON']])
  await t.runJobs()
  expect(t.emails.map(({ to }) => to)).toEqual([emailOf(nowa)])
})

test('withdrawing many invitations frees their seats and spares people who have joined since (S-COMP-05)', async () => {
  await t.call(
    'redeemAccessCode',
    { body: { companyAccessCode: german, firstname: 'Nowa', lastname: 'Osoba' } },
    nowa,
  )
  expect(await change([nowa, swieza, boss], { action: 'withdraw' })).toEqual([
    ['nowa', 'ALREADY_ACCEPTED'],
    ['swieza', null],
    ['szefowa', 'IS_ADMIN'],
  ])
  expect(await packageOf(english)).toMatchObject({ used: 1, invited: 0 })
  expect(await packageOf(german)).toMatchObject({ used: 1, invited: 0 })
})

test('removing many members ends their company access, preserves used seats and spares invitations (S-COMP-05)', async () => {
  expect(await change([ola, jan, nowa, boss], { action: 'remove' })).toEqual([
    ['ola', null],
    ['jan', null],
    ['nowa', 'NOT_ACCEPTED'],
    ['szefowa', 'IS_ADMIN'],
  ])
  expect((await people()).map(({ email }) => email).toSorted()).toEqual(
    [boss, ewa, nowa, swieza].map(emailOf).toSorted(),
  )
  expect((await t.call('getCompany', { id }, ola)).status).toBe(404)
  expect(await packageOf(english)).toMatchObject({ used: 1 })
})

test('after the end of a contract, people can be removed but neither invited again nor assigned (S-COMP-08)', async () => {
  t.setNow('2028-01-02T10:00:00Z')
  expect(await change([nowa], { action: 'resend' })).toEqual([['nowa', 'CONTRACT_INACTIVE']])
  expect(await change([jan], { action: 'assign', companyAccessCode: german })).toEqual([
    ['jan', 'CONTRACT_INACTIVE'],
  ])
  expect(await change([nowa], { action: 'withdraw' })).toEqual([['nowa', null]])
  t.setNow('2026-11-16T10:00:00Z')
})

test('a person named twice in a batch gets one result, and an empty or oversized batch is refused', async () => {
  expect(await change([jan, jan], { action: 'remove' })).toEqual([['jan', null]])
  const send = async (userIds: string[]) =>
    (await t.call('changeCompanyUsers', { id, body: { action: 'remove', userIds } }, boss)).status
  expect(await send([])).toBe(422)
  expect(await send(Array.from({ length: 501 }, (_, index) => `p${index}`))).toBe(422)
})
