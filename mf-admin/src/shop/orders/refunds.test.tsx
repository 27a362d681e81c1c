import { paths } from '@mowka/contract/routes'
import type { AdminOrderDetails, OrderPosition, OrderRefund } from '@mowka/contract/schemas/editor/shop'
import { refundBases, refundStatuses, refundTasks } from '@mowka/contract/schemas/editor/shop'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import pl from '../locales/pl.json'
import { around } from '../shop-page.fixture'
import AdminOrderPage from './AdminOrderPage'

const ID = '019a8c12-7a00-7000-8000-0123456789ab'

const position = (change: Partial<OrderPosition> = {}): OrderPosition => ({
  position: 0,
  name: 'Miesiąc',
  targetLangs: ['DE'],
  quantity: 1,
  cardCode: null,
  price: 6900,
  left: 6900,
  proposed: 4600,
  basis: 'days',
  days: 30,
  daysUsed: 10,
  ...change,
})
const refund = (change: Partial<OrderRefund> = {}): OrderRefund => ({
  _id: 'r1',
  requestedAt: '2026-11-26T10:00:00.000Z',
  origin: 'shop',
  status: 'done',
  task: null,
  amount: 4600,
  lines: [{ position: 0, amount: 4600, days: 30, daysUsed: 10, isEnded: true }],
  correction: null,
  ...change,
})
const details = (change: Partial<AdminOrderDetails> = {}): AdminOrderDetails => ({
  _id: ID,
  createdAt: '2026-11-16T10:00:00.000Z',
  state: 'COMPLETED',
  payuOrderId: 'WZHF5FFDRJ',
  buyer: { name: 'Anna Nowak', email: 'anna@mowka.test' },
  isGift: false,
  lines: [],
  totalAmount: 6900,
  refundedAmount: 0,
  paymentStatus: 'COMPLETED',
  fullPrice: 6900,
  coupon: null,
  invoice: null,
  invoiceRequested: false,
  timeline: [],
  accesses: [],
  positions: [position()],
  refunds: [],
  giftCards: [],
  ...change,
})

const openOrder = (
  order: AdminOrderDetails,
  api: PageOptions['api'] = {},
  roles: PageOptions['roles'] = ['operator'],
) =>
  renderPage(<AdminOrderPage />, {
    ...around,
    roles,
    route: 'adminOrder',
    at: paths.adminOrder({ orderId: ID }),
    api: { getOrderDetails: order, ...api },
  })

