import { redeemOutcome } from './redeem-outcome'

test('a failed call is invalid with an unknown reason (C-RED-06)', () => {
  expect(redeemOutcome(null)).toEqual({ status: 'invalid', reason: 'failed' })
})

test('a refusal has its reason, or none if the reason has no text (C-RED-04)', () => {
  const said = (message: string) => redeemOutcome({ status: 'invalid', message, languages: [] })
  expect(said('GIFT_CARD_ACTIVE_SUBSCRIPTION')).toEqual({
    status: 'invalid',
    reason: 'GIFT_CARD_ACTIVE_SUBSCRIPTION',
  })
  expect(said('SOMETHING_NEW')).toEqual({ status: 'invalid', reason: 'failed' })
})

test('the status of a verified code is case-insensitive (C-RED-03, C42)', () => {
  const languages = ['DE' as const]
  const verified = { status: 'verified', languages }
  expect(redeemOutcome({ status: 'verified', message: 'GIFT_CARD_REDEEMED', languages })).toEqual(verified)
  expect(redeemOutcome({ status: 'VERIFIED' as 'verified', message: '', languages })).toEqual(verified)
})
