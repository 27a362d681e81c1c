import { scopeOf } from '../../../testing/call-scope'
import { emailOf, member, seedCompany } from '../../../testing/companies'
import { startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'
import { redeemCode } from '../redeem-service'
import { readCompany } from '../store'
import { changeUsers } from './actions'
import { inviteUsers } from './service'

let t: TestApi
const boss: TestPerson = { name: 'szefowa', emailVerified: true }
const languages = [{ targetLang: 'ENG', periodMonths: 6 } as const]
const people = Array.from(
  { length: 50 },
  (_, index): TestPerson => ({
    name: `osoba${index}`,
    emailVerified: true,
  }),
)

beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

/** A company with one package of `limit` seats. */
const company = (path: string, limit: number, users: Parameters<typeof member>[]) =>
  seedCompany(t, {
    path,
    accesses: [{ code: path.toUpperCase(), limit, unitPrice: 1, languages }],
    users: [member(boss, { isAdmin: true }), ...users.map((each) => member(...each))],
  })
const count = <Value>(values: Value[], wanted: Value) => values.filter((each) => each === wanted).length
const packageOf = async (id: string) => (await t.call('getCompanyAccesses', { id }, boss)).answer.accesses[0]
const redeem = async (who: TestPerson, code: string) =>
  (
    await t.call(
      'redeemAccessCode',
      { body: { companyAccessCode: code, firstname: 'A', lastname: 'B' } },
      who,
    )
  ).answer.message

/** Runs a call several times concurrently, bypassing rate limits. */
const atOnce = <Answer>(times: number, call: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, call))

test('50 concurrent lists for the last seat create one invitation (S-COMP-07)', async () => {
  const id = await company('ostatnie', 1, [])
  const row = await readCompany(t.db, id)
  const scope = await scopeOf(t, boss)
  const answers = await Promise.all(
    people.map((who) => {
      const list = { emailsList: [emailOf(who)], companyAccessCode: 'OSTATNIE' }
      return row && inviteUsers(scope, row, list, 'pl', t.services)
    }),
  )
  const messages = answers.map((answer) => answer?.message)
  expect([count(messages, 'INVITED'), count(messages, 'CODE_LIMIT_REACHED')]).toEqual([1, 49])
  expect((await packageOf(id))?.remaining).toBe(0)
})

test('50 concurrent invitations of one address create one invitation and one email (S-COMP-06)', async () => {
  const id = await company('powtorki', 50, [])
  const row = await readCompany(t.db, id)
  const scope = await scopeOf(t, boss)
  const list = { emailsList: ['ta-sama@mowka.test'], companyAccessCode: 'POWTORKI' }
  const answers = await atOnce(50, async () => row && inviteUsers(scope, row, list, 'pl', t.services))
  const messages = answers.map((answer) => answer?.message)
  expect([count(messages, 'INVITED'), count(messages, 'ALL_ALREADY_IN_COMPANY')]).toEqual([1, 49])
  await t.runJobs()
  expect(t.emails.filter(({ to }) => to === 'ta-sama@mowka.test')).toHaveLength(1)
})

test('50 concurrent redemptions of one invitation assign one seat (S-COMP-12)', async () => {
  const who: TestPerson = { name: 'jedna', emailVerified: true }
  const id = await company('jedno', 10, [
    [who, { invitationStatus: 'PENDING', code: 'JEDNO', invitedDaysAgo: 1 }],
  ])
  const scope = await scopeOf(t, who)
  const typed = { companyAccessCode: 'JEDNO', firstname: 'A', lastname: 'B' }
  const answers = await atOnce(50, () => redeemCode(scope, emailOf(who), typed))
  const messages = answers.map(({ message }) => message)
  expect([count(messages, 'VERIFIED'), count(messages, 'CODE_ALREADY_USED')]).toEqual([1, 49])
  expect((await packageOf(id))?.remaining).toBe(9)
})

