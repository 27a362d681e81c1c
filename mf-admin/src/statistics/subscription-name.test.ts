import { readSubscriptionKind, subscriptionName } from './subscription-name'

test.each([
  ['1:PL:ENG', '1 month, Polish to English'],
  ['6:PL:DE', '6 months, Polish to German'],
  ['12:PL:RU', '12 months, Polish to Russian'],
])('the id %s is shown as "%s" (A-STAT-04)', (id, name) => {
  expect(subscriptionName(id)).toBe(name)
})

test.each(['', '0:PL:ENG', '1.5:PL:ENG', '1:PL', '1:PL:XX', '1:PL:ENG:DE', 'x:PL:ENG'])(
  'an id that is no subscription kind is shown unchanged: "%s"',
  (id) => {
    expect(readSubscriptionKind(id)).toBeNull()
    expect(subscriptionName(id)).toBe(id)
  },
)
