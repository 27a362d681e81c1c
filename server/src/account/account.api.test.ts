import { seedLibrary } from '../../testing/library'
import { startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { ExternalServiceError } from '../outside/external-service-error'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.runJobs()
  t.emails.length = 0
  t.resets.length = 0
  t.removed.length = 0
})

/** Signs in a user who appears in no other test. */
const someone = async (name: string): Promise<TestPerson & { userId: string }> => {
  const { userId } = (await t.call('getMe', {}, { name })).answer
  return { name, userId }
}
const leave = (who: TestPerson, email = `${who.name}@mowka.test`) =>
  t.call('deleteAccount', { body: { email } }, who)

describe('POST /user/reset-password', () => {
  test("asks the identity provider to email a password link to the account's address (S-USER-10)", async () => {
    const { status, answer } = await t.call('resetPassword', {}, await someone('reset'))
    expect([status, answer, t.resets]).toEqual([200, {}, ['reset@mowka.test']])
  })

  test('refuses a password reset for a social account (S-USER-10)', async () => {
    const token = await t.token({ name: 'social' }, { claims: { sub: 'google-oauth2|social' } })
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/user/reset-password',
      headers: { authorization: `Bearer ${token}` },
    })
    expect([response.statusCode, response.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'SOCIAL_ACCOUNT', name: 'SocialAccountError' }),
    ])
    expect(t.resets).toEqual([])
  })

  test('returns 503 while the identity provider is unavailable', async () => {
    const { identityAccounts } = t.services
    const away = new ExternalServiceError('identity', 'password reset', { isUnavailable: true })
    t.services.identityAccounts = { ...identityAccounts, mailPasswordReset: () => Promise.reject(away) }
    const { status, problem } = await t.call('resetPassword', {}, await someone('unlucky'))
    t.services.identityAccounts = identityAccounts
    expect([status, problem.code]).toEqual([503, 'IDENTITY_UNAVAILABLE'])
  })
})

describe('POST /user/delete-account', () => {
  test("deletes nothing unless the body holds the account's email address", async () => {
    const ela = await someone('ela')
    for (const email of ['', 'ola@mowka.test']) {
      const { status, problem } = await leave(ela, email)
      expect([status, problem.errors?.[0]?.path]).toEqual([422, 'body/email'])
    }
    expect((await t.call('deleteAccount', {}, ela)).status).toBe(422)
    expect((await t.call('getMe', {}, ela)).answer.userId).toBe(ela.userId)
    await t.runJobs()
    expect(t.removed).toEqual([])
  })

  test('invalidates all tokens of a deleted account immediately, and no call recreates it (S-USER-11)', async () => {
    const ewa = await someone('ewa')
    const { status, answer } = await leave(ewa, ' EWA@mowka.test')
    expect([status, answer]).toEqual([200, { deleted: true, siteUrl: t.config.siteUrl }])
    const calls = await Promise.all([
      t.call('getMe', {}, ewa),
      t.call('getNextLesson', {}, ewa),
      t.call('sendInvitation', { body: { inviteeEmail: 'x@mowka.test' } }, ewa),
      leave(ewa),
    ])
    expect(calls.map((each) => each.status)).toEqual([401, 401, 401, 401])
  })

  test('a retried job deletes the account at the identity provider, and its owner gets one email (S-USER-11)', async () => {
    const iga = await someone('iga')
    await leave(iga)
    const { identityAccounts } = t.services
    const away = new ExternalServiceError('identity', 'removal', { isUnavailable: true })
    t.services.identityAccounts = { ...identityAccounts, remove: () => Promise.reject(away) }
    expect(await t.runJobs()).toContainEqual({
      name: 'account.remove',
      error: 'identity: removal: no answer',
    })
    t.services.identityAccounts = identityAccounts
    expect(t.emails).toMatchObject([
      { to: 'iga@mowka.test', subject: 'Twoje konto w Mówce zostało usunięte' },
    ])
    t.setNow(new Date(t.services.now().getTime() + 3_600_000))
    await t.runJobs()
    expect(t.removed).toEqual(['auth0|iga'])
    expect(t.emails).toHaveLength(1)
  })

  test('signing up again with the same identity creates an empty account', async () => {
    const zoe = await someone('zoe')
    await leave(zoe)
    const at = (seconds: number) => Math.floor(t.services.now().getTime() / 1000) + seconds
    const me = async (iat: number) => {
      const token = await t.token(zoe, { claims: { iat } })
      return t.app.inject({ url: '/api/user/me', headers: { authorization: `Bearer ${token}` } })
    }
    // Until the provider has deleted the identity, a newer token still belongs to the old account.
    expect((await me(at(3_600))).statusCode).toBe(401)
    await t.runJobs()
    expect((await me(at(30))).statusCode).toBe(401)
    const again = await me(at(61))
    expect([again.statusCode, again.json().isNew]).toEqual([200, true])
    expect(again.json().userId).not.toBe(zoe.userId)
  })

  test('concurrent deletions delete the account once, and a concurrent call creates no new one', async () => {
    const una = await someone('una')
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => leave(una)),
      ...Array.from({ length: 5 }, () => t.call('getMe', {}, una)),
    ])
    expect(answers.slice(0, 5).filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await t.call('getMe', {}, una)).status).toBe(401)
    await t.runJobs()
    expect(t.removed).toEqual(['auth0|una'])
    expect(t.emails).toHaveLength(1)
  })
})

