import { paths } from '@mowka/contract/routes'
import type { GiftCard } from '@mowka/contract/schemas/gift-card'
import { addDays, formatDate, warsawDay } from '@mowka/domain/time'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminGiftCardsPage from './AdminGiftCardsPage'

const card = (change: Partial<GiftCard> = {}): GiftCard => ({
  _id: 'g1',
  pattern: 'MW-7KQA-XX4D-N3TE',
  status: 'active',
  plan: 'MONTHLY_SUBSCRIPTION_6:PL',
  languages: ['ENG'],
  directory: 'Targi 2026',
  inscription: '',
  sendToEmailAddress: null,
  createdAt: '2026-11-16T10:00:00.000Z',
  sendAt: null,
  expireAt: '2027-06-30',
  redeemedAt: null,
  url: 'https://mowka.test/api/coupon/gift-cards/g1/pdf?token=t',
  ...change,
})
const pageOf = (items: GiftCard[], total = items.length) => ({ items, metadata: { total } })
const product = (plan: string, lang: 'ENG' | 'DE', name: string, months: number) => ({
  productCode: `${plan}:PL:${lang}`,
  name,
  icon: 'six',
  sourceLang: 'PL' as const,
  targetLang: lang,
  order: months,
  featured: false,
  unitPrice: 4900,
  totalPrice: 4900 * months,
  months,
  lowestPrice30: null,
})
const products = [
  product('MONTHLY_SUBSCRIPTION_6', 'ENG', 'Pół roku', 6),
  product('MONTHLY_SUBSCRIPTION_1', 'ENG', 'Miesiąc', 1),
  product('MONTHLY_SUBSCRIPTION_1', 'DE', 'Miesiąc', 1),
]
const open = (api: PageOptions['api'] = {}, query: Record<string, string> = {}) =>
  renderPage(<AdminGiftCardsPage />, {
    route: 'adminGiftCards',
    at: paths.adminGiftCards({}, { query }),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: { listGiftCards: pageOf([card()], 12), getProducts: products, ...api },
  })
const row = (code: string) => screen.findByRole('row', { name: new RegExp(code) })

describe('the list of gift cards', () => {
  it('shows the code, email, dates and a link to the PDF (A-GIFT-01, A-GIFT-05)', async () => {
    await open({
      listGiftCards: pageOf([
        card({
          sendToEmailAddress: 'ewa@mowka.test',
          sendAt: '2026-11-17',
          redeemedAt: '2026-12-24T18:00:00Z',
        }),
      ]),
    })
    const cells = within(await row('MW-7KQA')).getAllByRole('cell')
    expect(cells.slice(1, 7).map((cell) => cell.textContent)).toEqual([
      'Targi 2026',
      'ewa@mowka.test',
      '16.11.2026',
      '17.11.2026',
      '30.06.2027',
      '24.12.2026',
    ])
    expect(screen.getByRole('link', { name: 'Pobierz PDF karty MW-7KQA-XX4D-N3TE' })).toHaveAttribute(
      'href',
      card().url,
    )
  })

  it('downloads the PDF of a card, and renews its link if it has expired (A-GIFT-01)', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:pdf')
    const { api, person } = await open({ getGiftCardPdf: new Blob(['%PDF']) })
    const link = await screen.findByRole('link', { name: /^Pobierz PDF/ })
    await person.click(link)
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1))
    expect(api.sent('getGiftCardPdf')[0]).toMatchObject({ params: { id: 'g1' }, query: { token: 't' } })

    const renewed = card({ url: 'https://mowka.test/api/coupon/gift-cards/g1/pdf?token=new' })
    api.answer({
      listGiftCards: pageOf([renewed]),
      getGiftCardPdf: ({ query }) => (query.token === 'new' ? new Blob(['%PDF']) : failure(403)),
    })
    await person.click(link)
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(link).toHaveAttribute('href', renewed.url))
  })

  it('reports a failed PDF download, and has no PDF link for an inactive card (A-GIFT-01)', async () => {
    const { person, platform } = await open({
      listGiftCards: pageOf([card(), card({ _id: 'g2', pattern: 'MW-UNPAID', status: 'inactive' })]),
      getGiftCardPdf: failure(404),
    })
    await person.click(await screen.findByRole('link', { name: /^Pobierz PDF/ }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('Nie udało się pobrać')),
    )
  })

  it('requests ten cards, newest first (A-GIFT-02)', async () => {
    const { api } = await open()
    await row('MW-7KQA')
    expect(api.sent('listGiftCards')[0]?.query).toMatchObject({ sort: 'createdAt:desc', limit: 10, page: 1 })
    expect(screen.getByText('12 kart')).toBeInTheDocument()
  })

  it('can be filtered by batch, and stores the filter in the URL (A-GIFT-03)', async () => {
    const { api, person, address } = await open()
    await row('MW-7KQA')
    await person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), 'Targi{Enter}')
    await waitFor(() => expect(api.sent('listGiftCards').at(-1)?.query.filters).toBe('directory:Targi'))
    expect(address()).toBe('/admin/gift-cards?directory=Targi')
    api.answer({ listGiftCards: pageOf([]) })
    await person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), ' x{Enter}')
    expect(await screen.findByText('Brak kart w partii „Targi x”')).toBeInTheDocument()
  })

  it('can be sorted by each date (A-GIFT-02)', async () => {
    const { api, person } = await open()
    await row('MW-7KQA')
    const headers = screen.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))
    const fields = ['createdAt', 'sendAt', 'expireAt', 'redeemedAt']
    expect(headers).toHaveLength(fields.length)
    for (const [index, field] of fields.entries()) {
      const header = screen.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))[
        index
      ]
      await person.click(within(header as HTMLElement).getByRole('button'))
      await waitFor(() => expect(api.sent('listGiftCards').at(-1)?.query.sort).toContain(`${field}:`))
    }
  })

  it('shows texts for an empty list, a failed load and missing access', async () => {
    const { unmount } = await open({ listGiftCards: pageOf([]) })
    expect(await screen.findByText('Nie ma jeszcze kart podarunkowych')).toBeInTheDocument()
    unmount()
    const failed = await open({ listGiftCards: failure(500) })
    expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeInTheDocument()
    failed.unmount()
    await open({ listGiftCards: failure(403) })
    expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeInTheDocument()
  })
})

