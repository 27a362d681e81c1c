import { paths } from '@mowka/contract/routes'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import { access, company, employee } from '../users/company.fixture'
import CompanyUsersPage from './CompanyUsersPage'

const year = new Date().getFullYear()
const past = `${year - 1}-03-05T12:00:00Z`
const future = `${year + 1}-11-30T12:00:00Z`

const people = [
  employee({ currentAccesses: { ENG: future, DE: past } }),
  employee({
    id: 'user-3',
    email: 'adam@latarnia.test',
    firstname: '',
    lastname: '',
    invitationStatus: 'PENDING',
    invitationSentAt: past,
    invitationAccessCode: 'LATARNIA-12',
  }),
  employee({
    id: 'user-1',
    email: 'szefowa@latarnia.test',
    firstname: 'Anna',
    lastname: 'Nowak',
    isAdmin: true,
  }),
]
const bought = (activeTo = future, accesses = [access()]) => ({ accesses, contractDetails: { activeTo } })

const open = (
  api: PageOptions['api'] = {},
  user = learner({ company: { companyId: 'f1', isAdmin: true } }),
) =>
  renderPage(<CompanyUsersPage />, {
    route: 'companyUsers',
    at: paths.companyUsers(),
    texts: { namespace: 'company', loader: texts },
    roles: ['company-admin'],
    user,
    api: { getCompany: company(), getCompanyAccesses: bought(), getCompanyUsers: people, ...api },
  })
const emails = () =>
  screen.getAllByRole('row').flatMap((row) =>
    within(row)
      .queryAllByText(/@/)
      .map((each) => each.textContent),
  )
const row = (email: string) => screen.findByRole('row', { name: new RegExp(email) })

describe('the company page', () => {
  it("loads the user's own company with its employees and accesses (K-PAGE-01, K-PAGE-11)", async () => {
    const { api } = await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Użytkownicy firmy' })).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'LATARNIA-12' })).toBeInTheDocument()
    for (const call of ['getCompany', 'getCompanyUsers', 'getCompanyAccesses'] as const)
      expect(api.sent(call).map(({ params }) => params)).toEqual([{ id: 'f1' }])
  })

  it('marks an inactive company', async () => {
    await open({ getCompany: company({ active: false }) })
    expect(await screen.findByText('Konto firmy jest nieaktywne')).toBeInTheDocument()
  })

  it('shows a note for an account without a company and loads nothing', async () => {
    const { api } = await open({}, learner({ company: null }))
    expect(screen.getByText('Twoje konto nie należy do firmy')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
    expect(api.sent('getCompany')).toHaveLength(0)
  })

  it('shows no company data to a user without permission', async () => {
    await open({ getCompanyUsers: failure(403), getCompanyAccesses: failure(403) })
    expect(await screen.findByText('Nie masz dostępu do danych firmy')).toBeInTheDocument()
    expect(screen.queryByText('LATARNIA-12')).not.toBeInTheDocument()
  })

  it('shows one error when everything failed to load and reloads everything on retry', async () => {
    const down = failure(0)
    const { api, person } = await open({ getCompany: down, getCompanyUsers: down, getCompanyAccesses: down })
    expect(await screen.findByText('Nie udało się wczytać danych firmy')).toBeInTheDocument()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    api.answer({ getCompany: company(), getCompanyUsers: people, getCompanyAccesses: bought() })
    await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await row('lukasz')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'LATARNIA-12' })).toBeInTheDocument()
  })

  it('still lists the employees when only the accesses fail', async () => {
    const { api, person } = await open({ getCompanyAccesses: failure(500) })
    expect(await row('lukasz')).toBeInTheDocument()
    expect(await screen.findByText('Nie udało się wczytać dostępów')).toBeInTheDocument()
    api.answer({ getCompanyAccesses: bought() })
    await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await screen.findByRole('heading', { name: 'LATARNIA-12' })).toBeInTheDocument()
  })

  it('shows skeletons while loading', async () => {
    const never = () => new Promise<never>(() => {})
    await open({ getCompany: never, getCompanyUsers: never, getCompanyAccesses: never })
    expect(screen.getByRole('region', { name: 'Dostępy' })).toHaveAttribute('aria-busy', 'true')
    // The number of packages above the table is unknown, so the table would move.
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
  it('shows the table skeleton as soon as its position is known', async () => {
    await open({ getCompanyUsers: () => new Promise<never>(() => {}) })
    expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true')
  })
})

