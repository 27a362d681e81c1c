import { paths } from '@mowka/contract/routes'
import type { AdminCoupon } from '@mowka/contract/schemas/editor/shop'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import pl from '../locales/pl.json'
import { around } from '../shop-page.fixture'
import AdminCouponsPage from './AdminCouponsPage'
import AdminEditCouponPage from './AdminEditCouponPage'
import { coupon } from './coupon.fixture'

const product = (months: number, lang: 'ENG' | 'DE') => ({
  productCode: `MONTHLY_SUBSCRIPTION_${months}:PL:${lang}`,
  name: months === 1 ? 'Miesięczny' : 'Roczny',
  icon: 'six',
  sourceLang: 'PL' as const,
  targetLang: lang,
  order: months,
  featured: months === 12,
  unitPrice: 2_000,
  totalPrice: 2_000 * months,
  months,
  lowestPrice30: null,
})
const products = [product(1, 'ENG'), product(12, 'ENG'), product(1, 'DE'), product(12, 'DE')]
const pageOf = (items: AdminCoupon[], total = items.length) => ({ items, metadata: { total } })
const openList = (api: PageOptions['api'] = {}, query: Record<string, string> = {}) =>
  renderPage(<AdminCouponsPage />, {
    ...around,
    route: 'adminCoupons',
    at: paths.adminCoupons({}, { query }),
    api: { listCoupons: pageOf([coupon()], 18), ...api },
  })
const openNew = (api: PageOptions['api'] = {}, query: Record<string, string> = {}) =>
  renderPage(<AdminEditCouponPage />, {
    ...around,
    route: 'adminAddCoupon',
    at: paths.adminAddCoupon({}, { query }),
    api: { getProducts: products, getCoupon: coupon(), ...api },
  })
const openStored = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminEditCouponPage />, {
    ...around,
    route: 'adminEditCoupon',
    at: paths.adminEditCoupon({ couponCode: 'START20' }),
    api: { getProducts: products, getCoupon: coupon(), ...api },
  })
const field = (name: RegExp) => screen.findByRole('textbox', { name })

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

