import { paths } from '@mowka/contract/routes'
import type { InvoiceData } from '@mowka/contract/schemas/user'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { invoiceData } from '@mowka/testing/entities'
import type { FakeCall } from '@mowka/testing/fake-api'
import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import { products } from '../plans/product.fixture'
import PaymentsTab from './PaymentsTab'

const saved = invoiceData()
const withInvoice = (invoiceData: InvoiceData | null) => {
  const user = learner()
  return { ...user, userMetadata: { ...user.userMetadata, invoiceData } }
}
/** Fake response: the account with the submitted invoice data. */
const answer = ({ body }: FakeCall) => withInvoice((body as { payload: InvoiceData | null }).payload)

const open = (invoiceData: InvoiceData | null, change: Partial<PageOptions> = {}) =>
  renderPage(<PaymentsTab />, {
    route: 'profile',
    at: paths.profile(),
    texts: { namespace: 'commerce', loader: texts },
    api: { patchUserMetadata: answer, getOrders: [], getProducts: products() },
    user: withInvoice(invoiceData),
    ...change,
  })

const box = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const names = ['Nazwa firmy', 'NIP', 'Ulica i\u00a0numer', 'Imię', 'Nazwisko', 'Kod pocztowy', 'Miejscowość']

test('every field is required, and the first empty one gets the focus (L-PAYT-03)', async () => {
  const { person, api } = await open(null)
  await person.type(box('Miejscowość'), 'Kraków')
  await person.click(button('Zapisz dane'))
  for (const name of names.slice(0, -1)) {
    expect(box(name)).toBeRequired()
    expect(box(name)).toHaveAccessibleDescription('Pole jest wymagane')
  }
  expect(box('Miejscowość')).toBeValid()
  await waitFor(() => expect(box('Nazwa firmy')).toHaveFocus())
  expect(screen.getByText(/^6 pól wymaga poprawki/)).toBeInTheDocument()
  expect(api.sent('patchUserMetadata')).toEqual([])
})

test('an invalid NIP and zip code are reported on blur (L-PAYT-04, L-PAYT-05)', async () => {
  const { person, api } = await open(saved)
  await person.type(box('NIP'), '{Backspace}8')
  expect(box('NIP')).toBeValid()
  await person.tab()
  expect(box('NIP')).toHaveAccessibleDescription('Wpisz poprawny numer NIP.')
  await person.clear(box('Kod pocztowy'))
  await person.type(box('Kod pocztowy'), '30702{Enter}')
  expect(box('Kod pocztowy')).toHaveAccessibleDescription('Wpisz poprawny kod pocztowy.')
  await waitFor(() => expect(box('NIP')).toHaveFocus())
  expect(api.sent('patchUserMetadata')).toEqual([])
})

test('the country is Poland and read-only (P-ENT-47, L-PAYT-14)', async () => {
  const { person } = await open(null)
  expect(box('Kraj')).toHaveValue('Polska')
  expect(box('Kraj')).toHaveAttribute('readonly')
  await person.type(box('Kraj'), 'x')
  expect(box('Kraj')).toHaveValue('Polska')
})

test('changed and valid data is saved with a confirmation (L-PAYT-06, L-PAYT-07)', async () => {
  const { person, api, platform } = await open(saved)
  expect(button('Zapisz dane')).toHaveAttribute('aria-disabled', 'true')
  await person.clear(box('Miejscowość'))
  await person.type(box('Miejscowość'), ' Wieliczka ')
  await person.click(button('Zapisz dane'))
  await screen.findByText('Wszystko zapisane.')
  expect(api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
    { action: 'invoice-data', payload: { ...saved, city: 'Wieliczka' } },
  ])
  expect(platform.notify.mock.calls).toEqual([['success', 'Dane do faktury zostały poprawnie zapisane.']])
  expect(box('Miejscowość')).toHaveValue('Wieliczka')
  expect(button('Zapisz dane')).toHaveAttribute('aria-disabled', 'true')
  expect(platform.keepUnsaved.mock.calls.at(-1)?.[0]()).toBeNull()
})

test('a server-side validation error is shown once, at its field (L-PAYT-04)', async () => {
  const refused = failure(422, {
    code: 'INVALID_INPUT',
    errors: [{ path: 'body/payload/nip', message: 'NIP', code: 'NIP' }],
  })
  const { person, platform } = await open(saved, { api: { patchUserMetadata: refused } })
  await person.type(box('Miejscowość'), ' 2')
  await person.click(button('Zapisz dane'))
  await waitFor(() => expect(box('NIP')).toHaveAccessibleDescription('Wpisz poprawny numer NIP.'))
  await waitFor(() => expect(box('NIP')).toHaveFocus())
  expect(box('Miejscowość')).toHaveValue('Kraków 2')
  expect(platform.notify).not.toHaveBeenCalled()
})

test('a failed save preserves the input and is reported once, and saving again works', async () => {
  const { person, api, platform } = await open(saved, { api: { patchUserMetadata: failure(0) } })
  await person.type(box('Miejscowość'), ' 2')
  await person.click(button('Zapisz dane'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledTimes(1))
  expect(platform.notify.mock.calls[0]?.[0]).toBe('error')
  expect(box('Miejscowość')).toHaveValue('Kraków 2')
  api.answer({ patchUserMetadata: answer })
  await person.click(button('Zapisz dane'))
  expect(await screen.findByText('Wszystko zapisane.')).toBeInTheDocument()
})

describe('clearing (L-PAYT-13)', () => {
  it('asks for confirmation, and does nothing if it is declined', async () => {
    const { person, api, platform } = await open(saved)
    platform.confirm.mockResolvedValue(false)
    await person.click(button('Wyczyść'))
    expect(platform.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Wyczyścić dane do faktury?', destructive: true }),
    )
    expect(api.sent('patchUserMetadata')).toEqual([])
    expect(box('Nazwa firmy')).toHaveValue('Studio Nowak')
  })

  it('clears saved data and unsaved input without showing validation errors', async () => {
    const { person, api, platform } = await open(saved)
    await person.type(box('Miejscowość'), ' 2')
    await person.click(button('Wyczyść'))
    await waitFor(() => expect(box('Nazwa firmy')).toHaveValue(''))
    expect(api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
      { action: 'invoice-data', payload: null },
    ])
    for (const name of names) {
      expect(box(name)).toHaveValue('')
      expect(box(name)).toBeValid()
    }
    expect(platform.notify.mock.calls).toEqual([['success', 'Dane do faktury zostały usunięte.']])
    expect(button('Wyczyść')).toHaveAttribute('aria-disabled', 'true')
    expect(platform.keepUnsaved.mock.calls.at(-1)?.[0]()).toBeNull()
  })

  it('is disabled when there is no data', async () => {
    const { person, platform } = await open(null)
    await person.click(button('Wyczyść'))
    expect(platform.confirm).not.toHaveBeenCalled()
  })
})

test('the form and its errors are available in English', async () => {
  const { person } = await open(null, { lang: 'en' })
  await person.type(box('NIP'), '1')
  await person.tab()
  expect(box('NIP')).toHaveAccessibleDescription('Enter a valid NIP.')
  expect(screen.getByRole('heading', { level: 2, name: 'Invoice details' })).toBeInTheDocument()
  expect(box('Country')).toHaveValue('Poland')
})

test('the form has no accessibility violations, with errors shown', async () => {
  HTMLCanvasElement.prototype.getContext = () => null
  const { person, container } = await open(null)
  await person.type(box('NIP'), '1')
  await person.click(button('Zapisz dane'))
  await screen.findByText(/^7 pól wymaga poprawki/)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
}, 30_000)
