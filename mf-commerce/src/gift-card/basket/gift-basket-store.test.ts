import { GiftBasketStore } from './gift-basket-store'

const card = (change: object = {}) => ({
  plan: 'MONTHLY_SUBSCRIPTION_6:PL',
  languages: ['ENG' as const, 'ES' as const],
  inscription: 'Mamo',
  email: 'mama@example.com',
  sendAt: '2026-12-24',
  ...change,
})

beforeEach(() => sessionStorage.clear())

test('cards and the coupon code survive a page reload', () => {
  const store = new GiftBasketStore()
  store.add(card())
  store.add(card({ email: null, sendAt: null, inscription: '' }))
  store.setCoupon('PREZENT', { type: 'PERCENT', amount: 20, applyTo: [] })
  const again = new GiftBasketStore()
  expect(again.lines).toEqual(store.lines)
  expect([again.coupon, again.discount]).toEqual(['PREZENT', null])
})

test('the delivery day of a card in the basket can be changed and cleared (C-GIFT-10)', () => {
  const store = new GiftBasketStore()
  store.add(card())
  const id = store.lines[0]?.id ?? ''
  store.setSendAt(id, '2026-12-28')
  expect(new GiftBasketStore().lines[0]?.sendAt).toBe('2026-12-28')
  store.setSendAt(id, null)
  expect(new GiftBasketStore().lines[0]?.sendAt).toBeNull()
})

test('after the payment only cards that were added later remain', () => {
  const store = new GiftBasketStore()
  store.add(card())
  store.markOrdered('o-1')
  const back = new GiftBasketStore()
  back.add(card({ inscription: 'Tato' }))
  back.removeOrdered('o-1')
  back.removeOrdered('o-1')
  expect(back.lines.map(({ inscription }) => inscription)).toEqual(['Tato'])
})

test('the payment of an older order removes no cards of the pending one', () => {
  const store = new GiftBasketStore()
  store.add(card())
  store.markOrdered('o-2')
  store.removeOrdered('o-1')
  expect(new GiftBasketStore()).toMatchObject({ waitingOrder: 'o-2', lines: [{ inscription: 'Mamo' }] })
})

test('invalid stored cards are dropped', () => {
  const store = new GiftBasketStore()
  store.add(card())
  const saved = sessionStorage.getItem('drawerDrafts') ?? ''
  sessionStorage.setItem('drawerDrafts', saved.replace('MONTHLY_SUBSCRIPTION_6:PL', ''))
  expect(new GiftBasketStore().lines).toEqual([])
  sessionStorage.setItem(
    'drawerDrafts',
    JSON.stringify({ 'gift.basket': { lines: '{', ordered: '', coupon: '' } }),
  )
  expect(new GiftBasketStore().isEmpty).toBe(true)
})

test('an empty basket leaves nothing in storage', () => {
  const store = new GiftBasketStore()
  store.add(card())
  store.remove(store.lines[0]?.id ?? '')
  expect(sessionStorage.getItem('drawerDrafts')).toBeNull()
})
