import { randomUUID } from 'node:crypto'
import { seedLibrary } from '../../testing/library'
import { basket, pay } from '../../testing/shop'
import { admin, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { ExternalServiceError } from '../outside/external-service-error'

const START = '2026-11-16T10:00:00Z'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.runJobs()
  t.setNow(START)
  t.emails.length = 0
  t.verifications.length = 0
})

/** A person in the days after the sign-up. */
const unconfirmed = (name: string): TestPerson => {
  t.identities.set(`auth0|${name}`, { isEmailVerified: false, roles: ['learner'] })
  return { name, emailVerified: false }
}
const confirmed = ({ name }: TestPerson): TestPerson => ({ name, emailVerified: true })
const isConfirmed = async (who: TestPerson) => (await t.call('getMe', {}, who)).answer.isEmailConfirmed
const later = (minutes: number) => t.setNow(new Date(Date.parse(START) + minutes * 60_000).toISOString())

describe('an account with an unconfirmed address', () => {
  test('learns, and is told that the address is unconfirmed', async () => {
    const who = unconfirmed('nowa')
    expect(await isConfirmed(who)).toBe(false)
    expect((await t.call('startTrial', {}, who)).status).toBe(200)
    expect((await t.call('getStats', {}, who)).status).toBe(200)
  })

  test('stays confirmed after the first token with a confirmed address, also with older tokens', async () => {
    const who = unconfirmed('potwierdza')
    expect(await isConfirmed(who)).toBe(false)
    expect(await isConfirmed(confirmed(who))).toBe(true)
    expect(await isConfirmed(who)).toBe(true)
  })

  test('is not confirmed by a token with another address', async () => {
    const who = unconfirmed('zmienia')
    await t.call('getMe', {}, who)
    expect(await isConfirmed({ ...confirmed(who), email: 'inny@mowka.test' })).toBe(false)
  })

  test.each([
    ['buying', (who: TestPerson) => t.call('postOrder', { body: basket() }, who)],
    [
      'redeeming a gift card',
      async (who: TestPerson) => {
        const card = { requestId: randomUUID(), plan: 'MONTHLY_SUBSCRIPTION_1:PL', directory: 'T' }
        const { answer } = await t.call('createGiftCard', { body: { ...card, languages: ['ENG'] } }, admin)
        return t.call('redeemGiftCard', { body: { giftCardCode: answer.pattern } }, who)
      },
    ],
    [
      'redeeming an access code of a company',
      (who: TestPerson) =>
        t.call(
          'redeemAccessCode',
          { body: { companyAccessCode: 'ROGALIK', firstname: 'Anna', lastname: 'Nowak' } },
          who,
        ),
    ],
    [
      'inviting a friend',
      (who: TestPerson) => t.call('sendInvitation', { body: { inviteeEmail: 'kolega@mowka.test' } }, who),
    ],
  ])('needs a confirmed address for %s, and then succeeds with the same request', async (what, act) => {
    const who = unconfirmed(`prosi-${what.length}`)
    const refused = await act(who)
    expect([refused.status, refused.problem.code]).toEqual([403, 'EMAIL_NOT_CONFIRMED'])
    expect(t.emails.filter(({ to }) => to === 'kolega@mowka.test')).toEqual([])
    expect([200, 201]).toContain((await act(confirmed(who))).status)
  })

  test('receives no email about its data export and its deletion', async () => {
    for (const who of [unconfirmed('cicha'), { name: 'glosna', emailVerified: true }]) {
      expect((await t.call('requestDataExport', {}, who)).status).toBe(202)
      await t.runJobs()
      const body = { email: `${who.name}@mowka.test` }
      expect((await t.call('deleteAccount', { body }, who)).status).toBe(200)
      await t.runJobs()
    }
    expect(t.emails.map(({ to }) => to)).toEqual(['glosna@mowka.test', 'glosna@mowka.test'])
  })
})

describe('POST /user/resend-confirmation', () => {
  const resend = (who: TestPerson) => t.call('resendEmailConfirmation', {}, who)

  test('asks the identity provider for the email, at most once per minute', async () => {
    const who = unconfirmed('czeka')
    expect((await resend(who)).answer).toEqual({ sent: true })
    const tooSoon = await resend(who)
    expect([tooSoon.status, tooSoon.problem.code]).toEqual([429, 'CONFIRMATION_LIMIT'])
    later(1)
    expect((await resend(who)).answer).toEqual({ sent: true })
    expect(t.verifications).toEqual(['auth0|czeka', 'auth0|czeka'])
  })

  test('sends five emails in 24 hours', async () => {
    const who = unconfirmed('zapomina')
    for (let each = 0; each < 5; each += 1) {
      later(each * 2)
      expect((await resend(who)).status).toBe(200)
    }
    later(23 * 60)
    expect((await resend(who)).status).toBe(429)
    later(24 * 60 + 1)
    expect((await resend(who)).status).toBe(200)
  })

  test('sends one email for many concurrent requests', async () => {
    const who = unconfirmed('klika')
    await t.call('getMe', {}, who)
    await Promise.all(Array.from({ length: 50 }, () => resend(who)))
    expect(t.verifications).toEqual(['auth0|klika'])
  })

  test('sends nothing to an address that is confirmed, here or at the provider', async () => {
    expect((await resend({ name: 'gotowa', emailVerified: true })).answer).toEqual({ sent: false })
    const elsewhere = unconfirmed('gdzie-indziej')
    t.identities.set('auth0|gdzie-indziej', { isEmailVerified: true, roles: ['learner'] })
    expect((await resend(elsewhere)).answer).toEqual({ sent: false })
    expect(t.verifications).toEqual([])
  })

  test('does not count an email that the provider could not send', async () => {
    const who = unconfirmed('pechowa')
    const { identityAccounts } = t.services
    const away = new ExternalServiceError('identity', 'verification', { isUnavailable: true })
    t.services.identityAccounts = { ...identityAccounts, mailVerification: () => Promise.reject(away) }
    expect((await resend(who)).problem.code).toBe('IDENTITY_UNAVAILABLE')
    t.services.identityAccounts = identityAccounts
    expect((await resend(who)).answer).toEqual({ sent: true })
  })
})

test('an order placed after the confirmation is paid as usual', async () => {
  const who = confirmed(unconfirmed('kupuje'))
  const { answer } = await t.call('postOrder', { body: basket() }, who)
  const extOrderId = answer.extOrderId ?? ''
  await pay(t, extOrderId)
  expect((await t.call('getOrderStatus', { extOrderId })).answer).toMatchObject({ status: 'COMPLETED' })
})
