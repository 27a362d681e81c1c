import { scopeOf } from '../../testing/call-scope'
import { emailOf, member, seedCompany } from '../../testing/companies'
import { startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { inviteUsers } from './invite-service'
import { redeemCode } from './redeem-service'
import { readCompany } from './store'

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

/** A company with one package of so many seats. */
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

/** The same call so many times at once, past the limit of calls a minute. */
const atOnce = <Answer>(times: number, call: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, call))

test('of 50 lists at once for the last seat one is invited (S-COMP-07)', async () => {
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

test('one address invited 50 times at once is invited once, with one letter (S-COMP-06)', async () => {
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

test('of 50 redemptions of one invitation at once one gives the seat (S-COMP-12)', async () => {
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

test('of 50 removals of one person at once one does it (S-COMP-05)', async () => {
  const who: TestPerson = { name: 'znika', emailVerified: true }
  const id = await company('znikanie', 1, [[who]])
  const body = { userEmailToDetach: emailOf(who) }
  const answers = await atOnce(50, () => t.call('detachUser', { id, body }, boss))
  expect(answers.filter(({ answer }) => answer.detached)).toHaveLength(1)
})

test('of 50 people at once with one code and one seat one gets it (S-COMP-12)', async () => {
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

test('of 50 people at once the last seat is assigned to one, and to nobody twice (S-COMP-10)', async () => {
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
