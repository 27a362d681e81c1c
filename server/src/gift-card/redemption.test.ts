import { type RedeemableCard, refusalOf } from './redemption'

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

test('S-COM-11: an active card opens its languages', () => {
  expect(refusal(card())).toBeNull()
  expect(refusal(card({ expireAt: '2026-11-16' }))).toBeNull()
})

test('S-COM-12: an unknown code and a used one are refused alike', () => {
  expect(refusal(undefined)).toBe('GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED')
  expect(refusal(card({ status: 'burned' }))).toBe('GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED')
})

test('C-RED-05: a card that is over, or not paid, is expired or not assigned', () => {
  expect(refusal(card({ expireAt: '2026-11-15' }))).toBe('GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED')
  expect(refusal(card({ status: 'inactive' }))).toBe('GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED')
})

test('S-COM-13: a subscription to one of its languages is in the way, one to another or an ended one is not', () => {
  const month = access('2026-11-01T10:00:00Z', '2026-12-01T22:59:59Z')
  expect(refusal(card(), { accesses: [month] })).toBe('GIFT_CARD_ACTIVE_SUBSCRIPTION')
  expect(refusal(card(), { accesses: [{ ...month, targetLang: 'ES' }] })).toBeNull()
  expect(refusal(card(), { accesses: [access('2026-10-01T10:00:00Z', '2026-11-15T22:59:59Z')] })).toBeNull()
})

test('S-COM-13: a seat of a company to one of its languages is in the way as long as it lasts', () => {
  const seat = (lang: string, until: string) => ({ seats: [{ lang, expiresAt: new Date(until) }] })
  expect(refusal(card(), seat('DE', '2026-11-20T22:59:59Z'))).toBe('GIFT_CARD_ACTIVE_SUBSCRIPTION')
  expect(refusal(card(), seat('ES', '2026-11-20T22:59:59Z'))).toBeNull()
  expect(refusal(card(), seat('DE', '2026-11-16T10:00:00Z'))).toBeNull()
})

test('S-COM-13: the free days of a trial and of the survey are no subscription', () => {
  expect(refusal(card(), { accesses: [access('2026-11-10T10:00:00Z', '2026-11-17T22:59:59Z')] })).toBeNull()
  expect(refusal(card(), { accesses: [access('2026-11-10T10:00:00Z', '2026-11-24T22:59:59Z')] })).toBeNull()
  expect(refusal(card(), { accesses: [access('2026-11-10T10:00:00Z', '2026-11-25T22:59:59Z')] })).toBe(
    'GIFT_CARD_ACTIVE_SUBSCRIPTION',
  )
})

test('C-RED-05: a card after a card for the same language has to wait until that one is over', () => {
  const use = { languages: ['ENG' as const], redeemedAt: new Date('2026-11-01T10:00:00Z') }
  const running = access('2026-11-01T10:00:00Z', '2026-12-01T22:59:59Z')
  expect(refusal(card(), { accesses: [running], uses: [use] })).toBe('GIFT_CARD_ALREADY_USED_FOR_LANGUAGE')
  expect(refusal(card({ languages: ['DE'] }), { accesses: [running], uses: [use] })).toBeNull()
  const ended = access('2026-10-01T10:00:00Z', '2026-11-01T22:59:59Z')
  const old = { ...use, redeemedAt: new Date('2026-10-01T10:00:00Z') }
  expect(refusal(card(), { accesses: [ended], uses: [old] })).toBeNull()
  // Bought after the card was over.
  expect(refusal(card(), { accesses: [running], uses: [old] })).toBe('GIFT_CARD_ACTIVE_SUBSCRIPTION')
})