describe('the accesses card', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Dostępy' }))

  it('shows the end of the contract as DD.MM.YYYY (K-PAGE-02)', async () => {
    await open()
    expect(await (await card()).findByText(`Umowa ważna do 30.11.${year + 1}`)).toBeInTheDocument()
  })

  it('shows each package with its free seats, including full ones (K-PAGE-03)', async () => {
    await open({
      getCompanyAccesses: bought(future, [
        access({
          languages: [
            { targetLang: 'ENG', periodMonths: 12 },
            { targetLang: 'DE', periodMonths: 3 },
          ],
        }),
        access({ code: 'PELNY', limit: 5, remaining: 0, used: 4, invited: 1, languages: [] }),
      ]),
    })
    const list = await card()
    expect(await list.findByRole('heading', { name: 'LATARNIA-12' })).toBeInTheDocument()
    expect(list.getByText('Wolne miejsca: 7 z 20')).toBeInTheDocument()
    expect(list.getByText('Angielski, 12 miesięcy')).toBeInTheDocument()
    expect(list.getByText('Niemiecki, 3 miesiące')).toBeInTheDocument()
    expect(list.getByRole('heading', { name: 'PELNY' })).toBeInTheDocument()
    expect(list.getByText('Pełny: 5 z 5')).toBeInTheDocument()
    expect(list.getByText(/Zajęte: 4, zaproszenia: 1/)).toBeInTheDocument()
    expect(list.getByRole('progressbar', { name: /PELNY$/ })).toBeInTheDocument()
  })

  it('counts the seats of people who were removed from the company', async () => {
    const uses = [{ code: 'LATARNIA-12', usedAt: past, expiresAt: { ENG: future } }]
    await open({
      getCompanyAccesses: bought(future, [access({ used: 3, remaining: 17 })]),
      getCompanyUsers: [employee({ accessesUsed: uses })],
    })
    expect(await (await card()).findByText(/W tym po osobach usuniętych z firmy: 2/)).toBeInTheDocument()
  })

  it('shows who sits in a full package and moves the focus to the list', async () => {
    const uses = [{ code: 'PELNY', usedAt: past, expiresAt: { ENG: future } }]
    const { person, address } = await open({
      getCompanyAccesses: bought(future, [
        access({ code: 'PELNY', limit: 2, remaining: 0, used: 1, invited: 1 }),
      ]),
      getCompanyUsers: [
        ...people,
        employee({ id: 'u7', email: 'iza@latarnia.test', accessesUsed: uses }),
        employee({
          id: 'u8',
          email: 'jan@latarnia.test',
          invitationStatus: 'PENDING',
          invitationAccessCode: 'PELNY',
        }),
      ],
    })
    await person.click(await screen.findByRole('button', { name: /^Pokaż osoby z\spakietu PELNY$/ }))
    await waitFor(() => expect(emails()).toEqual(['iza@latarnia.test', 'jan@latarnia.test']))
    expect(address()).toBe('/company/users?package=PELNY')
    expect(screen.getByRole('heading', { name: 'Osoby' })).toHaveFocus()
  })

  it('offers no invitations when every package is full', async () => {
    await open({ getCompanyAccesses: bought(future, [access({ remaining: 0 })]) })
    const list = await card()
    expect(await list.findByText('Wszystkie miejsca w pakietach są zajęte.')).toBeInTheDocument()
    expect(list.queryByRole('button', { name: /^Zaproś/ })).not.toBeInTheDocument()
  })

  it('states that the contract has ended', async () => {
    await open({ getCompanyAccesses: bought(past) })
    const list = await card()
    expect(await list.findByText(`Umowa wygasła 05.03.${year - 1}`)).toBeInTheDocument()
    expect(list.getByText('Umowa wygasła, więc pakiety nie są już aktywne.')).toBeInTheDocument()
    expect(list.getByRole('heading', { name: 'LATARNIA-12' })).toBeInTheDocument()
    expect(list.queryByRole('button', { name: /^Zaproś/ })).not.toBeInTheDocument()
  })
})