describe('the list of coupons', () => {
  it('shows type, discount, uses, validity and state', async () => {
    await openList()
    const row = await screen.findByRole('row', { name: /START20/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['START20', 'Procent', '20% mniej: każdy plan', '214 z 500', 'bez końca', 'Działa', 'Kopiuj'])
    expect(screen.getByText(/^18\skuponów$/)).toBeVisible()
  })

  it('marks a coupon that ends within a week', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await openList({
      listCoupons: pageOf([
        coupon({ code: 'KONIEC', validTo: inDays(3) }),
        coupon({ code: 'DALEKO', validTo: inDays(30) }),
      ]),
    })
    const ending = await screen.findByRole('row', { name: /KONIEC/ })
    expect(within(ending).getByText(/^Kończy\ssię\sza\s[234]\sdni$/)).toBeVisible()
    expect(within(screen.getByRole('row', { name: /DALEKO/ })).getByText('Działa')).toBeVisible()
  })

  it('filters by state in the address', async () => {
    const { api } = await openList({}, { state: 'over' })
    await screen.findByRole('row', { name: /START20/ })
    expect(api.sent('listCoupons').at(-1)?.query.filters).toBe('state:over')
  })

  it('has empty, failed and refused states', async () => {
    const empty = await openList({ listCoupons: pageOf([]) })
    expect(await screen.findByRole('heading', { name: /^Nie\sma\sjeszcze\skuponów$/ })).toBeVisible()
    empty.unmount()
    const failed = await openList({ listCoupons: failure(500) })
    expect(await screen.findByRole('button', { name: /Spróbuj\sponownie/ })).toBeVisible()
    failed.unmount()
    await openList({ listCoupons: failure(403) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Kupony' })).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

describe('a new coupon', () => {
  it('is created from the form, with an example of its price', async () => {
    const { api, person, address } = await openNew({
      createCoupon: ({ body }) => coupon({ ...(body as Partial<AdminCoupon>) }),
    })
    await person.type(await field(/^Kod/), 'jesien-30')
    await person.type(await field(/^Ile\sprocent/), '25')
    await person.click(screen.getByRole('button', { name: /^12\smiesięcy$/ }))
    await waitFor(() => expect(screen.getByText(/^25%\smniej:/)).toBeVisible())
    expect(screen.getByText(/^180,00\szł$/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: /^Dodaj\skupon$/ }))
    await waitFor(() => expect(api.sent('createCoupon')).toHaveLength(1))
    expect(api.sent('createCoupon')[0]?.body).toEqual({
      code: 'JESIEN-30',
      type: 'PERCENT',
      amount: 25,
      applyTo: ['MONTHLY_SUBSCRIPTION_12'],
      flows: ['SUBSCRIPTION'],
      active: true,
      validFrom: null,
      validTo: null,
      maxUses: null,
      usesPerPerson: 1,
      assignedEmail: null,
    })
    await waitFor(() => expect(address()).toBe(paths.adminCoupons()))
  })

  it('sends nothing while fields are wrong', async () => {
    const { api, person } = await openNew()
    await person.type(await field(/^Ile\sprocent/), '130')
    await person.click(screen.getByRole('button', { name: /^Dodaj\skupon$/ }))
    expect(await field(/^Kod/)).toBeInvalid()
    expect(await field(/^Ile\sprocent/)).toBeInvalid()
    expect(api.sent('createCoupon')).toHaveLength(0)
  })

  it('starts with the terms of the copied coupon, without its code', async () => {
    await openNew({ getCoupon: coupon({ type: 'AMOUNT', amount: 1_550 }) }, { copy: 'START20' })
    expect(await field(/^Ile\smniej/)).toHaveValue('15,5')
    expect(await field(/^Kod/)).toHaveValue('')
  })

  it('reports a taken code at its field and keeps the input', async () => {
    const { person, platform } = await openNew({
      createCoupon: failure(422, {
        code: 'COUPON_EXISTS',
        errors: [{ path: 'body/code', message: 'taken', code: 'COUPON_EXISTS' }],
      }),
    })
    await person.type(await field(/^Kod/), 'START20')
    await person.type(await field(/^Ile\sprocent/), '20')
    await person.click(screen.getByRole('button', { name: /^Dodaj\skupon$/ }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Kod/ })).toBeInvalid())
    expect(await field(/^Kod/)).toHaveValue('START20')
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(/^Taki\skod\sjuż\sjest/))
  })
})

describe('a stored coupon', () => {
  it('is changed with its version; its code stays', async () => {
    const { api, person } = await openStored({
      updateCoupon: ({ body }) => coupon({ ...(body as Partial<AdminCoupon>), version: 4 }),
    })
    const amount = await field(/^Ile\sprocent/)
    expect(screen.queryByRole('textbox', { name: /^Kod/ })).not.toBeInTheDocument()
    await person.clear(amount)
    await person.type(amount, '30')
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() => expect(api.sent('updateCoupon')).toHaveLength(1))
    expect(api.sent('updateCoupon')[0]).toMatchObject({
      params: { code: 'START20' },
      body: { version: 3, amount: 30, maxUses: 500 },
    })
  })

  it('shows products that plans and languages cannot express, and keeps them', async () => {
    await openStored({
      getCoupon: coupon({ applyTo: ['MONTHLY_SUBSCRIPTION_1:PL:DE', 'MONTHLY_SUBSCRIPTION_12:PL:ENG'] }),
    })
    expect(
      await screen.findByText(/^Teraz\sobejmuje: 1\smiesiąc, niemiecki; 12\smiesięcy, angielski\./),
    ).toBeVisible()
  })

  it('reports a concurrent change and an unknown code', async () => {
    const { person, platform, unmount } = await openStored({
      updateCoupon: failure(409, { code: 'STALE_WRITE', current: coupon({ version: 4 }) }),
    })
    const amount = await field(/^Ile\sprocent/)
    await person.clear(amount)
    await person.type(amount, '30')
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(/^Ktoś zmienił/)),
    )
    expect(amount).toHaveValue('30')
    unmount()
    await openStored({ getCoupon: failure(404) })
    expect(await screen.findByRole('heading', { name: /^Nie\sma\stakiego\skuponu$/ })).toBeVisible()
  })
})

test('every type and state of the contract has a text', async () => {
  const { couponStates } = await import('@mowka/contract/endpoints/editor/shop')
  const { discountTypes } = await import('@mowka/domain/shop/coupon')
  expect(Object.keys(pl.coupons.state)).toEqual(expect.arrayContaining([...couponStates]))
  for (const group of [pl.coupons.type, pl.coupons.typeHint, pl.coupon.amount])
    expect(Object.keys(group)).toEqual(expect.arrayContaining([...discountTypes]))
})
