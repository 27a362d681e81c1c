import {
  emptyGift,
  type GiftValues,
  giftFromDraft,
  giftToDraft,
  languagesRule,
  sendDayRule,
} from './gift-values'

const gift: GiftValues = {
  plan: 'MONTHLY_SUBSCRIPTION_6:PL',
  languages: ['ENG', 'ES'],
  email: 'mama@example.com',
  startDate: '2026-12-24',
  inscription: 'Mamo',
}

test('the form has plan, languages, email, startDate and inscription, and a draft restores them (C-GIFT-16)', () => {
  expect(Object.keys(emptyGift)).toEqual(['plan', 'languages', 'email', 'startDate', 'inscription'])
  expect(giftFromDraft(giftToDraft(gift))).toEqual(gift)
  expect(giftFromDraft(giftToDraft(emptyGift))).toEqual(emptyGift)
  expect(giftFromDraft(null)).toEqual(emptyGift)
  expect(giftFromDraft({ languages: 'ENG xx' })).toEqual({ ...emptyGift, languages: ['ENG'] })
})

test('a delivery day must be between the next weekday and a year from now (C-GIFT-09)', () => {
  const FRIDAY = '2026-11-27'
  const rule = sendDayRule(FRIDAY)
  expect([null, '2026-11-30', '2027-11-27'].map(rule)).toEqual([undefined, undefined, undefined])
  const no = { code: 'INVALID' }
  expect(['2026-11-27', '2026-11-29', '2027-11-28'].map(rule)).toEqual([no, no, no])
})

test('a language must be sold with the plan (C-GIFT-06)', () => {
  const rule = languagesRule(['ENG'])
  expect(rule(['ENG', 'DE'])).toBeUndefined()
  expect(rule(['DE'])).toEqual({ code: 'TOO_FEW_CHOSEN', min: 1 })
})
