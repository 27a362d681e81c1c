import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { seedLibrary } from '../../testing/library'
import { grant } from '../../testing/people'
import { HALF_YEAR, order, pay } from '../../testing/shop'
import {
  admin,
  editor,
  operator,
  startTestApi,
  support,
  type TestApi,
  type TestPerson,
} from '../../testing/test-api'
import { auditLog } from '../audit/tables'
import { ExternalServiceError } from '../outside/external-service-error'
import { accessGrants } from '../user/tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(() => {
  t.setNow('2026-11-16T10:00:00Z')
  t.emails.length = 0
  t.verifications.length = 0
})

type Someone = TestPerson & { userId: string }

/** Signs in a user who appears in no other test. */
async function someone(name: string, roles: TestPerson['roles'] = ['learner']): Promise<Someone> {
  const { userId } = (await t.call('getMe', {}, { name, roles, emailVerified: true })).answer
  return { name, roles, emailVerified: true, userId }
}

const find = (search: string, as: TestPerson = support) => t.call('findPeople', { search }, as)
const open = (id: string, as: TestPerson = support) => t.call('getPerson', { id }, as)
const prolong = (id: string, change: object = {}, as: TestPerson = operator) =>
  t.call(
    'prolongAccess',
    { id, body: { requestId: randomUUID(), targetLang: 'ENG', days: 14, reason: 'outage', ...change } },
    as,
  )
const setRoles = (id: string, roles: string[], as: TestPerson = admin) =>
  t.call('setPersonRoles', { id, body: { roles } }, as)

/** The latest entry about an object, without its time. */
async function lastAudit(objectId: string) {
  const [entry] = await t.db
    .select({ action: auditLog.action, by: auditLog.userId, detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.objectId, objectId))
    .orderBy(desc(auditLog.seq))
    .limit(1)
  return entry
}

describe('GET /admin/people', () => {
  test('finds a person by the whole address in any case, its beginning, and the whole id', async () => {
    const { userId } = await someone('hela-szukana')
    for (const search of ['Hela-Szukana@mowka.test', 'hela-szu', userId, ` ${userId} `]) {
      const { answer } = await find(search)
      expect({ search, found: answer.data.map(({ email }) => email) }).toEqual({
        search,
        found: ['hela-szukana@mowka.test'],
      })
    }
  })

  test('shows running languages and no ended ones', async () => {
    const ida = await someone('ida-jezyki')
    await grant(t, ida, 'ENG')
    await grant(t, ida, 'DE', { until: '2026-11-01T00:00:00Z' })
    const { answer } = await find('ida-jezyki@')
    expect(answer.data).toEqual([
      expect.objectContaining({ name: 'ida-jezyki Testowa', languages: ['ENG'], lastDay: null }),
    ])
  })

  test.each([
    ['the end of an address', 'mowka.test'],
    ['a pattern', 'hel%_szukana'],
    ['a part of an id', '01990000'],
  ])('finds nobody by %s', async (_, search) => {
    expect((await find(search)).answer).toEqual({ data: [], isMore: false })
  })

  test.each(['', 'abc', '   a  '])(
    'refuses the short search %j, so that nobody browses accounts',
    async (search) => {
      expect((await find(search)).status).toBe(422)
    },
  )

  test('returns at most ten accounts and reports that there are more', async () => {
    for (let index = 0; index < 11; index++) await someone(`wielu-${index}`)
    const { data, isMore } = (await find('wielu-')).answer
    expect([data.length, isMore]).toEqual([10, true])
  })

  test('records the search without its text', async () => {
    await find('hela-szukana@mowka.test')
    const [entry] = await t.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
    expect(entry).toMatchObject({ action: 'findPeople', objectId: null, detail: null })
  })
})