describe('a new gift card (A-GIFT-04)', () => {
  const start = async (api: PageOptions['api'] = {}) => {
    const page = await open(api)
    await row('MW-7KQA')
    await page.person.click(screen.getByRole('button', { name: 'Dodaj kartę' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa karta podarunkowa' }))
    await dialog.findByRole('combobox', { name: 'Plan' })
    return { ...page, dialog }
  }

  it('is created once from its plan, languages, batch and inscription', async () => {
    const { api, person, dialog, platform } = await start({ createGiftCard: card({ pattern: 'MW-NEW' }) })
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Plan' }), 'Miesiąc')
    await person.click(dialog.getByRole('button', { name: 'Niemiecki' }))
    await person.type(dialog.getByRole('textbox', { name: 'Partia' }), '  Święta ')
    await person.type(dialog.getByRole('textbox', { name: /^Dedykacja/ }), 'Powodzenia')
    await person.click(dialog.getByRole('button', { name: 'Utwórz kartę' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Karta MW-NEW jest gotowa.'))
    expect(api.sent('createGiftCard').map(({ body }) => body)).toEqual([
      {
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        plan: 'MONTHLY_SUBSCRIPTION_1:PL',
        languages: ['DE'],
        directory: 'Święta',
        inscription: 'Powodzenia',
        expireAt: null,
      },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(api.sent('listGiftCards')).toHaveLength(2))
  })

  it('can have only the languages of its plan', async () => {
    const { person, dialog } = await start()
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Plan' }), 'Pół roku')
    const languages = within(dialog.getByRole('group', { name: 'Języki' }))
    expect(languages.getAllByRole('button').map((each) => each.textContent)).toEqual(['Angielski'])
  })

  it('can be emailed on a future day (A-GIFT-01, U18)', async () => {
    const { api, person, dialog } = await start({ createGiftCard: card() })
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Plan' }), 'Pół roku')
    await person.click(dialog.getByRole('button', { name: 'Angielski' }))
    await person.type(dialog.getByRole('textbox', { name: 'Partia' }), 'Święta')
    const receiver = dialog.getByRole('textbox', { name: /^E-mail obdarowanej osoby/ })
    await person.type(receiver, 'ewa')
    expect(dialog.queryByRole('textbox', { name: 'Dzień wysyłki' })).not.toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Utwórz kartę' }))
    expect(receiver).toHaveAccessibleDescription(/Wpisz poprawny adres e-mail/)
    expect(api.sent('createGiftCard')).toEqual([])
    await person.type(receiver, '@mowka.test')
    const day = addDays(warsawDay(new Date()), 3)
    await person.type(dialog.getByRole('textbox', { name: 'Dzień wysyłki' }), formatDate(day))
    await person.tab()
    await person.click(dialog.getByRole('button', { name: 'Utwórz kartę' }))
    await waitFor(() => expect(api.sent('createGiftCard')).toHaveLength(1))
    expect(api.sent('createGiftCard')[0]?.body).toMatchObject({
      sendToEmailAddress: 'ewa@mowka.test',
      sendAt: day,
    })
  })

  it("loses languages that a newly selected plan doesn't have", async () => {
    const { api, person, dialog } = await start({ createGiftCard: card() })
    const plan = dialog.getByRole('combobox', { name: 'Plan' })
    await person.selectOptions(plan, 'Miesiąc')
    await person.click(dialog.getByRole('button', { name: 'Niemiecki' }))
    await person.selectOptions(plan, 'Pół roku')
    await person.type(dialog.getByRole('textbox', { name: 'Partia' }), 'Święta')
    await person.click(dialog.getByRole('button', { name: 'Utwórz kartę' }))
    expect(await dialog.findByText('Wybierz przynajmniej jeden element.')).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Angielski' }))
    await person.click(dialog.getByRole('button', { name: 'Utwórz kartę' }))
    await waitFor(() => expect(api.sent('createGiftCard')).toHaveLength(1))
    expect(api.sent('createGiftCard')[0]?.body).toMatchObject({ languages: ['ENG'] })
  })

  it('cannot be created with empty required fields, which are marked (C-GIFT-05, C-GIFT-06, P-FORM-01, P-FORM-12)', async () => {
    const { api, person, dialog } = await start()
    await person.click(dialog.getByRole('button', { name: 'Utwórz kartę' }))
    expect(await dialog.findAllByText('Pole jest wymagane')).toHaveLength(2)
    expect(dialog.getByText('Wybierz przynajmniej jeden element.')).toBeInTheDocument()
    expect(dialog.getByRole('combobox', { name: 'Plan' })).toHaveFocus()
    expect(api.sent('createGiftCard')).toEqual([])
  })

  it('limits the inscription to 150 characters (C-GIFT-07)', async () => {
    const { person, dialog } = await start()
    await person.click(dialog.getByRole('textbox', { name: /^Dedykacja/ }))
    await person.paste('ż'.repeat(151))
    await person.tab()
    expect(await dialog.findByText('Maksymalnie 150 znaków.')).toBeInTheDocument()
  })

  it('accepts an inscription of 150 characters, and limits the batch to 60 (C-GIFT-07)', async () => {
    const { person, dialog } = await start()
    await person.click(dialog.getByRole('textbox', { name: /^Dedykacja/ }))
    await person.paste('ż'.repeat(150))
    await person.click(dialog.getByRole('textbox', { name: 'Partia' }))
    await person.paste('ż'.repeat(60))
    await person.tab()
    expect(dialog.queryByText(/^Maksymalnie/)).not.toBeInTheDocument()
    await person.type(dialog.getByRole('textbox', { name: 'Partia' }), 'ż')
    await person.tab()
    expect(await dialog.findByText('Maksymalnie 60 znaków.')).toBeInTheDocument()
  })

  it('can be discarded, with a confirmation only if fields were filled in', async () => {
    const { person, dialog, platform } = await start()
    await person.click(dialog.getByRole('button', { name: 'Anuluj' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(platform.confirm).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Dodaj kartę' }))
    const again = within(await screen.findByRole('dialog', { name: 'Nowa karta podarunkowa' }))
    await person.type(await again.findByRole('textbox', { name: 'Partia' }), 'x')
    await person.click(again.getByRole('button', { name: 'Anuluj' }))
    expect(platform.confirm).toHaveBeenCalledTimes(1)
  })

  it('shows an error if the card was already sent and cannot be corrected', async () => {
    const { person, dialog, platform } = await start({
      createGiftCard: failure(409, { code: 'GIFT_CARD_SENT' }),
    })
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Plan' }), 'Pół roku')
    await person.click(dialog.getByRole('button', { name: 'Angielski' }))
    await person.type(dialog.getByRole('textbox', { name: 'Partia' }), 'Święta')
    await person.click(dialog.getByRole('button', { name: 'Utwórz kartę' }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('poprawek nie zapisano')),
    )
  })

  it('preserves the input after a failed request, and retries with the same request id', async () => {
    const { api, person, dialog, platform } = await start({ createGiftCard: failure(0) })
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Plan' }), 'Pół roku')
    await person.click(dialog.getByRole('button', { name: 'Angielski' }))
    await person.type(dialog.getByRole('textbox', { name: 'Partia' }), 'Święta')
    await person.click(dialog.getByRole('button', { name: 'Utwórz kartę' }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('Brak połączenia')),
    )
    expect(dialog.getByRole('textbox', { name: 'Partia' })).toHaveValue('Święta')
    api.answer({ createGiftCard: card() })
    await person.click(dialog.getByRole('button', { name: 'Utwórz kartę' }))
    await waitFor(() => expect(api.sent('createGiftCard')).toHaveLength(2))
    const ids = api.sent('createGiftCard').map(({ body }) => (body as { requestId: string }).requestId)
    expect(ids[0]).toBe(ids[1])
  })
})