describe('the list of people', () => {
  it('shows email, name, accesses with their ends, and the invitation (K-PAGE-05, K-INV-05)', async () => {
    await open()
    const lukasz = within(await row('lukasz'))
    expect(lukasz.getByText('Łukasz Żak')).toBeInTheDocument()
    const [english, german] = lukasz.getAllByRole('listitem')
    expect(english).toHaveTextContent(`Angielskido 30.11.${year + 1}`)
    expect(german).toHaveTextContent(`Niemieckiwygasł 05.03.${year - 1}`)
    expect(lukasz.getByText('Przyjęte')).toBeInTheDocument()
    const adam = within(await row('adam'))
    expect(adam.getByText('Brak dostępu')).toBeInTheDocument()
    expect(adam.getByText(`Czeka na przyjęcie, wysłane 05.03.${year - 1}`)).toBeInTheDocument()
    expect(within(await row('szefowa')).getByText('Administrator')).toBeInTheDocument()
    expect(screen.getByText('3 osoby')).toBeInTheDocument()
  })

  it('sorts by email in both directions by keyboard', async () => {
    const { person } = await open()
    await row('lukasz')
    expect(emails()).toEqual(['adam@latarnia.test', 'lukasz@latarnia.test', 'szefowa@latarnia.test'])
    const header = screen.getByRole('columnheader', { name: 'E-mail' })
    within(header).getByRole('button').focus()
    await person.keyboard('{Enter}')
    expect(header).toHaveAttribute('aria-sort', 'descending')
    expect(emails()[0]).toBe('szefowa@latarnia.test')
  })

  it('finds employees by email or name and shows a note when none matches', async () => {
    const { person } = await open()
    await row('lukasz')
    await person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), 'zak')
    await waitFor(() => expect(emails()).toEqual(['lukasz@latarnia.test']))
    await person.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByText('Nikt nie pasuje do „zakx”')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Wyczyść wyszukiwanie' }))
    expect(emails()).toHaveLength(3)
  })

  it('filters by state and by package, and clears the filters when nobody matches', async () => {
    const uses = (usedAt: string) => [{ code: 'LATARNIA-12', usedAt, expiresAt: { ENG: future } }]
    const seated = { currentAccesses: { ENG: future } }
    const { person } = await open({
      getCompanyUsers: [
        ...people,
        employee({ id: 'u7', email: 'iza@latarnia.test', ...seated, accessesUsed: uses(past) }),
        employee({
          id: 'u8',
          email: 'jan@latarnia.test',
          ...seated,
          accessesUsed: uses(past),
          lastActiveDay: new Date().toISOString().slice(0, 10),
        }),
      ],
    })
    const state = await screen.findByRole('combobox', { name: 'Stan' })
    await row('lukasz')
    const found = async (value: string) => {
      await person.selectOptions(state, value)
      return emails()
    }
    expect(await found('pending')).toEqual(['adam@latarnia.test'])
    expect(await found('idle')).toEqual(['iza@latarnia.test', 'lukasz@latarnia.test'])
    expect(await found('learning')).toEqual(['jan@latarnia.test'])
    expect(await found('noAccess')).toEqual(['szefowa@latarnia.test'])
    await person.selectOptions(screen.getByRole('combobox', { name: 'Pakiet' }), 'LATARNIA-12')
    expect(await screen.findByText('Nikt nie pasuje do tych filtrów')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Wyczyść filtry' }))
    expect(emails()).toHaveLength(5)
  })

  it('pages by 50 or 100, and a search restarts at the first page (K-PAGE-06)', async () => {
    const crowd = Array.from({ length: 120 }, (_, index) =>
      employee({ id: `u${index}`, email: `osoba${String(index).padStart(3, '0')}@latarnia.test` }),
    )
    const { person } = await open({ getCompanyUsers: crowd })
    await waitFor(() => expect(emails()).toHaveLength(50))
    await person.click(screen.getByRole('button', { name: 'Strona 3' }))
    expect(emails()).toHaveLength(20)
    expect(emails()[0]).toBe('osoba100@latarnia.test')
    await person.type(screen.getByRole('searchbox'), 'osoba0')
    await waitFor(() => expect(emails()[0]).toBe('osoba000@latarnia.test'))
    await person.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(screen.getByText('120 osób')).toBeInTheDocument())
    const size = screen.getByRole('combobox', { name: 'Na stronie' })
    expect(
      within(size)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['50', '100'])
    await person.selectOptions(size, '100')
    expect(emails()).toHaveLength(100)
  })

  it('shows an empty state for a company without employees', async () => {
    await open({ getCompanyUsers: [] })
    expect(await screen.findByText('W firmie nie ma jeszcze nikogo')).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })
})