describe('personal data export', () => {
  const look = async (who: TestPerson) => (await t.call('getDataExport', {}, who)).answer
  const fetchFile = (url: string | null) => {
    const { pathname, search } = new URL(url ?? '')
    return t.app.inject({ url: `${pathname}${search}` })
  }

  test('is created by a job, announced by email, and downloadable through an expiring link', async () => {
    const adam = await someone('kopia')
    expect(await look(adam)).toMatchObject({ state: 'NONE', url: null })
    const asked = await t.call('requestDataExport', {}, adam)
    expect([asked.status, asked.answer]).toMatchObject([202, { state: 'WAITING', percent: 0, url: null }])
    await t.runJobs()
    const { state, percent, bytes, url, keptUntil } = await look(adam)
    expect([state, percent]).toEqual(['READY', 100])
    expect(keptUntil).toBe(new Date(t.services.now().getTime() + 7 * 86_400_000).toISOString())
    expect(t.emails).toMatchObject([
      { to: 'kopia@mowka.test', subject: 'Kopia Twoich danych z Mówki jest gotowa' },
    ])
    // The email links to the page, which requires a sign-in, and not to the data.
    expect(t.emails[0]?.text).not.toContain('token')

    const file = await fetchFile(url)
    expect(file.headers).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="mowka.json"',
      'cache-control': 'no-store',
    })
    expect(file.rawPayload.length).toBe(bytes)
    expect(file.json()).toMatchObject({
      account: [{ id: adam.userId, email: 'kopia@mowka.test', givenName: 'kopia' }],
      notes: [],
    })

    t.setNow(new Date(t.services.now().getTime() + 16 * 60_000))
    expect((await fetchFile(url)).json()).toMatchObject({ status: 403, code: 'LINK_EXPIRED' })
    expect((await fetchFile((await look(adam)).url)).statusCode).toBe(200)

    t.setNow(new Date(t.services.now().getTime() + 8 * 86_400_000))
    await t.services.jobs.send(t.db, (await import('./jobs')).cleanUpExports, {})
    await t.runJobs()
    expect((await look(adam)).state).toBe('NONE')
    expect(await t.services.storage.list('exports/')).toEqual([])
  })

  test('runs once, however many requests arrive while it is being created', async () => {
    const ida = await someone('ida')
    await Promise.all(Array.from({ length: 8 }, () => t.call('requestDataExport', {}, ida)))
    const outcomes = await t.runJobs()
    expect(outcomes.filter(({ name }) => name === 'account.export')).toHaveLength(1)
    expect(t.emails).toHaveLength(1)
  })

  test('a failed export can be requested again after its timeout', async () => {
    const ola = await someone('ola')
    const { storage } = t.services
    t.services.storage = { ...storage, put: () => Promise.reject(new Error('full')) }
    await t.call('requestDataExport', {}, ola)
    expect(await t.runJobs()).toContainEqual({ name: 'account.export', error: expect.any(String) })
    t.services.storage = storage
    t.setNow(new Date(t.services.now().getTime() + 61 * 60_000))
    expect(await look(ola)).toMatchObject({ state: 'FAILED' })
    expect((await t.call('requestDataExport', {}, ola)).answer).toMatchObject({
      state: 'WAITING',
      percent: 0,
    })
  })

  test('is deleted with the account', async () => {
    const jan = await someone('jan')
    await t.call('requestDataExport', {}, jan)
    await t.runJobs()
    const { url } = await look(jan)
    const before = await t.services.storage.list('exports/')
    await leave(jan)
    expect((await fetchFile(url)).statusCode).toBe(404)
    await t.runJobs()
    const after = await t.services.storage.list('exports/')
    expect(before.length - after.length).toBe(1)
  })
})
