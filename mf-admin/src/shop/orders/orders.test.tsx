import { paths } from '@mowka/contract/routes'
import type { AdminOrder, AdminOrderDetails } from '@mowka/contract/schemas/editor/shop'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import pl from '../locales/pl.json'
import { around } from '../shop-page.fixture'
import AdminOrderPage from './AdminOrderPage'
import AdminOrdersPage from './AdminOrdersPage'

const ID = '019a8c12-7a00-7000-8000-0123456789ab'
const NUMBER = '0123456789AB'

const order = (change: Partial<AdminOrder> = {}): AdminOrder => ({
  _id: ID,
  createdAt: '2026-11-16T10:00:00.000Z',
  state: 'COMPLETED',
  payuOrderId: 'WZHF5FFDRJ',
  buyer: { name: 'Anna Nowak', email: 'anna@mowka.test' },
  isGift: false,
  lines: [
    {
      productCode: 'MONTHLY_SUBSCRIPTION_1:PL:DE',
      name: 'Miesięczny',
      targetLang: 'DE',
      quantity: 2,
      unitPrice: 6_900,
      total: 11_040,
    },
  ],
  totalAmount: 11_040,
  refundedAmount: 0,
  ...change,
})
const details = (change: Partial<AdminOrderDetails> = {}): AdminOrderDetails => ({
  ...order(),
  paymentStatus: 'COMPLETED',
  fullPrice: 13_800,
  coupon: { code: 'JESIEN', discount: { type: 'PERCENT', amount: 20, applyTo: [] } },
  invoice: { number: 'FV/2026/000002', issuedAt: '2026-11-16T10:02:00.000Z' },
  invoiceRequested: true,
  timeline: [
    { at: '2026-11-16T10:00:07.000Z', kind: 'placed', status: null, amount: 11_040, effect: null },
    {
      at: '2026-11-16T10:02:00.000Z',
      kind: 'payment-reported',
      status: 'COMPLETED',
      amount: 11_040,
      effect: 'settled',
    },
    {
      at: '2026-11-16T10:07:00.000Z',
      kind: 'payment-reported',
      status: 'COMPLETED',
      amount: 11_040,
      effect: 'unchanged',
    },
  ],
  accesses: [
    {
      targetLang: 'DE',
      startsAt: '2026-11-16T10:02:00.000Z',
      endsAt: '2099-01-16T22:59:59.000Z',
      endedAt: null,
    },
  ],
  positions: [],
  refunds: [],
  giftCards: [],
  ...change,
})
const pageOf = (items: AdminOrder[], total = items.length) => ({ items, metadata: { total } })

const openList = (api: PageOptions['api'] = {}, query: Record<string, string> = {}) =>
  renderPage(<AdminOrdersPage />, {
    ...around,
    route: 'adminOrders',
    at: paths.adminOrders({}, { query }),
    api: { listOrders: pageOf([order()], 1284), ...api },
  })
const openOrder = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminOrderPage />, {
    ...around,
    route: 'adminOrder',
    at: paths.adminOrder({ orderId: ID }),
    api: { getOrderDetails: details(), ...api },
  })

