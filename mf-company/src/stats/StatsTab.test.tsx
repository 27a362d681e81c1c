import type { AnswerOf } from '@mowka/contract/calls'
import { paths } from '@mowka/contract/routes'
import type { WeekStats } from '@mowka/contract/schemas/company'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import CompanyUsersPage from '../company-page/CompanyUsersPage'
import { texts } from '../pages'
import { access, company, employee } from '../users/company.fixture'

const weekOf = (current: number, previous: number): WeekStats => ({
  currentWeek: { total: current, perLang: current > 0 ? { ENG: current } : {} },
  previousWeek: { total: previous, perLang: previous > 0 ? { DE: previous } : {} },
  trend: {
    totalNumber: current - previous,
    totalPercentage: previous === 0 ? null : Math.round(((current - previous) / previous) * 100),
  },
})
const stats: AnswerOf<'getCompanyStats'> = {
  company: weekOf(30, 40),
  users: { u1: weekOf(0, 0), u2: weekOf(30, 40), u3: weekOf(5, 0) },
  weeks: [
    { from: '2026-11-09', to: '2026-11-15', total: 40, perLang: { DE: 40 } },
    { from: '2026-11-16', to: '2026-11-22', total: 30, perLang: { ENG: 30 } },
  ],
}
const people = [
  employee({ id: 'u1', email: 'szefowa@x.test', firstname: '', lastname: '', isAdmin: true }),
  employee({ id: 'u2', email: 'ola@x.test', firstname: 'Ola', lastname: 'Nowak' }),
  employee({ id: 'u3', email: 'jan@x.test', firstname: '=1+1', lastname: 'Kos' }),
  employee({ id: 'u4', email: 'czeka@x.test', invitationStatus: 'PENDING' }),
]
const open = (api: PageOptions['api'] = {}) =>
  renderPage(<CompanyUsersPage />, {
    route: 'companyUsers',
    at: paths.companyUsers({}, { query: { tab: 'stats' } }),
    texts: { namespace: 'company', loader: texts },
    roles: ['company-admin'],
    user: learner({ company: { companyId: 'f1', isAdmin: true } }),
    api: {
      getCompany: company(),
      getCompanyAccesses: { accesses: [access()], contractDetails: { activeTo: '2030-01-01T00:00:00Z' } },
      getCompanyUsers: people,
      getCompanyStats: stats,
      ...api,
    },
  })
const names = () =>
  within(screen.getByRole('table', { name: 'Nauka poszczególnych osób' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

describe('the statistics', () => {
  it('opens the statistics in a separate tab (K-PAGE-04)', async () => {
    const page = await open()
    expect(await screen.findByRole('tab', { name: 'Statystyki' })).toHaveAttribute('aria-selected', 'true')
    await page.person.click(screen.getByRole('tab', { name: 'Lista' }))
    expect(await screen.findByRole('table', { name: 'Użytkownicy firmy' })).toBeVisible()
    expect(page.address()).toBe('/company/users')
  })

  it('shows company totals of both weeks with languages and a trend arrow (K-PAGE-07, K-PAGE-08, K-PAGE-11)', async () => {
    const { api } = await open()
    const current = within(await screen.findByRole('region', { name: /^Ostatnie 7\sdni$/ }))
    expect(current.getByText('30 ćwiczeń')).toBeVisible()
    expect(current.getByText(/angielski: 30$/i)).toBeVisible()
    expect(current.getByRole('img', { name: 'Mniej niż tydzień wcześniej: −10 (−25%)' })).toBeVisible()
    const previous = within(screen.getByRole('region', { name: /^Poprzednie 7\sdni$/ }))
    expect(previous.getByText('40 ćwiczeń')).toBeVisible()
    expect(previous.getByText(/niemiecki: 40$/i)).toBeVisible()
    expect(api.sent('getCompanyStats').map(({ params }) => params)).toEqual([{ id: 'f1' }])
  })

  it('shows a chart of the weeks with a table as its accessible alternative', async () => {
    await open()
    const table = await screen.findByRole('table', { name: /^Ostatnie 12\stygodni$/ })
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['09.11.2026–15.11.202640\u00a0ćwiczeń', '16.11.2026–22.11.202630\u00a0ćwiczeń'])
  })

  it('lists everyone who joined, the most active first (K-PAGE-09)', async () => {
    const page = await open()
    await screen.findByRole('table', { name: 'Nauka poszczególnych osób' })
    expect(names()).toEqual(['Ola Nowakola@x.test', '=1+1 Kosjan@x.test', 'szefowa@x.test'])
    const table = within(screen.getByRole('table', { name: 'Nauka poszczególnych osób' }))
    await page.person.click(within(table.getByRole('columnheader', { name: /Zmiana/ })).getByRole('button'))
    expect(names()).toEqual(['Ola Nowakola@x.test', 'szefowa@x.test', '=1+1 Kosjan@x.test'])
    expect(page.address()).toBe('/company/users?tab=stats&sort=trend%3Aasc')
  })

  it('exports the statistics as CSV, escaped against formula injection', async () => {
    const made: Blob[] = []
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) made.push(file)
      return 'blob:x'
    }
    const page = await open()
    await page.person.click(await screen.findByRole('button', { name: 'Pobierz CSV' }))
    await waitFor(() => expect(made).toHaveLength(1))
    const text = await new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      if (made[0]) reader.readAsText(made[0])
    })
    expect(String(text).split('\r\n').slice(1, 4)).toEqual([
      '"szefowa@x.test";"";"";0;0;0;"";0',
      '"ola@x.test";"Ola";"Nowak";30;40;-10;-25;30',
      `"jan@x.test";"'=1+1";"Kos";5;0;5;"";5`,
    ])
  })

  it('offers a retry when the statistics failed to load', async () => {
    const page = await open({ getCompanyStats: failure(500) })
    expect(await screen.findByText('Nie udało się wczytać statystyk')).toBeVisible()
    page.api.answer({ getCompanyStats: stats })
    await page.person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await screen.findByRole('region', { name: /^Ostatnie 7\sdni$/ })).toBeVisible()
  })
})