async function openRefund(order: AdminOrderDetails, api: PageOptions['api'] = {}) {
  const page = await openOrder(order, api)
  await page.person.click(await screen.findByRole('button', { name: /^Zwróć\spieniądze$/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Zwrot\sdo\szamówienia/ })
  return { ...page, dialog, submit: () => within(dialog).getByRole('button', { name: /^Zwróć\s\d/ }) }
}

const cards = [
  position({ targetLangs: ['ENG'], cardCode: 'MW-1', proposed: 0, basis: 'redeemed', days: null }),
  position({ position: 1, targetLangs: ['ENG'], cardCode: 'MW-2', proposed: 6900, basis: 'unused' }),
]

describe('the refund of an order', () => {
  it('proposes the amount for the unused days and sends the chosen lines with their rest', async () => {
    const { api, person, dialog, submit } = await openRefund(details(), { refundOrder: details() })
    expect(within(dialog).getByText(/Wykorzystane\sdni:\s10\sz\s30/)).toBeVisible()
    expect(submit()).toBeDisabled()
    await person.click(within(dialog).getByRole('checkbox', { name: /Miesiąc, niemiecki/ }))
    expect(within(dialog).getByRole('textbox', { name: /^Kwota\szwrotu/ })).toHaveValue('46,00')
    await person.click(submit())
    await waitFor(() =>
      expect(api.sent('refundOrder').at(-1)?.body).toEqual({
        lines: [{ position: 0, amount: 4600, left: 6900 }],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('accepts another amount up to the rest of the line, and Enter never confirms it', async () => {
    const { api, person, dialog, submit } = await openRefund(details(), { refundOrder: details() })
    await person.click(within(dialog).getByRole('checkbox', { name: /Miesiąc, niemiecki/ }))
    const field = within(dialog).getByRole('textbox', { name: /^Kwota\szwrotu/ })
    await person.clear(field)
    await person.type(field, '69,01')
    expect(field).toHaveAccessibleDescription(/Zostało\stylko/)
    expect(submit()).toBeDisabled()
    await person.clear(field)
    await person.type(field, '50,5{Enter}')
    expect(api.sent('refundOrder')).toEqual([])
    expect(within(dialog).getByRole('status')).toHaveTextContent(/50,50/)
    await person.click(submit())
    await waitFor(() =>
      expect(api.sent('refundOrder').at(-1)?.body).toMatchObject({ lines: [{ amount: 5050 }] }),
    )
  })

  it('disables a redeemed card with the reason, and offers the other one', async () => {
    const { dialog } = await openRefund(details({ isGift: true, positions: cards }))
    const redeemed = within(dialog).getByRole('checkbox', { name: /MW-1/ })
    expect(redeemed).toBeDisabled()
    expect(redeemed).toHaveAccessibleName(/nie\smożna\sjej\szwrócić/)
    expect(within(dialog).getByRole('checkbox', { name: /MW-2/ })).toBeEnabled()
  })

  it.each([
    ['REFUND_REFUSED', 409, /PayU\sodmówiło\szwrotu/],
    ['CARD_REDEEMED', 409, /właśnie\swykorzystał/],
    ['PAYMENTS_UNAVAILABLE', 503, /PayU\snie\sodpowiada/],
    ['SOMETHING_NEW', 500, /Sprawdź\społączenie/],
  ])('stays open with the choice after the refusal %s', async (code, status, text) => {
    const { person, dialog, submit } = await openRefund(details(), { refundOrder: failure(status, { code }) })
    await person.click(within(dialog).getByRole('checkbox', { name: /Miesiąc, niemiecki/ }))
    await person.click(submit())
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text)
    expect(within(dialog).getByRole('checkbox', { name: /Miesiąc, niemiecki/ })).toBeChecked()
  })

  it('is not offered if nothing can be refunded', async () => {
    await openOrder(details({ positions: [position({ basis: 'ended', left: 0, proposed: 0 })] }))
    expect(await screen.findByText('Anna Nowak')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Zwróć\spieniądze$/ })).not.toBeInTheDocument()
  })
})

describe('the refunds of an order', () => {
  it('can be seen by support, which can neither refund nor decide', async () => {
    await openOrder(details({ refunds: [refund({ task: 'unmatched', lines: [] })] }), {}, ['support'])
    expect(await screen.findByText('Anna Nowak')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Zwroty' })).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    ['requested', /^W\stoku$/],
    ['accepted', /^W\stoku$/],
    ['done', 'Zwrócone'],
    ['refused', /^PayU\sodmówiło$/],
    ['canceled', /^Anulowany\sprzez\sPayU$/],
  ] as const)('show the state of one that is %s', async (status, text) => {
    await openOrder(details({ refunds: [refund({ status })] }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('show lines, days and the correcting invoice', async () => {
    const correction = { number: 'KFV/2026/000001', issuedAt: '2026-11-27T10:00:00.000Z' }
    await openOrder(details({ refunds: [refund({ correction })] }))
    expect(await screen.findByText(/^Miesiąc, niemiecki: 46,00\szł$/)).toBeVisible()
    expect(screen.getByText(/KFV\/2026\/000001/)).toBeVisible()
  })

  it('let an operator distribute one that was made in PayU’s panel', async () => {
    const unmatched = refund({ origin: 'payu', task: 'unmatched', amount: 6900, lines: [] })
    const open = cards.map((each) => ({ ...each, left: 0, proposed: 0, basis: 'unused' as const }))
    const { api, person } = await openOrder(
      details({ isGift: true, positions: open, refunds: [unmatched] }),
      {
        decideRefund: details(),
      },
    )
    expect(await screen.findByText(/^Wymaga\sdecyzji$/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Zdecyduj' }))
    const dialog = await screen.findByRole('dialog', { name: /^Zwrot\s69,00/ })
    const save = within(dialog).getByRole('button', { name: /^Zapisz\sdecyzję$/ })
    expect(save).toBeDisabled()
    await person.click(within(dialog).getByRole('checkbox', { name: /MW-2/ }))
    await person.click(save)
    await waitFor(() =>
      expect(api.sent('decideRefund').at(-1)?.body).toEqual({
        lines: [{ position: 1, amount: 6900 }],
        ends: true,
      }),
    )
  })

  it('let an operator close the task of one that could not be restored', async () => {
    const { api, person } = await openOrder(
      details({ refunds: [refund({ status: 'canceled', task: 'not-restored' })] }),
      { decideRefund: details() },
    )
    await person.click(await screen.findByRole('button', { name: 'Zdecyduj' }))
    await person.click(await screen.findByRole('button', { name: /^Zamknij\ssprawę$/ }))
    await waitFor(() => expect(api.sent('decideRefund').at(-1)?.body).toEqual({ lines: [], ends: false }))
  })
})

test('every basis, status and task of the contract has a text', () => {
  expect(Object.keys(pl.refund.basis)).toEqual(expect.arrayContaining([...refundBases]))
  expect(Object.keys(pl.refund.task)).toEqual(expect.arrayContaining([...refundTasks]))
  const shown = refundStatuses.map((each) => (each === 'requested' || each === 'accepted' ? 'running' : each))
  expect(Object.keys(pl.refund.state)).toEqual(expect.arrayContaining(shown))
})
