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

test('cards and the code of a coupon survive a reload of the page', () => {
  const store = new GiftBasketStore()
  store.add(card())
  store.add(card({ email: null, sendAt: null, inscription: '' }))
  store.setCoupon('PREZENT', { type: 'PERCENT', amount: 20, applyTo: [] })
  const again = new GiftBasketStore()
  expect(again.lines).toEqual(store.lines)
  expect([again.coupon, again.discount]).toEqual(['PREZENT', null])
})

test('C-GIFT-10: the day of a card in the basket can be changed and cleared', () => {
  const store = new GiftBasketStore()
  store.add(card())
  const id = store.lines[0]?.id ?? ''
  store.setSendAt(id, '2026-12-28')
  expect(new GiftBasketStore().lines[0]?.sendAt).toBe('2026-12-28')
  store.setSendAt(id, null)
  expect(new GiftBasketStore().lines[0]?.sendAt).toBeNull()
})

test('after the payment only what was put in later is left', () => {
  const store = new GiftBasketStore()
  store.add(card())
  store.markOrdered('o-1')
  const back = new GiftBasketStore()
  back.add(card({ inscription: 'Tato' }))
  back.takeOutOrdered('o-1')
  back.takeOutOrdered('o-1')
  expect(back.lines.map(({ inscription }) => inscription)).toEqual(['Tato'])
})

test('the payment of an older order takes out nothing of the one that waits', () => {
  const store = new GiftBasketStore()
  store.add(card())
  store.markOrdered('o-2')
  store.takeOutOrdered('o-1')
  expect(new GiftBasketStore()).toMatchObject({ waitingOrder: 'o-2', lines: [{ inscription: 'Mamo' }] })
})

test('what is broken in the storage is left out', () => {
  const store = new GiftBasketStore()
  store.add(card())
  const kept = sessionStorage.getItem('drawerDrafts') ?? ''
  sessionStorage.setItem('drawerDrafts', kept.replace('MONTHLY_SUBSCRIPTION_6:PL', ''))
  expect(new GiftBasketStore().lines).toEqual([])
  sessionStorage.setItem(
    'drawerDrafts',
    JSON.stringify({ 'gift.basket': { lines: '{', ordered: '', coupon: '' } }),
  )
  expect(new GiftBasketStore().isEmpty).toBe(true)
})

test('an empty basket leaves nothing behind', () => {
  const store = new GiftBasketStore()
  store.add(card())
  store.remove(store.lines[0]?.id ?? '')
  expect(sessionStorage.getItem('drawerDrafts')).toBeNull()
})
