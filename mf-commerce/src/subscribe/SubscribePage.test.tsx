import { paths } from '@mowka/contract/routes'
import { touch } from '@mowka/kernel/platform'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { basket } from '../basket/basket-store'
import { appliedOffers } from '../checkout/use-subscription-coupon'
import { verifiedCoupon } from '../coupon/coupon.fixture'
import { texts } from '../pages'
import { product, products } from '../plans/product.fixture'
import SubscribePage from './SubscribePage'

const open = (change: Partial<PageOptions> = {}) =>
  renderPage(<SubscribePage />, {
    route: 'subscribe',
    at: paths.subscribe(),
    texts: { namespace: 'commerce', loader: texts },
    api: { getProducts: products(), verifyCoupon: verifiedCoupon() },
    ...change,
  })

/** Makes every `max-width: 959` media query match, as on a phone. */
function emulateSmallScreen() {
  const original = window.matchMedia
  window.matchMedia = (query) => ({ ...original(query), matches: query.includes('max-width: 959') })
  return () => {
    window.matchMedia = original
  }
}
const radio = (name: string) => screen.findByRole('radio', { name })
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  localStorage.clear()
  appliedOffers.clear()
  act(() => basket.reload())
})

test('a skeleton is shown while the plans load', async () => {
  await open({ api: { getProducts: () => new Promise(() => {}) } })
  expect(screen.getByRole('heading', { level: 1, name: 'Wybierz plan' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Wczytywanie…' })).toHaveAttribute('aria-busy', 'true')
})

test('the language being learned is preselected, with the current access shown (C-SUB-01, C-SUB-15)', async () => {
  const { api } = await open()
  expect(await radio('Angielski')).toBeChecked()
  expect(await radio('Angielski')).toHaveAccessibleDescription(/^masz\sdostęp\sdo\s\d\d\.\d\d\.\d{4}$/)
  expect(await radio('Niemiecki')).not.toBeChecked()
  expect(api.sent('getProducts')).toHaveLength(1)
})

test('plans are cards, shortest first, with the featured one preselected (C-SUB-03, C-SUB-14)', async () => {
  await open()
  const group = within(await screen.findByRole('radiogroup', { name: /Czas dostępu/ }))
  const cards = group.getAllByRole('radio')
  expect(cards.map((each) => (each as HTMLInputElement).value)).toEqual(
    [1, 6, 12].map((months) => product(months as 1).productCode),
  )
  expect(await radio('Półroczny')).toBeChecked()
  expect(await radio('Miesięczny')).toHaveAccessibleDescription(
    /39,00\szł\sza\smiesiąc\s39,00\szł\sza\s1\smiesiąc/,
  )
  expect(await radio('Półroczny')).toHaveAccessibleDescription(
    /Polecany.*29,00\szł.*174,00\szł\sza\s6\smiesięcy/,
  )
})

test('languages are at least 68 px wide, plans 270 px (C-SUB-02, C-SUB-04)', async () => {
  await open({ styled: true })
  const language = (await radio('Angielski')).closest('label')
  expect(getComputedStyle(language as Element).minWidth).toBe('68px')
  const plans = screen.getByRole('radiogroup', { name: /Czas dostępu/ })
  expect(getComputedStyle(plans).gridTemplateColumns).toContain('270px')
})

test('only a reduced price shows the lowest price of 30 days', async () => {
  await open()
  expect(await radio('Roczny')).toHaveAccessibleDescription(
    /Najniższa\scena\sz\s30\sdni\sprzed\sobniżką:\s288,00\szł/,
  )
  expect(screen.getAllByText(/Najniższa cena/)).toHaveLength(1)
})

test('small screens reverse the list and preselect and recommend its first plan (C-SUB-13)', async () => {
  const restore = emulateSmallScreen()
  await open()
  const group = within(await screen.findByRole('radiogroup', { name: /Czas dostępu/ }))
  expect(group.getAllByRole('radio').map((each) => (each as HTMLInputElement).value)).toEqual(
    [12, 6, 1].map((months) => product(months as 1).productCode),
  )
  expect(await radio('Roczny')).toBeChecked()
  expect(await radio('Roczny')).toHaveAccessibleDescription(/Polecany/)
  expect(screen.getAllByText('Polecany')).toHaveLength(1)
  restore()
})

test('a plan in the address is preselected regardless of the language being learned (C-SUB-10)', async () => {
  await open({ at: paths.subscribe({}, { query: { plan: 'DE-3' } }) })
  expect(await radio('Niemiecki')).toBeChecked()
  expect(await radio('Roczny')).toBeChecked()
})

test('the query is preserved when choosing and on the way to the summary (C-SUB-11)', async () => {
  const { address, person } = await open({ at: paths.subscribe({}, { query: { code: 'JESIEN20' } }) })
  await person.click(await radio('Roczny'))
  expect(address()).toBe('/subscribe?code=JESIEN20&plan=eng-3')
  await person.click(await radio('Niemiecki'))
  expect(address()).toBe('/subscribe?code=JESIEN20&plan=de-3')
  expect(await radio('Roczny')).toBeChecked()
  await person.click(button('Dodaj do koszyka'))
  expect(screen.getByRole('link', { name: 'Dalej' })).toHaveAttribute(
    'href',
    '/subscribe/summary?code=JESIEN20&plan=de-3',
  )
})

test('adding stores the plan in the basket and confirms it once (C-SUB-07)', async () => {
  const { person, platform } = await open()
  await radio('Angielski')
  await person.click(button('Dodaj do koszyka'))
  expect(JSON.parse(localStorage.getItem('basket') ?? '')).toMatchObject({
    products: [{ productCode: product(6).productCode, quantity: 1 }],
  })
  expect(platform.notify).toHaveBeenLastCalledWith(
    'success',
    'Dodano do koszyka: Angielski, półroczny',
    expect.anything(),
  )
  await person.click(button('Dodaj do koszyka'))
  expect(platform.notify).toHaveBeenLastCalledWith('info', expect.stringMatching('już w'), expect.anything())
  expect(basket.count).toBe(1)
})

test('the basket message links to the summary (C-SUB-07)', async () => {
  const { address, person, platform } = await open()
  await radio('Angielski')
  for (const [at, kind] of ['success', 'info'].entries()) {
    await person.click(button('Dodaj do koszyka'))
    const [said, , options] = platform.notify.mock.calls[at] ?? []
    expect([said, options?.action?.label]).toEqual([kind, expect.stringMatching(/koszyk/i)])
  }
  act(() => platform.notify.mock.calls[0]?.[2]?.action?.onSelect())
  expect(address()).toBe('/subscribe/summary')
})

test('without a language the add button is disabled, and choosing one enables it (C-SUB-09)', async () => {
  const nothingLearned = learner()
  nothingLearned.userMetadata.learnLang = 'FR'
  const { person } = await open({ user: nothingLearned })
  await radio('Angielski')
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2)
  expect(button('Dodaj do koszyka')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Dodaj do koszyka')).toHaveAccessibleDescription(/^Wybierz język i\splan$/)
  await person.click(button('Dodaj do koszyka'))
  expect(basket.count).toBe(0)
  await person.click(await radio('Niemiecki'))
  await person.click(button('Dodaj do koszyka'))
  expect(basket.has(product(1, 'DE').productCode)).toBe(true)
})

test('the page works by keyboard: arrows choose, Enter adds and continues', async () => {
  const { address, person } = await open()
  ;(await radio('Półroczny')).focus()
  await person.keyboard('{ArrowDown}')
  expect(await radio('Roczny')).toBeChecked()
  expect(await radio('Roczny')).toHaveFocus()
  await person.tab()
  expect(button('Dodaj do koszyka')).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(basket.has(product(12).productCode)).toBe(true)
  screen.getByRole('link', { name: 'Dalej' }).focus()
  await person.keyboard('{Enter}')
  expect(address()).toBe('/subscribe/summary?plan=eng-3')
})

test('with an empty basket the continue button is disabled with a reason (C-SUB-07)', async () => {
  const { address, person } = await open()
  await radio('Angielski')
  expect(button('Dalej')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Dalej')).toHaveAccessibleDescription('Koszyk jest pusty')
  await person.click(button('Dalej'))
  expect(address()).toBe('/subscribe')
  expect(basket.isEmpty).toBe(true)
})

test("a summary page that isn't released is not linked, not even from the message", async () => {
  const { person, platform } = await open({ unreleased: ['subscribeSummary'] })
  await radio('Angielski')
  await person.click(button('Dodaj do koszyka'))
  expect(screen.queryByText('Dalej')).not.toBeInTheDocument()
  expect(platform.notify).toHaveBeenLastCalledWith('success', expect.any(String), { action: undefined })
})

test('the basket shows its lines and total, and removing a line preserves the focus', async () => {
  basket.add(product(6).productCode)
  basket.add(product(1, 'DE').productCode)
  const { person } = await open()
  const card = within(await screen.findByRole('region', { name: /^Koszyk/ }))
  expect(card.getByText('213,00 zł')).toBeVisible()
  await person.click(card.getByRole('button', { name: 'Usuń z\u00a0koszyka: Niemiecki, miesięczny' }))
  expect(basket.count).toBe(1)
  expect(card.getByRole('heading', { name: /^Koszyk/ })).toHaveFocus()
  expect(card.getByRole('status')).toHaveTextContent('Usunięto z koszyka: Niemiecki, miesięczny')
})

test('a plan that is no longer sold is named and can be removed (C-SUB-18)', async () => {
  basket.add('MONTHLY_SUBSCRIPTION_3:PL:ENG')
  const { person } = await open()
  expect(await screen.findByText('Tego planu już nie ma w ofercie')).toBeVisible()
  await person.click(button('Usuń z\u00a0koszyka'))
  expect(basket.isEmpty).toBe(true)
})

test('plans added in another tab appear in the basket', async () => {
  await open()
  await radio('Angielski')
  act(() => {
    localStorage.setItem(
      'basket',
      JSON.stringify({ products: [{ productCode: product(6).productCode, quantity: 1 }] }),
    )
    window.dispatchEvent(new StorageEvent('storage', { key: 'basket' }))
  })
  expect(await radio('Angielski')).toHaveAccessibleDescription(/^w\skoszyku$/)
})

test('the six benefits of every plan are shown (C-SUB-06)', async () => {
  await open()
  const benefits = within(await screen.findByRole('region', { name: 'W\u00a0każdym planie' }))
  expect(benefits.getAllByRole('listitem')).toHaveLength(6)
})

test('plans that failed to load can be retried', async () => {
  const { api, person } = await open({ api: { getProducts: failure(503) } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Twój koszyk jest zapisany.')
  api.answer({ getProducts: products() })
  await person.click(button('Spróbuj ponownie'))
  expect(await radio('Angielski')).toBeChecked()
})

test('plans that failed to refresh stay visible, with a note and a retry button', async () => {
  const { api, person } = await open()
  await radio('Angielski')
  api.answer({ getProducts: failure(0) })
  act(() => touch(['plans']))
  const note = await screen.findByRole('alert')
  expect(note).toHaveTextContent('Nie udało się odświeżyć')
  expect(await radio('Angielski')).toBeChecked()
  api.answer({ getProducts: products() })
  await person.click(button('Spróbuj ponownie'))
  await waitFor(() => expect(note).not.toBeInTheDocument())
})

test('the page shows an empty state with a link when nothing is on sale', async () => {
  await open({ api: { getProducts: [] } })
  expect(await screen.findByRole('heading', { name: 'Nie mamy teraz planów do kupienia' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
})

test('the page is available in English', async () => {
  await open({ lang: 'en' })
  expect(await radio('Half-yearly')).toHaveAccessibleDescription(/for\s6\smonths/)
  expect(button('Add to basket')).toBeEnabled()
})

test('the basket icon leads to the basket below the plans (C-SUB-08)', async () => {
  await open({ at: paths.subscribe({}, { hash: 'basket' }) })
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Koszyk/ })).toHaveFocus())
})

test('a code in the address is verified silently, and a banner shows its discount (C-SUB-05, C-SUB-11)', async () => {
  const { api, person, platform, address } = await open({
    at: paths.subscribe({}, { query: { code: 'JESIEN20' } }),
  })
  expect(await screen.findByText('20% taniej')).toBeVisible()
  expect(api.sent('verifyCoupon').map(({ body }) => body)).toEqual([
    { code: 'JESIEN20', flow: 'SUBSCRIPTION', productCodes: [] },
  ])
  expect(platform.notify).not.toHaveBeenCalled()
  await person.click(button('Usuń kod JESIEN20'))
  expect(screen.queryByText('20% taniej')).not.toBeInTheDocument()
  expect(address()).toBe('/subscribe')
  expect(basket.coupon).toBeNull()
})

test('a coupon lowers the prices of the cards, the selection and the basket', async () => {
  const { person } = await open({ at: paths.subscribe({}, { query: { code: 'JESIEN20' } }) })
  expect(await screen.findByText('20% taniej')).toBeVisible()
  const card = await radio('Półroczny')
  await waitFor(() => expect(card).toHaveAccessibleDescription(/23,20\szł za\smiesiąc/))
  expect(card).toHaveAccessibleDescription(/174,00\szł 139,20\szł za\s6\smiesięcy/)
  expect(card).toHaveAccessibleDescription(/Najniższa cena z\s30\sdni przed obniżką: 174,00\szł/)
  expect(button('Dodaj do koszyka')).toHaveAccessibleDescription(/139,20\szł/)
  await person.click(button('Dodaj do koszyka'))
  const inBasket = within(screen.getByRole('region', { name: /^Koszyk/ }))
  expect(inBasket.getByText(/^139,20\szł$/)).toBeVisible()
})

test('a coupon for some plans preselects one of them (C-SUB-12)', async () => {
  act(() => basket.setCoupon('ROK', { type: 'PERCENT', amount: 10, applyTo: ['MONTHLY_SUBSCRIPTION_12'] }))
  await open()
  expect(await radio('Roczny')).toBeChecked()
})