describe('GET /admin/people/:id', () => {
  test('shows accesses with who pays for them, orders and emails', async () => {
    const { userId, ...kasia } = await someone('kasia-dostepy')
    await t.call('startTrial', { targetLang: 'DE' }, kasia)
    const bought = await order(t, { products: [{ productCode: HALF_YEAR, quantity: 1 }] }, kasia)
    await pay(t, bought.extOrderId)
    await grant(t, kasia, 'ES')
    await prolong(userId)
    await t.runJobs()
    const { answer } = await open(userId)
    expect(answer).toMatchObject({
      email: 'kasia-dostepy@mowka.test',
      orders: [{ _id: bought._id, state: 'COMPLETED' }],
      progress: { daysLearned: 0, currentStreak: 0, lessonsFinished: 0, lastDay: null },
      dataExport: 'NONE',
    })
    expect(Object.fromEntries(answer.accesses.map(({ targetLang, payers }) => [targetLang, payers]))).toEqual(
      {
        DE: ['trial'],
        ENG: ['purchase', 'panel'],
        ES: ['set'],
      },
    )
    expect(answer.emails).toContainEqual(
      expect.objectContaining({ kind: 'order-confirmation', state: 'done' }),
    )
  })

  test('contains no token subject, settings, invoice data or email content', async () => {
    const { userId } = await someone('skryta')
    expect(Object.keys((await open(userId)).answer).toSorted()).toEqual([
      '_id',
      'accesses',
      'createdAt',
      'dataExport',
      'email',
      'emails',
      'isSocial',
      'lastView',
      'learnLang',
      'name',
      'orders',
      'progress',
    ])
  })

  test('records every view, and shows the last one by another account', async () => {
    const { userId } = await someone('ogladana')
    expect((await open(userId)).answer.lastView).toBeNull()
    expect((await open(userId)).answer.lastView).toBeNull()
    expect(await lastAudit(userId)).toMatchObject({ action: 'getPerson' })
    t.setNow('2026-11-16T10:05:00Z')
    expect((await open(userId, operator)).answer.lastView).toEqual({
      at: '2026-11-16T10:00:00.000Z',
      by: 'sylwia Testowa',
    })
  })

  test('returns 404 for an unknown person', async () => {
    expect((await open('nobody')).status).toBe(404)
  })
})

describe('POST /admin/people/:id/access', () => {
  test('adds days after the end of the access, once per request, and records language, days and reason', async () => {
    const ula = await someone('ula-dni')
    await grant(t, ula, 'ENG', { until: '2026-11-20T22:59:59.999Z' })
    const requestId = randomUUID()
    const first = await prolong(ula.userId, { requestId })
    expect(first.answer.endsAt.slice(0, 10)).toBe('2026-12-04')
    expect((await prolong(ula.userId, { requestId })).answer).toEqual(first.answer)
    expect((await t.call('getMe', {}, ula)).answer.appMetadata.languages).toEqual([
      { targetLang: 'ENG', expiresAt: first.answer.endsAt },
    ])
    expect(await lastAudit(ula.userId)).toMatchObject({ action: 'prolongAccess', detail: 'ENG 14 outage' })
  })

  test('adds the days once for concurrent repetitions of a request', async () => {
    const { userId } = await someone('raz')
    const requestId = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => prolong(userId, { requestId })))
    expect(await t.db.$count(accessGrants, eq(accessGrants.userId, userId))).toBe(1)
  })

  test.each([{ days: 0 }, { days: 367 }, { days: 1.5 }, { reason: 'because' }, { targetLang: 'XX' }])(
    'refuses %j',
    async (change) => {
      const { userId } = await someone('zle-dni')
      expect((await prolong(userId, change)).status).toBe(422)
    },
  )
})

describe('emails that are sent again', () => {
  test('the identity provider emails the confirmation link of an unverified address only', async () => {
    const { userId } = await someone('niepotwierdzona')
    const resend = () => t.call('resendVerification', { id: userId, body: {} }, support)
    expect((await resend()).problem.code).toBe('EMAIL_VERIFIED')
    t.identities.set('auth0|niepotwierdzona', { isEmailVerified: false, roles: ['learner'] })
    expect((await t.call('getPersonIdentity', { id: userId }, support)).answer).toEqual({
      state: 'unverified',
    })
    expect((await resend()).status).toBe(200)
    expect(t.verifications).toEqual(['auth0|niepotwierdzona'])
    expect(await lastAudit(userId)).toMatchObject({ action: 'resendVerification' })
  })

  test('the confirmation of a paid order is sent to its buyer once per request', async () => {
    const jola = await someone('jola-mail')
    const bought = await order(t, { products: [{ productCode: HALF_YEAR, quantity: 1 }] }, jola)
    const resend = (requestId = randomUUID()) =>
      t.call('resendConfirmation', { id: bought._id, body: { requestId } }, support)
    expect((await resend()).problem.code).toBe('ORDER_NOT_PAID')
    await pay(t, bought.extOrderId)
    await t.runJobs()
    const [first] = t.emails.splice(0)
    const requestId = randomUUID()
    await resend(requestId)
    await resend(requestId)
    await t.runJobs()
    expect(t.emails.map(({ to, subject, text }) => ({ to, subject, text }))).toEqual([
      { to: first?.to, subject: first?.subject, text: first?.text },
    ])
    expect(await lastAudit(bought._id)).toMatchObject({ action: 'resendConfirmation' })
  })
})

