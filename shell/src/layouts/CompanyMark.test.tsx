import { paths } from '@mowka/contract/routes'
import type { Company } from '@mowka/contract/schemas/company'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import enTexts from '../locales/en.json'
import plTexts from '../locales/pl.json'
import { layouts } from './Layouts'

const company = (change: Partial<Company> = {}): Company => ({
  _id: 'f1',
  adminIds: ['user-1'],
  name: 'Latarnia sp. z o.o.',
  logo: 'https://files.test/logo.png',
  active: true,
  ...change,
})
const Layout = layouts.CompanyAdmin
const open = (api: PageOptions['api'], user = learner({ company: { companyId: 'f1', isAdmin: true } })) =>
  renderPage(
    <Layout>
      <h1>Strona</h1>
    </Layout>,
    {
      route: 'companyUsers',
      at: paths.companyUsers(),
      texts: {
        namespace: 'shell',
        loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: enTexts }) },
      },
      user,
      api: api ?? {},
    },
  )
const logo = () => document.querySelector('header img')

test("the header shows the company's logo and name, and only the name if the logo fails to load (K-PAGE-01, U23)", async () => {
  await open({ getCompany: company() })
  expect(await screen.findByText('Latarnia sp. z o.o.')).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent('Latarnia')
  expect(logo()).toHaveAttribute('src', 'https://files.test/logo.png')
  // The name is next to it.
  expect(logo()).toHaveAttribute('alt', '')
  fireEvent.error(logo() as HTMLImageElement)
  expect(logo()).toBeNull()
  expect(screen.getByText('Latarnia sp. z o.o.')).toBeVisible()
})

test('a company without a logo is shown by its name', async () => {
  await open({ getCompany: company({ logo: null }) })
  expect(await screen.findByText('Latarnia sp. z o.o.')).toBeVisible()
  expect(logo()).toBeNull()
})

test('the header is unchanged without a company and if it fails to load', async () => {
  const lost = await open({ getCompany: failure(500) })
  await waitFor(() => expect(lost.api.sent('getCompany')).toHaveLength(1))
  expect(screen.getByRole('link', { name: 'Twoja firma' })).toHaveAttribute('href', '/company/users')
  lost.unmount()
  const none = await open({}, learner({ company: null }))
  expect(none.api.sent('getCompany')).toEqual([])
  expect(screen.getByRole('link', { name: 'Twoja firma' })).toBeVisible()
})
