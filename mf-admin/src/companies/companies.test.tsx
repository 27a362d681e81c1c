import { paths } from '@mowka/shared/contract/routes'
import type { CompanyDetails } from '@mowka/shared/contract/schemas/company-admin'
import { failure, type PageOptions, renderPage } from '@mowka/shared/testing'
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

test('the list shows contract, people and seats, and leads to each company', async () => {
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

test('a change is sent as a whole with the version that was seen', async () => {
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

test('a package in use keeps its code and cannot be removed', async () => {
  await edit()
  expect(await box('Kod')).toBeDisabled()
  expect(screen.queryByRole('button', { name: /Usuń pakiet/ })).not.toBeInTheDocument()
})

test('mistakes are said at their fields, and nothing is sent', async () => {
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
  ['STALE_WRITE', /Ktoś inny zmienił/],
  ['PACKAGE_CODE_TAKEN', /Inna firma/],
  ['SOMETHING', /Nie udało się zapisać/],
])('a refusal is said, and what was typed stays: %s', async (code, said) => {
  const page = await edit({ updateCompany: failure(409, { code }) })
  await page.person.type(await box('Nazwa'), '!')
  await page.person.click(screen.getByRole('button', { name: 'Zapisz' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  expect(await box('Nazwa')).toHaveValue('Latarnia!')
})