describe('data export and deletion at a person’s request', () => {
  test('an export is started for its owner, who gets the email', async () => {
    const { userId } = await someone('eksport')
    expect((await t.call('startPersonExport', { id: userId, body: {} }, operator)).status).toBe(200)
    expect((await open(userId)).answer.dataExport).toBe('WAITING')
    await t.runJobs()
    expect(t.emails.map(({ to }) => to)).toEqual(['eksport@mowka.test'])
    expect((await open(userId)).answer.dataExport).toBe('READY')
  })

  test('an account is deleted only with its typed address', async () => {
    const { userId } = await someone('usuwana')
    const remove = (email: string) => t.call('deletePerson', { id: userId, body: { email } }, operator)
    expect((await remove('inna@mowka.test')).problem.code).toBe('EMAIL_DIFFERS')
    expect((await open(userId)).status).toBe(200)
    expect((await remove('USUWANA@mowka.test')).status).toBe(200)
    expect((await open(userId)).status).toBe(404)
    expect(await lastAudit(userId)).toMatchObject({ action: 'deletePerson' })
  })

  test('an account with a role in the panel is not deleted', async () => {
    const { userId } = await someone('redaktorka-konta')
    t.identities.set('auth0|redaktorka-konta', { isEmailVerified: true, roles: ['editor'] })
    const body = { email: 'redaktorka-konta@mowka.test' }
    const { problem } = await t.call('deletePerson', { id: userId, body }, operator)
    expect(problem.code).toBe('PERSON_IS_STAFF')
  })
})

describe('roles', () => {
  test('an admin gives and removes roles of the panel, and other roles stay', async () => {
    const { userId } = await someone('rolowa')
    t.identities.set('auth0|rolowa', { isEmailVerified: true, roles: ['learner', 'company-admin'] })
    expect((await setRoles(userId, ['support', 'editor'])).answer).toEqual({
      roles: ['support', 'editor'],
      isSelf: false,
    })
    expect(t.identities.get('auth0|rolowa')?.roles).toEqual(['learner', 'company-admin', 'support', 'editor'])
    expect(await lastAudit(userId)).toMatchObject({ action: 'setPersonRoles', detail: 'support editor' })
    expect((await setRoles(userId, [])).answer.roles).toEqual([])
    expect(await lastAudit(userId)).toMatchObject({ detail: 'none' })
  })

  test('nobody removes their own admin role', async () => {
    const { userId } = (await t.call('getMe', {}, admin)).answer
    expect((await setRoles(userId, ['operator'])).problem.code).toBe('OWN_ADMIN_ROLE')
    expect((await setRoles(userId, ['admin', 'editor'])).status).toBe(200)
  })

  test('a former admin whose token is still valid changes no roles', async () => {
    const former = await someone('byla', ['admin'])
    t.identities.set('auth0|byla', { isEmailVerified: true, roles: ['learner'] })
    const { userId } = (await t.call('getMe', {}, admin)).answer
    expect((await setRoles(userId, [], former)).status).toBe(403)
  })

  test('of two admins who remove each other at the same time, one stays', async () => {
    const one = await someone('admin-a', ['admin'])
    const other = await someone('admin-b', ['admin'])
    for (const { name } of [one, other]) {
      t.identities.set(`auth0|${name}`, { isEmailVerified: true, roles: ['admin'] })
    }
    const outcomes = await Promise.all([setRoles(other.userId, [], one), setRoles(one.userId, [], other)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const left = [one, other].filter(({ name }) => t.identities.get(`auth0|${name}`)?.roles.includes('admin'))
    expect(left).toHaveLength(1)
  })

  test('an unavailable identity provider leaves the roles and the log as they were', async () => {
    const { userId } = await someone('bez-dostawcy')
    const { identityAccounts } = t.services
    const away = new ExternalServiceError('identity', 'roles', { isUnavailable: true })
    t.services.identityAccounts = { ...identityAccounts, setRoles: () => Promise.reject(away) }
    const { status } = await setRoles(userId, ['editor'])
    t.services.identityAccounts = identityAccounts
    expect([status, await lastAudit(userId)]).toEqual([503, undefined])
  })
})

describe('limits of the roles', () => {
  test('support reads people and resends emails, and gets 403 for everything else about them', async () => {
    const { userId } = await someone('cudza')
    const body = { email: 'cudza@mowka.test' }
    const refused = [
      await prolong(userId, {}, support),
      await t.call('startPersonExport', { id: userId, body: {} }, support),
      await t.call('deletePerson', { id: userId, body }, support),
      await t.call('getPersonRoles', { id: userId }, support),
      await setRoles(userId, ['support'], support),
      await t.call('refundOrder', { id: userId, body: { lines: [] } }, support),
      await t.call('listCoupons', {}, support),
      await t.call('listGiftCards', {}, support),
      await t.call('listJobs', {}, support),
      await t.call('listExercises', {}, support),
      await t.call('exportContent', {}, support),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    expect((await open(userId)).status).toBe(200)
  })

  test('an operator sets no roles, and an editor sees no people', async () => {
    const { userId } = await someone('cudza-druga')
    const refused = [
      await setRoles(userId, ['operator'], operator),
      await t.call('getPersonRoles', { id: userId }, operator),
      await find('cudza-druga', editor),
      await open(userId, editor),
      await t.call('listOrders', {}, editor),
      await t.call('getPlatformStats', {}, editor),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  })
})