describe('the list of orders', () => {
  it('shows number, buyer, items with their language, amount and state', async () => {
    await openList()
    const row = await screen.findByRole('row', { name: new RegExp(NUMBER) })
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells).toEqual([
      `${NUMBER}PayU WZHF5FFDRJ`,
      '16.11.2026, 11:00',
      'Anna Nowakanna@mowka.test',
      expect.stringMatching(/^2\s×\sMiesięczny, niemiecki$/),
      expect.stringMatching(/^110,40\szł$/),
      'Opłacone',
      '–',
    ])
    expect(within(row).getByRole('link', { name: NUMBER })).toHaveAttribute(
      'href',
      paths.adminOrder({ orderId: ID }),
    )
    expect(screen.getByText(/^1284\szamówienia$/)).toBeVisible()
  })

  it('searches the server and keeps search and filters in the address', async () => {
    const { api, person, address } = await openList()
    await person.type(await screen.findByRole('searchbox', { name: 'Szukaj' }), `${NUMBER}{Enter}`)
    await waitFor(() => expect(api.sent('listOrders').at(-1)?.query.filters).toBe(`$search:${NUMBER}`))
    expect(address()).toContain(`search=${NUMBER}`)
  })

  it('shows a part that was refunded, and an order whose buyer was deleted', async () => {
    await openList({
      listOrders: pageOf([order({ refundedAmount: 5_000, buyer: null, isGift: true, state: 'REFUNDED' })]),
    })
    const row = await screen.findByRole('row', { name: new RegExp(NUMBER) })
    expect(within(row).getByText('Część')).toBeVisible()
    expect(within(row).getByText('Dane usunięte')).toBeVisible()
    expect(within(row).getByText(/^karta\spodarunkowa$/)).toBeVisible()
  })

  it.each([
    ['without orders', {}, 'Nie ma jeszcze zamówień'],
    ['without a match of the search', { search: 'nic' }, 'Nie ma takiego zamówienia'],
    ['without a match of the filters', { state: 'PENDING' }, 'Żadne zamówienie nie pasuje do filtrów'],
  ])('has an empty state %s', async (_, query, title) => {
    await openList({ listOrders: pageOf([]) }, query)
    const words = title.replaceAll(' ', '\\s')
    expect(await screen.findByRole('heading', { name: new RegExp(`^${words}$`) })).toBeVisible()
  })

  it('offers a retry after a failure, and explains a refused access', async () => {
    const failed = await openList({ listOrders: failure(500) })
    expect(await screen.findByRole('button', { name: /Spróbuj\sponownie/ })).toBeVisible()
    failed.unmount()
    await openList({ listOrders: failure(403) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Zamówienia' })).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

describe('an order', () => {
  it('shows its items, coupon, invoice and what it created', async () => {
    await openOrder()
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(`^Zamówienie\\s${NUMBER}$`) }),
    ).toBeVisible()
    expect(await screen.findByText('Kupon JESIEN')).toBeVisible()
    expect(screen.getByText(/^20%\smniej$/)).toBeVisible()
    expect(screen.getByText('FV/2026/000002')).toBeVisible()
    expect(screen.getByText(/^Dostęp:\sniemiecki$/)).toBeVisible()
    expect(screen.getByText('Aktywny')).toBeVisible()
    expect(screen.getByText(ID)).toBeVisible()
  })

  it('lists payments and notifications with exact times, and says what a report changed', async () => {
    await openOrder()
    const steps = await screen.findAllByRole('listitem')
    const texts = steps.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(texts).toEqual(
      expect.arrayContaining([
        'Zamówienie złożone16.11.2026, 11:00:07, 110,40 zł',
        'Powiadomienie z PayU: COMPLETED16.11.2026, 11:02:00, 110,40 zł, zmieniło zamówienie',
        'Powiadomienie z PayU: COMPLETED16.11.2026, 11:07:00, 110,40 zł, pominięte, nic nie zmieniło',
      ]),
    )
  })

  it.each([
    ['ended', { endedAt: '2026-11-20T10:00:00.000Z' }, 'Zakończony'],
    ['over', { endsAt: '2020-01-01T00:00:00.000Z' }, 'Minął'],
    ['waiting', { startsAt: '2098-01-01T00:00:00.000Z' }, /^Zacznie\ssię\spóźniej$/],
  ])('marks an access that is %s', async (_, change, text) => {
    const [access] = details().accesses
    if (!access) throw new Error('The order has an access')
    await openOrder({ getOrderDetails: details({ accesses: [{ ...access, ...change }] }) })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it.each([
    ['is not paid yet', 'PENDING', /^Jeszcze nic\./],
    ['was cancelled', 'CANCELED', /^Nic, bo zamówienie nie zostało opłacone\.$/],
    ['was refunded', 'REFUNDED', /^Nic\. Pieniądze za to zamówienie zostały zwrócone\.$/],
    ['is paid', 'COMPLETED', /^Do tego zamówienia nie należą żadne dostępy ani karty\.$/],
  ] as const)('explains why an order that %s created nothing', async (_, state, text) => {
    await openOrder({ getOrderDetails: details({ state, accesses: [] }) })
    const title = await screen.findByRole('heading', { name: /^Co\sz\stego\spowstało$/ })
    expect(title.nextElementSibling).toHaveTextContent(text)
  })

  it.each([
    ['can still be paid', 'PENDING', /^Poproszono o fakturę\. Zostanie wystawiona po opłaceniu\.$/],
    ['was cancelled', 'CANCELED', /^Poproszono o fakturę, ale nie została wystawiona\.$/],
  ] as const)(
    'says whether the requested invoice of an order that %s will be issued',
    async (_, state, text) => {
      await openOrder({ getOrderDetails: details({ state, invoice: null }) })
      const title = await screen.findByRole('heading', { name: 'Faktura' })
      expect(title.nextElementSibling).toHaveTextContent(text)
    },
  )

  it('shows gift cards, and steps and states that only a newer server knows', async () => {
    const newer = details({
      accesses: [],
      giftCards: [
        {
          _id: 'g1',
          pattern: 'MW-7KQA-XX4D-N3TE',
          status: 'burned',
          languages: ['ENG', 'DE'],
          sendAt: '2026-12-24',
          redeemedAt: null,
        },
      ],
    })
    await openOrder({
      getOrderDetails: JSON.parse(
        JSON.stringify(newer)
          .replace('"payment-reported"', '"charged-back"')
          .replace('"state":"COMPLETED"', '"state":"FROZEN"'),
      ),
    })
    expect(await screen.findByText(/^Karta\sMW-7KQA-XX4D-N3TE$/)).toBeVisible()
    expect(screen.getByText(/^angielski, niemiecki, wysyłka\s24\.12\.2026$/)).toBeVisible()
    expect(screen.getByText('Wykorzystana')).toBeVisible()
    expect(screen.getByText(/^Inny\skrok$/)).toBeVisible()
    expect(screen.getByText(/^Inny\sstan$/)).toBeVisible()
  })

  it('reports an unknown order and leads back to the list', async () => {
    await openOrder({ getOrderDetails: failure(404) })
    expect(await screen.findByRole('heading', { name: /^Nie\sma\stakiego\szamówienia$/ })).toBeVisible()
    expect(screen.getAllByRole('link', { name: /^Wszystkie\szamówienia$/ })[0]).toHaveAttribute(
      'href',
      '/admin/orders',
    )
  })
})

test('every step, state and effect of the contract has a text', async () => {
  const { orderStepKinds, reportEffects } = await import('@mowka/contract/schemas/editor/shop')
  const { orderStates } = await import('@mowka/contract/endpoints/editor/shop')
  expect(Object.keys(pl.order.timeline)).toEqual(expect.arrayContaining([...orderStepKinds]))
  expect(Object.keys(pl.order.timeline.effect)).toEqual([...reportEffects])
  expect(Object.keys(pl.orders.state)).toEqual(expect.arrayContaining([...orderStates]))
})
