import { paths } from '@mowka/shared/contract/routes'
import { keepDraft, readDraft } from '@mowka/shared/forms/drafts'
import { type PageOptions, renderPage } from '@mowka/shared/testing'
import { act, screen } from '@testing-library/react'
import axe from 'axe-core'
import { orderStatus } from '../order-status/order-status.fixture'
import { texts } from '../pages'
import GiftCardThankYouPage from './GiftCardThankYouPage'
import { giftBasket } from './gift-basket-store'
import { giftBuyerDraft } from './gift-buyer-draft'

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

test('a visitor sees that the payment is pending, and can go to the courses (C-THX-03, C-THX-16)', async () => {
  const { container } = await open()
  expect(await title('Czekamy na potwierdzenie')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
  expect((await axe.run(container)).violations).toEqual([])
})

test('C-THX-16: a payment that came in is told once, and what was bought leaves the basket', async () => {
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
  keepDraft(giftBuyerDraft(null), { firstname: 'Kasia' })
  const { platform } = await open({ api: { getOrderStatus: orderStatus('COMPLETED') } })
  expect(await title('Dziękujemy. Prezent jest gotowy')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Dziękujemy. Prezent jest gotowy')
  expect(screen.queryByText(/[Ff]aktur/)).not.toBeInTheDocument()
  expect(platform.track).toHaveBeenCalledTimes(1)
  expect(platform.refreshSession).not.toHaveBeenCalled()
  expect(giftBasket.isEmpty).toBe(true)
  expect(readDraft(giftBuyerDraft(null))).toBeNull()
  expect(screen.getByRole('link', { name: 'Kup następną kartę' })).toHaveAttribute(
    'href',
    '/subscribe/gift-card',
  )
})

test('C-THX-16: the page of an older order leaves the cards of the one that waits', async () => {
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

test('C-THX-02: the next steps are there, too, and the number is the one that people say', async () => {
  const order = orderStatus('COMPLETED', { transactionId: 'aaaaaaaaaaaabbbbbbbbbbbb' })
  await open({ api: { getOrderStatus: order } })
  expect(await screen.findByText('BBBBBBBBBBBB')).toBeVisible()
  for (const name of [/^Zacznij naukę/, /^Test poziomujący/]) {
    expect(screen.getByRole('link', { name })).toBeVisible()
  }
})

test('C-THX-16: a rejected payment leads back to the cards, which are as they were', async () => {
  await open({ api: { getOrderStatus: orderStatus('CANCELED') }, lang: 'en' })
  expect(await title('The payment did not work')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the cards' })).toHaveAttribute(
    'href',
    '/subscribe/gift-card',
  )
})
