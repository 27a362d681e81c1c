import { type RedeemableCard, refusalOf } from './redeem-service'

const now = new Date('2026-11-16T10:00:00Z')
const card = (change: Partial<RedeemableCard> = {}): RedeemableCard => ({
  status: 'active',
  languages: ['ENG', 'DE'],
  expireAt: null,
  ...change,
})
const access = (startsAt: string, expiresAt: string, targetLang: 'ENG' | 'DE' | 'ES' = 'ENG') => ({
  targetLang,
  startsAt: new Date(startsAt),
  expiresAt: new Date(expiresAt),
})
const refusal = (given: RedeemableCard | undefined, person: object = {}) =>
  refusalOf(given, { accesses: [], seats: [], uses: [], now, ...person })

test('an active card opens its languages (S-COM-11)', () => {
  expect(refusal(card())).toBeNull()
  expect(refusal(card({ expireAt: '2026-11-16' }))).toBeNull()
})

test('unknown and used codes are refused with the same reason (S-COM-12)', () => {
  expect(refusal(undefined)).toBe('GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED')
  expect(refusal(card({ status: 'burned' }))).toBe('GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED')
})

test('an expired or inactive card is refused as expired or not assigned (C-RED-05)', () => {
  expect(refusal(card({ expireAt: '2026-11-15' }))).toBe('GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED')
  expect(refusal(card({ status: 'inactive' }))).toBe('GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED')
})

test('refuses a card during a subscription to one of its languages, but not to another language or after its end (S-COM-13)', () => {
  const month = access('2026-11-01T10:00:00Z', '2026-12-01T22:59:59Z')
  expect(refusal(card(), { accesses: [month] })).toBe('GIFT_CARD_ACTIVE_SUBSCRIPTION')
  expect(refusal(card(), { accesses: [{ ...month, targetLang: 'ES' }] })).toBeNull()
  expect(refusal(card(), { accesses: [access('2026-10-01T10:00:00Z', '2026-11-15T22:59:59Z')] })).toBeNull()
})

test('refuses a card while a company seat opens one of its languages (S-COM-13)', () => {
  const seat = (lang: string, until: string) => ({ seats: [{ lang, expiresAt: new Date(until) }] })
  expect(refusal(card(), seat('DE', '2026-11-20T22:59:59Z'))).toBe('GIFT_CARD_ACTIVE_SUBSCRIPTION')
  expect(refusal(card(), seat('ES', '2026-11-20T22:59:59Z'))).toBeNull()
  expect(refusal(card(), seat('DE', '2026-11-16T10:00:00Z'))).toBeNull()
})

test('the free days of trial and survey do not count as a subscription (S-COM-13)', () => {
  expect(refusal(card(), { accesses: [access('2026-11-10T10:00:00Z', '2026-11-17T22:59:59Z')] })).toBeNull()
  expect(refusal(card(), { accesses: [access('2026-11-10T10:00:00Z', '2026-11-24T22:59:59Z')] })).toBeNull()
  expect(refusal(card(), { accesses: [access('2026-11-10T10:00:00Z', '2026-11-25T22:59:59Z')] })).toBe(
    'GIFT_CARD_ACTIVE_SUBSCRIPTION',
  )
})

test('refuses a card until an earlier card for the same language has ended (C-RED-05)', () => {
  const use = { languages: ['ENG' as const], redeemedAt: new Date('2026-11-01T10:00:00Z') }
  const running = access('2026-11-01T10:00:00Z', '2026-12-01T22:59:59Z')
  expect(refusal(card(), { accesses: [running], uses: [use] })).toBe('GIFT_CARD_ALREADY_USED_FOR_LANGUAGE')
  expect(refusal(card({ languages: ['DE'] }), { accesses: [running], uses: [use] })).toBeNull()
  const ended = access('2026-10-01T10:00:00Z', '2026-11-01T22:59:59Z')
  const old = { ...use, redeemedAt: new Date('2026-10-01T10:00:00Z') }
  expect(refusal(card(), { accesses: [ended], uses: [old] })).toBeNull()
  // Bought after the card had ended.
  expect(refusal(card(), { accesses: [running], uses: [old] })).toBe('GIFT_CARD_ACTIVE_SUBSCRIPTION')
})
