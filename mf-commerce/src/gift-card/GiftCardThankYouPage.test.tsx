import { paths } from '@mowka/contract/routes'
import { type PageOptions, renderPage } from '@mowka/testing'
import { readDraft, storeDraft } from '@mowka/web/forms/drafts'
import { act, screen } from '@testing-library/react'
import axe from 'axe-core'
import { giftBuyerDraftName } from '../buyer/buyer-values'
import { orderStatus } from '../order-status/order-status.fixture'
import { texts } from '../pages'
import { giftBasket } from './basket/gift-basket-store'
import GiftCardThankYouPage from './GiftCardThankYouPage'

const open = (change: Partial<PageOptions> = {}) =>
  renderPage(<GiftCardThankYouPage />, {
    route: 'giftCardThankYou',
    at: paths.giftCardThankYou({}, { query: { extOrderId: 'o-1' } }),
    texts: { namespace: 'commerce', loader: texts },
    user: null,
    api: { getOrderStatus: orderStatus('PENDING') },
    ...change,
  })
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  act(() => giftBasket.reload())
})

test('a visitor sees the pending payment and a link to the courses (C-THX-03, C-THX-16)', async () => {
  const { container } = await open()
  expect(await title('Czekamy na potwierdzenie')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
  expect((await axe.run(container)).violations).toEqual([])
})

test('a completed payment is tracked once, and its cards leave the basket (C-THX-16)', async () => {
  act(() => {
    giftBasket.add({
      plan: 'MONTHLY_SUBSCRIPTION_6:PL',
      languages: ['ENG'],
      inscription: '',
      email: null,
      sendAt: null,
    })
    giftBasket.markOrdered('o-1')
  })
  storeDraft(giftBuyerDraftName(null), { firstname: 'Kasia' })
  const { platform } = await open({ api: { getOrderStatus: orderStatus('COMPLETED') } })
  expect(await title('Dziękujemy. Prezent jest gotowy')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Dziękujemy. Prezent jest gotowy')
  expect(screen.queryByText(/[Ff]aktur/)).not.toBeInTheDocument()
  expect(platform.track).toHaveBeenCalledTimes(1)
  expect(platform.refreshSession).not.toHaveBeenCalled()
  expect(giftBasket.isEmpty).toBe(true)
  expect(readDraft(giftBuyerDraftName(null))).toBeNull()
  expect(screen.getByRole('link', { name: 'Kup następną kartę' })).toHaveAttribute(
    'href',
    '/subscribe/gift-card',
  )
})

test('the page of an older order leaves the cards of the pending one in the basket (C-THX-16)', async () => {
  act(() => {
    giftBasket.add({
      plan: 'MONTHLY_SUBSCRIPTION_6:PL',
      languages: ['ENG'],
      inscription: '',
      email: null,
      sendAt: null,
    })
    giftBasket.markOrdered('o-2')
  })
  await open({ api: { getOrderStatus: orderStatus('COMPLETED') } })
  expect(await title('Dziękujemy. Prezent jest gotowy')).toBeVisible()
  expect(giftBasket.lines).toHaveLength(1)
})

test('the next steps and the spoken order number are shown (C-THX-02)', async () => {
  const order = orderStatus('COMPLETED', { transactionId: 'aaaaaaaaaaaabbbbbbbbbbbb' })
  await open({ api: { getOrderStatus: order } })
  expect(await screen.findByText('BBBBBBBBBBBB')).toBeVisible()
  for (const name of [/^Zacznij naukę/, /^Test poziomujący/]) {
    expect(screen.getByRole('link', { name })).toBeVisible()
  }
})

test('a rejected payment links back to the unchanged cards (C-THX-16)', async () => {
  await open({ api: { getOrderStatus: orderStatus('CANCELED') }, lang: 'en' })
  expect(await title('The payment didn’t go through')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the cards' })).toHaveAttribute(
    'href',
    '/subscribe/gift-card',
  )
})
