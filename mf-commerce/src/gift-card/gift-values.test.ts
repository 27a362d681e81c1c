import { draftOfGift, type GiftValues, giftOfDraft, languagesRule, noGift, sendDayRule } from './gift-values'

const gift: GiftValues = {
  plan: 'MONTHLY_SUBSCRIPTION_6:PL',
  languages: ['ENG', 'ES'],
  email: 'mama@example.com',
  startDate: '2026-12-24',
  inscription: 'Mamo',
}

test('C-GIFT-16: a card of the form has plan, languages, email, startDate and inscription, also as a draft', () => {
  expect(Object.keys(noGift)).toEqual(['plan', 'languages', 'email', 'startDate', 'inscription'])
  expect(giftOfDraft(draftOfGift(gift))).toEqual(gift)
  expect(giftOfDraft(draftOfGift(noGift))).toEqual(noGift)
  expect(giftOfDraft(null)).toEqual(noGift)
  expect(giftOfDraft({ languages: 'ENG xx' })).toEqual({ ...noGift, languages: ['ENG'] })
})

test('C-GIFT-09: a day is one of those from the next weekday on, for a year', () => {
  const FRIDAY = '2026-11-27'
  const rule = sendDayRule(FRIDAY)
  expect([null, '2026-11-30', '2027-11-27'].map(rule)).toEqual([undefined, undefined, undefined])
  const no = { code: 'INVALID' }
  expect(['2026-11-27', '2026-11-29', '2027-11-28'].map(rule)).toEqual([no, no, no])
})

test('C-GIFT-06: a language counts when the plan is sold in it', () => {
  const rule = languagesRule(['ENG'])
  expect(rule(['ENG', 'DE'])).toBeUndefined()
  expect(rule(['DE'])).toEqual({ code: 'TOO_FEW_CHOSEN', min: 1 })
})
