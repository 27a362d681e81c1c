import { randomUUID } from 'node:crypto'
import { scopeOf } from '../../testing/call-scope'
import { seedLibrary } from '../../testing/library'
import { admin, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { redeemGiftCard } from './redeem-service'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))

const newCard = async (change: Record<string, unknown> = {}) => {
  const body = {
    requestId: randomUUID(),
    plan: 'MONTHLY_SUBSCRIPTION_1:PL',
    languages: ['ENG', 'DE'],
    directory: 'Test',
    ...change,
  }
  return (await t.call('createGiftCard', { body }, admin)).answer.pattern
}
const redeem = (giftCardCode: string, who: TestPerson) =>
  t.call('redeemGiftCard', { body: { giftCardCode } }, who)
const accessesOf = async (who: TestPerson) => {
  const { appMetadata } = (await t.call('getMe', {}, who)).answer
  return Object.fromEntries(appMetadata.languages.map(({ targetLang, expiresAt }) => [targetLang, expiresAt]))
}
const cardOf = async (pattern: string) =>
  (await t.call('listGiftCards', {}, admin)).answer.items.find((each) => each.pattern === pattern)

let number = 0
/** A new account per call, because attempts are limited per minute. */
const newcomer = (): TestPerson => ({ name: `obdarowana-${++number}` })
const UNKNOWN = 'MW-2222-3333-4444-5555'
const USED = { status: 'invalid', message: 'GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED', languages: [] }

test('opens every language of the card for its months, to the end of the last day, and uses up the code (S-COM-11, S-COM-14)', async () => {
  const who = newcomer()
  const code = await newCard()
  const { status, answer } = await redeem(` ${code.toLowerCase().replaceAll('-', ' ')} `, who)
  expect(status).toBe(200)
  expect(answer).toEqual({ status: 'verified', message: 'GIFT_CARD_REDEEMED', languages: ['ENG', 'DE'] })
  expect(await accessesOf(who)).toEqual({
    ENG: '2026-12-16T22:59:59.000Z',
    DE: '2026-12-16T22:59:59.000Z',
  })
  expect(await cardOf(code)).toMatchObject({ status: 'burned', redeemedAt: '2026-11-16T10:00:00.000Z' })
})

test('extends a running trial', async () => {
  const who = newcomer()
  await t.call('startTrial', {}, who)
  expect((await redeem(await newCard({ languages: ['ENG'] }), who)).answer.status).toBe('verified')
  expect(await accessesOf(who)).toEqual({ ENG: '2026-12-23T22:59:59.000Z' })
})

test('returns the same response for a used code and an unknown one (S-COM-12)', async () => {
  const code = await newCard()
  const who = newcomer()
  await redeem(code, who)
  expect((await redeem(code, newcomer())).answer).toEqual(USED)
  expect((await redeem(code, who)).answer).toEqual(USED)
  expect((await redeem(UNKNOWN, newcomer())).answer).toEqual(USED)
  expect((await redeem('żółć', newcomer())).answer).toEqual(USED)
})

test('refuses a card during a subscription without using it up (S-COM-13)', async () => {
  const who = newcomer()
  const { userId } = (await t.call('getMe', {}, who)).answer
  await t.call(
    'grantAccess',
    { body: { userId, targetLang: 'DE', expiresAt: '2027-01-01T22:59:59Z' } },
    admin,
  )
  const code = await newCard()
  expect((await redeem(code, who)).answer).toEqual({
    status: 'invalid',
    message: 'GIFT_CARD_ACTIVE_SUBSCRIPTION',
    languages: [],
  })
  expect(await accessesOf(who)).toEqual({ DE: '2027-01-01T22:59:59.000Z' })
  expect((await redeem(code, newcomer())).answer.status).toBe('verified')
})

test('refuses a card while a company opens one of its languages, without using it up (S-COM-13)', async () => {
  const edek = { name: 'edek', emailVerified: true }
  const code = await newCard()
  const before = await accessesOf(edek)
  expect(before).toHaveProperty('ENG')
  expect((await redeem(code, edek)).answer.message).toBe('GIFT_CARD_ACTIVE_SUBSCRIPTION')
  expect(await accessesOf(edek)).toEqual(before)
  expect((await redeem(await newCard({ languages: ['DE'] }), edek)).answer.status).toBe('verified')
  t.setNow(new Date(Date.parse(String(before.ENG)) + 1000))
  expect((await redeem(code, edek)).answer.message).toBe('GIFT_CARD_REDEEMED')
})

test('refuses a second card for a language until the first one has ended (C-RED-05)', async () => {
  const who = newcomer()
  await redeem(await newCard({ languages: ['ENG'] }), who)
  const second = await newCard()
  expect((await redeem(second, who)).answer.message).toBe('GIFT_CARD_ALREADY_USED_FOR_LANGUAGE')
  t.setNow('2026-12-17T10:00:00Z')
  expect((await redeem(second, who)).answer.status).toBe('verified')
})

test('refuses a card after its expiry date (C-RED-05)', async () => {
  const code = await newCard({ expireAt: '2026-11-17' })
  t.setNow('2026-11-17T23:00:00Z')
  expect((await redeem(code, newcomer())).answer.message).toBe('GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED')
  t.setNow('2026-11-17T22:59:00Z')
  expect((await redeem(code, newcomer())).answer.status).toBe('verified')
})

test('50 concurrent redemptions by two users have one effect (S-COM-12, S-COM-14)', async () => {
  const code = await newCard({ languages: ['ENG'] })
  const people = [newcomer(), newcomer()]
  const scopes = await Promise.all(people.map((person) => scopeOf(t, person)))
  // Bypasses the route's rate limit.
  const tries = Array.from({ length: 25 }, () => scopes.map((scope) => redeemGiftCard(scope, code)))
  const answers = await Promise.all(tries.flat())
  expect(answers.filter(({ status }) => status === 'verified')).toHaveLength(1)
  expect(answers.filter(({ message }) => message === USED.message)).toHaveLength(49)
  const held = await Promise.all(people.map(accessesOf))
  expect(held.filter(({ ENG }) => ENG !== undefined)).toEqual([{ ENG: '2026-12-16T22:59:59.000Z' }])
})

test('refuses visitors and empty codes', async () => {
  expect((await t.call('redeemGiftCard', { body: { giftCardCode: UNKNOWN } })).status).toBe(401)
  expect((await redeem('', newcomer())).status).toBe(422)
})

test('limits attempts per account and per address, valid codes included (S-COM-11)', async () => {
  const guesser = newcomer()
  const code = await newCard()
  const statuses = []
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await redeem(UNKNOWN, guesser)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  expect((await redeem(code, guesser)).status).toBe(429)
  // Other accounts from the same address.
  let last = 200
  for (let tries = 0; tries < 70 && last !== 429; tries += 1)
    last = (await redeem(UNKNOWN, newcomer())).status
  expect(last).toBe(429)
})
