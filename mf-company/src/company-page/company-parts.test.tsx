import { paths } from '@mowka/contract/routes'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import { access, company, employee } from '../users/company.fixture'
import CompanyUsersPage from './CompanyUsersPage'

const future = `${new Date().getFullYear() + 1}-11-30T12:00:00Z`
const bought = (accesses = [access()]) => ({ accesses, contractDetails: { activeTo: future } })
const open = (api: PageOptions['api'] = {}) =>
  renderPage(<CompanyUsersPage />, {
    route: 'companyUsers',
    at: paths.companyUsers(),
    texts: { namespace: 'company', loader: texts },
    roles: ['company-admin'],
    user: learner({ company: { companyId: 'f1', isAdmin: true } }),
    api: { getCompany: company(), getCompanyAccesses: bought(), getCompanyUsers: [employee()], ...api },
  })
const row = async (email: string) => within(await screen.findByRole('row', { name: new RegExp(email) }))

describe('the page header (K-PAGE-01)', () => {
  it('marks only an inactive company, in the header and in a note', async () => {
    const first = await open()
    await row('lukasz')
    expect(screen.queryByText('Nieaktywna')).not.toBeInTheDocument()
    expect(screen.queryByText('Konto firmy jest nieaktywne')).not.toBeInTheDocument()
    first.unmount()
    await open({ getCompany: company({ active: false }) })
    expect(await screen.findByText('Nieaktywna')).toBeVisible()
    expect(screen.getByText(/^Zaproszenia i\skody dostępu nie działają/)).toBeVisible()
  })
})

describe('full-page states', () => {
  it('are shown for a missing company and for one without permission', async () => {
    const gone = await open({ getCompany: failure(404) })
    expect(await screen.findByText('Twoje konto nie należy do firmy')).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    gone.unmount()
    await open({ getCompany: failure(403) })
    expect(await screen.findByText('Nie masz dostępu do danych firmy')).toBeVisible()
  })

  it('retries only the calls that failed', async () => {
    const { api, person } = await open({ getCompany: failure(500) })
    await screen.findByText('Nie udało się wczytać danych firmy')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    const asked = api.sent('getCompanyAccesses').length
    api.answer({ getCompany: company() })
    await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    await row('lukasz')
    expect(api.sent('getCompanyAccesses')).toHaveLength(asked)
  })
})

describe('the accesses (K-PAGE-02, K-PAGE-03)', () => {
  it.each([
    ['nothing was bought', bought([]), 'Firma nie ma jeszcze żadnych pakietów dostępów.'],
    ['all is used up', bought([access({ remaining: 0 })]), 'Wszystkie miejsca w pakietach są zajęte.'],
  ])('shows a note when %s', async (_, getCompanyAccesses, message) => {
    await open({ getCompanyAccesses })
    const card = within(await screen.findByRole('region', { name: 'Dostępy' }))
    expect(await card.findByText(new RegExp(message.replace(/ /g, '\\s')))).toBeVisible()
    expect(card.getByText(/^Umowa ważna do/)).toBeVisible()
  })

  it('marks the accesses as busy only while they load', async () => {
    await open()
    await screen.findByRole('heading', { name: 'LATARNIA-12' })
    expect(screen.getByRole('region', { name: 'Dostępy' })).toHaveAttribute('aria-busy', 'false')
  })
})

describe('an employee row (K-PAGE-05)', () => {
  it('leaves the cells of an employee without names, roles and accesses empty', async () => {
    await open({
      getCompanyUsers: [
        employee({
          email: 'adam@x.test',
          firstname: '',
          lastname: '',
          invitationSentAt: null,
          invitationStatus: 'PENDING',
        }),
        employee({ id: 'u9', email: 'ewa@x.test', currentAccesses: { ENG: future } }),
      ],
    })
    const adam = await row('adam@x.test')
    expect(adam.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      // The checkbox.
      '',
      'adam@x.test',
      'Brak dostępu',
      'Czeka na przyjęcie',
      // Icon-only buttons.
      '',
    ])
    const ewa = await row('ewa@x.test')
    expect(ewa.queryByText('Administrator')).not.toBeInTheDocument()
    expect(ewa.queryByText('Brak dostępu')).not.toBeInTheDocument()
    expect(ewa.getAllByRole('listitem')).toHaveLength(1)
    expect(ewa.queryByText(/wygasł/)).not.toBeInTheDocument()
  })

  it('sorts by email only', async () => {
    await open()
    await row('lukasz')
    const sortable = screen.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))
    expect(sortable.map((each) => each.textContent)).toEqual(['E-mail'])
  })
})

it('shows no employee count while it is unknown or when the list failed to load', async () => {
  const waiting = await open({ getCompanyUsers: () => new Promise<never>(() => {}) })
  await screen.findByRole('table')
  expect(screen.queryByText(/\d os/)).not.toBeInTheDocument()
  waiting.unmount()
  const { api, person } = await open({ getCompanyUsers: failure(500) })
  expect(await screen.findByText('Nie udało się wczytać listy osób')).toBeVisible()
  expect(screen.queryByText(/\d os/)).not.toBeInTheDocument()
  api.answer({ getCompanyUsers: [employee()] })
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  await waitFor(() => expect(screen.getByText('1 osoba')).toBeVisible())
})
