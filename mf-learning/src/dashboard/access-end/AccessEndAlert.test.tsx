import type { Order, Product } from '@mowka/contract/schemas/order'
import { addDays, warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay } from '@mowka/domain/user/access'
import { type FakeAnswers, failure, learner, renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../../testing/texts'
import { AccessEndAlert } from './AccessEndAlert'

type Access = { targetLang: 'ENG' | 'DE'; expiresAt: string; isFromCompany?: boolean }
/** An access that ends in some days. */
const access = (targetLang: 'ENG' | 'DE', days: number, isFromCompany = false): Access => ({
  targetLang,
  expiresAt: endOfWarsawDay(addDays(warsawDay(new Date()), days)).toISOString(),
  ...(isFromCompany ? { isFromCompany } : {}),
})
const code = (months: number) => `MONTHLY_SUBSCRIPTION_${months}:PL:ENG`
const plan = (months: number, order: number): Product => ({
  productCode: code(months),
  name: `${months}`,
  icon: '',
  sourceLang: 'PL',
  targetLang: 'ENG',
  order,
  featured: months === 12,
  unitPrice: 1000,
  totalPrice: 1000 * months,
  months,
  lowestPrice30: null,
})
const bought = (months: number, change: Partial<Order> = {}): Order => ({
  _id: `o-${months}`,
  extOrderId: `e-${months}`,
  createdAt: '2026-11-01T10:00:00.000Z',
  totalAmount: 1000,
  paymentStatus: 'COMPLETED',
  refundedAt: null,
  invoiceRequested: false,
  isGift: false,
  redirectUri: null,
  isPayable: false,
  refunds: [],
  products: [{ productCode: code(months), name: '', unitPrice: 1000, quantity: 1, total: 1000 }],
  receipt: {
    seller: { name: 'Mówka', nip: '5252344078', street: 'ul. Prosta 1', town: '00-001 Warszawa' },
    coupon: null,
    discount: 0,
    total: 1000,
    vat: 187,
    vatRate: 23,
  },
  ...change,
})

const open = (languages: Access[], api: FakeAnswers = {}) =>
  renderPage(<AccessEndAlert />, {
    route: 'dashboard',
    at: '/dashboard',
    texts,
    user: learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages } }),
    api: { getOrders: [], getProducts: [plan(1, 1), plan(12, 2)], ...api },
  })
const link = () => screen.findByRole('link', { name: 'Przedłuż dostęp: angielski' })

test('an access that ends within a week is shown with a link to the plan bought last', async () => {
  await open([access('ENG', 7)], {
    getOrders: [bought(12, { isGift: true }), bought(12, { paymentStatus: 'CANCELED' }), bought(1)],
  })
  expect(await screen.findByText(/^Dostęp kończy się \d\d\.\d\d\.\d{4} \(angielski\)$/)).toBeVisible()
  await waitFor(async () => expect(await link()).toHaveAttribute('href', '/subscribe?plan=eng-1'))
})

test('the link leads to the featured plan without an earlier purchase, and to all plans if they are unavailable', async () => {
  const { unmount } = await open([access('ENG', 0)])
  await waitFor(async () => expect(await link()).toHaveAttribute('href', '/subscribe?plan=eng-2'))
  unmount()
  await open([access('ENG', 0)], { getOrders: failure(503), getProducts: failure(503) })
  expect(await link()).toHaveAttribute('href', '/subscribe')
})

test('later ends, ended access and company access are not shown, and load nothing', async () => {
  const { api, container } = await open([access('ENG', 8), access('DE', 3, true)])
  expect(container).toHaveTextContent('')
  expect(api.sent('getOrders')).toEqual([])
})
