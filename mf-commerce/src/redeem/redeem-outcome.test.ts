import { redeemOutcome } from './redeem-outcome'

test('C-RED-06: a call that failed is invalid, for no known reason', () => {
  expect(redeemOutcome(null)).toEqual({ status: 'invalid', reason: 'failed' })
})

test('C-RED-04: a refusal has its reason, one without a text none', () => {
  const said = (message: string) => redeemOutcome({ status: 'invalid', message, languages: [] })
  expect(said('GIFT_CARD_ACTIVE_SUBSCRIPTION')).toEqual({
    status: 'invalid',
    reason: 'GIFT_CARD_ACTIVE_SUBSCRIPTION',
  })
  expect(said('SOMETHING_NEW')).toEqual({ status: 'invalid', reason: 'failed' })
})

test('C-RED-03: a verified code is verified in any case of letters (C42)', () => {
  const languages = ['DE' as const]
  const verified = { status: 'verified', languages }
  expect(redeemOutcome({ status: 'verified', message: 'GIFT_CARD_REDEEMED', languages })).toEqual(verified)
  expect(redeemOutcome({ status: 'VERIFIED' as 'verified', message: '', languages })).toEqual(verified)
})