test('50 concurrent removals of one person remove them once (S-COMP-05)', async () => {
  const who: TestPerson = { name: 'znika', emailVerified: true }
  const id = await company('znikanie', 1, [[who]])
  const body = { userEmailToDetach: emailOf(who) }
  const answers = await atOnce(50, () => t.call('detachUser', { id, body }, boss))
  expect(answers.filter(({ answer }) => answer.detached)).toHaveLength(1)
})

test('50 users who redeem a code for one seat at the same time assign it once (S-COMP-12)', async () => {
  await company(
    'wspolny',
    1,
    people.map(
      (who): Parameters<typeof member> => [
        who,
        { invitationStatus: 'PENDING', code: 'WSPOLNY', invitedDaysAgo: 1 },
      ],
    ),
  )
  const messages = await Promise.all(people.map((who) => redeem(who, 'WSPOLNY')))
  expect([count(messages, 'VERIFIED'), count(messages, 'LIMIT_REACHED')]).toEqual([1, 49])
})

test('50 concurrent assignments of the last seat assign it to one person once (S-COMP-10)', async () => {
  const id = await company(
    'przydzial',
    1,
    people.map((who): Parameters<typeof member> => [who]),
  )
  const listed = (await t.call('getCompanyUsers', { id }, boss)).answer.filter(({ isAdmin }) => !isAdmin)
  const answers = await Promise.all(
    [...listed, ...listed.slice(0, 10)].map(({ id: userId }) =>
      t.call('assignAccess', { id, body: { companyAccessCode: 'PRZYDZIAL', userId } }, boss),
    ),
  )
  expect(answers.filter(({ answer }) => answer.assigned)).toHaveLength(1)
  expect((await packageOf(id))?.remaining).toBe(0)
})

test('20 concurrent batches for the same people never assign more seats than the package has (S-COMP-10)', async () => {
  const staff = people.slice(0, 12)
  const id = await company(
    'zbiorowo',
    8,
    staff.map((who): Parameters<typeof member> => [who]),
  )
  const listed = (await t.call('getCompanyUsers', { id }, boss)).answer.flatMap((each) =>
    each.isAdmin ? [] : [each.id],
  )
  const row = await readCompany(t.db, id)
  const scope = await scopeOf(t, boss)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      // Each batch has another order.
      const userIds = [...listed.slice(index % 12), ...listed.slice(0, index % 12)]
      const batch = { action: 'assign', companyAccessCode: 'ZBIOROWO', userIds } as const
      return row ? (await changeUsers(scope, row, batch, 'pl', t.services)).results : []
    }),
  )
  const messages = answers.flat().map(({ message }) => message)
  expect(count(messages, null)).toBe(8)
  expect(messages.filter((each) => each !== null).every((each) => /^CODE_/.test(each))).toBe(true)
  expect(await packageOf(id)).toMatchObject({ used: 8, remaining: 0 })
})

test('20 concurrent batches that withdraw or resend the same invitations neither fail nor free a seat twice (S-COMP-05, S-COMP-09)', async () => {
  const invitees = people.slice(0, 10)
  const id = await company(
    'cofane',
    10,
    invitees.map(
      (who): Parameters<typeof member> => [
        who,
        { invitationStatus: 'PENDING', code: 'COFANE', invitedDaysAgo: 1 },
      ],
    ),
  )
  const listed = (await t.call('getCompanyUsers', { id }, boss)).answer.flatMap((each) =>
    each.isAdmin ? [] : [each.id],
  )
  const row = await readCompany(t.db, id)
  const scope = await scopeOf(t, boss)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const batch = {
        action: index % 2 === 0 ? ('withdraw' as const) : ('resend' as const),
        userIds: index % 3 === 0 ? listed.toReversed() : listed,
      }
      return row ? (await changeUsers(scope, row, batch, 'pl', t.services)).results : []
    }),
  )
  const withdrawn = answers.filter((_, index) => index % 2 === 0).flat()
  expect(withdrawn.filter(({ message }) => message === null)).toHaveLength(10)
  expect(await packageOf(id)).toMatchObject({ invited: 0, remaining: 10 })
})
