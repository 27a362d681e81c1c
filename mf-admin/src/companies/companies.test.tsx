import { paths } from '@mowka/contract/routes'
import type { CompanyDetails } from '@mowka/contract/schemas/company'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminCompaniesPage from './AdminCompaniesPage'
import AdminEditCompanyPage from './AdminEditCompanyPage'

const details = (change: Partial<CompanyDetails> = {}): CompanyDetails => ({
  _id: 'c1',
  version: 3,
  name: 'Latarnia',
  logo: null,
  active: true,
  contractActiveTo: '2027-12-31',
  admins: ['ola@x.test'],
  accesses: [
    {
      code: 'LATARNIA-12',
      limit: 20,
      remaining: 7,
      unitPrice: 19900,
      languages: [{ targetLang: 'ENG', periodMonths: 12 }],
      used: 10,
      invited: 3,
    },
  ],
  ...change,
})
const common = { texts: { namespace: 'admin', loader: texts }, roles: ['admin' as const] }
const edit = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminEditCompanyPage />, {
    ...common,
    route: 'adminEditCompany',
    at: paths.adminEditCompany({ companyId: 'c1' }),
    api: { readCompanyDetails: details(), ...api },
  })
const box = (name: string | RegExp) => screen.findByRole('textbox', { name })

test('the list shows the contract, used seats and a link for each company', async () => {
  await renderPage(<AdminCompaniesPage />, {
    ...common,
    route: 'adminCompanies',
    at: paths.adminCompanies(),
    api: {
      listCompanies: [
        {
          _id: 'c1',
          name: 'Latarnia',
          active: false,
          contractActiveTo: '2027-12-31',
          people: 11,
          seats: 20,
          seatsUsed: 10,
        },
      ],
    },
  })
  const row = within(await screen.findByRole('row', { name: /Latarnia/ }))
  expect(row.getByRole('link', { name: 'Latarnia' })).toHaveAttribute('href', '/admin/companies/c1')
  expect(row.getByText('Nieaktywna')).toBeVisible()
  expect(
    row
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent),
  ).toEqual(['31.12.2027', '11', '10 z\u00a020'])
})

test('a change sends the whole company with the loaded version', async () => {
  const page = await edit({ updateCompany: details({ version: 4, name: 'Latarnia 2' }) })
  const name = await box('Nazwa')
  await page.person.clear(name)
  await page.person.type(name, 'Latarnia 2')
  await page.person.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('success', 'Zmiany firmy zapisane.'))
  expect(page.api.sent('updateCompany')).toMatchObject([
    {
      params: { id: 'c1' },
      body: {
        version: 3,
        name: 'Latarnia 2',
        admins: ['ola@x.test'],
        accesses: [
          {
            code: 'LATARNIA-12',
            limit: 20,
            unitPrice: 19900,
            languages: [{ targetLang: 'ENG', periodMonths: 12 }],
          },
        ],
      },
    },
  ])
})

test('a package in use has a read-only code and cannot be removed', async () => {
  await edit()
  expect(await box('Kod')).toBeDisabled()
  expect(screen.queryByRole('button', { name: /Usuń pakiet/ })).not.toBeInTheDocument()
})

test('an invalid form shows the mistakes at their fields and sends nothing', async () => {
  const page = await edit()
  await page.person.clear(await box('Nazwa'))
  await page.person.click(screen.getByRole('button', { name: 'Dodaj pakiet' }))
  await page.person.click(screen.getByRole('button', { name: 'Zapisz' }))
  expect(await screen.findByText('Pole jest wymagane')).toBeVisible()
  expect(screen.getByText('Wybierz co najmniej jeden język.')).toBeVisible()
  expect(page.api.sent('updateCompany')).toEqual([])
  await waitFor(async () => expect(await box('Nazwa')).toHaveFocus())
})

test.each([
  [409, 'STALE_WRITE', /Ktoś inny zmienił/],
  [409, 'PACKAGE_CODE_TAKEN', /Inna firma/],
  [500, 'INTERNAL', /Nic nie zostało zapisane/],
])('a refused save shows the reason and preserves the input: %s %s', async (status, code, said) => {
  const page = await edit({ updateCompany: failure(status, { code }) })
  await page.person.type(await box('Nazwa'), '!')
  await page.person.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(said)))
  expect(await box('Nazwa')).toHaveValue('Latarnia!')
})

test('after a save, the next one is sent with the new version', async () => {
  const page = await edit({ updateCompany: details({ version: 4, name: 'Latarnia!' }) })
  await page.person.type(await box('Nazwa'), '!')
  const save = screen.getByRole('button', { name: 'Zapisz' })
  await page.person.click(save)
  await waitFor(() => expect(page.api.sent('updateCompany')).toHaveLength(1))
  await page.person.type(await box('Nazwa'), '!')
  await page.person.click(save)
  await waitFor(() => expect(page.api.sent('updateCompany')).toHaveLength(2))
  expect(page.api.sent('updateCompany').map(({ body }) => body)).toMatchObject([
    { version: 3, name: 'Latarnia!' },
    { version: 4, name: 'Latarnia!!' },
  ])
})

test('a removed package is not saved', async () => {
  const page = await edit({ updateCompany: details({ version: 4 }) })
  await page.person.click(await screen.findByRole('button', { name: 'Dodaj pakiet' }))
  await page.person.type(await box('Nazwa'), '!')
  await page.person.click(screen.getByRole('button', { name: 'Usuń pakiet 2' }))
  await page.person.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(page.api.sent('updateCompany')).toHaveLength(1))
  expect(page.api.sent('updateCompany')[0]?.body).toMatchObject({ accesses: [{ code: 'LATARNIA-12' }] })
})

test('a new company is created once and opened', async () => {
  const page = await renderPage(<AdminEditCompanyPage />, {
    ...common,
    route: 'adminAddCompany',
    at: paths.adminAddCompany(),
    api: { createCompany: details() },
  })
  await page.person.type(await box('Nazwa'), 'Latarnia')
  await page.person.type(await box(/^Administratorzy/), 'ola@x.test, nikt')
  await page.person.type(await box(/^Umowa ważna do/), '31.12.2027')
  await page.person.click(screen.getByRole('button', { name: 'Zapisz' }))
  expect(await screen.findByText('Wpisz poprawny adres e-mail.')).toBeVisible()
  expect(page.api.sent('createCompany')).toEqual([])
  await page.person.type(await box(/^Administratorzy/), '@x.test')
  await page.person.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(page.address()).toBe(paths.adminEditCompany({ companyId: 'c1' })))
  expect(page.api.sent('createCompany').map(({ body }) => body)).toMatchObject([
    { name: 'Latarnia', admins: ['ola@x.test', 'nikt@x.test'], contractActiveTo: '2027-12-31' },
  ])
})
