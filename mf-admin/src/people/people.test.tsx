import { paths } from '@mowka/contract/routes'
import {
  accessPayers,
  type PersonDetails,
  prolongationReasons,
  sentEmailStates,
} from '@mowka/contract/schemas/editor/people'
import { staffRoles } from '@mowka/domain/user/roles'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminPersonPage from './AdminPersonPage'
import AdminUsersPage from './AdminUsersPage'
import pl from './locales/pl.json'

const around = {
  texts: { namespace: 'admin', loader: texts },
} satisfies Partial<PageOptions>

const ID = '019a8c12-7a00-7000-8000-0123456789ab'
const ORDER = '019a8c12-7a00-7000-8000-0123456789cd'

const person = (change: Partial<PersonDetails> = {}): PersonDetails => ({
  _id: ID,
  name: 'Anna Wójcik',
  email: 'anna@mowka.test',
  createdAt: '2025-02-03T10:00:00.000Z',
  isSocial: false,
  learnLang: 'ENG',
  lastView: { at: '2026-11-24T09:12:00.000Z', by: 'Marta Nowak' },
  accesses: [
    {
      targetLang: 'ENG',
      startsAt: '2026-11-01T00:00:00.000Z',
      endsAt: '2098-11-26T22:59:59.999Z',
      payers: ['purchase', 'panel'],
    },
    {
      targetLang: 'DE',
      startsAt: '2020-03-05T00:00:00.000Z',
      endsAt: '2020-03-12T22:59:59.999Z',
      payers: ['trial'],
    },
  ],
  orders: [{ _id: ORDER, createdAt: '2026-11-01T10:00:00.000Z', state: 'COMPLETED', totalAmount: 33_488 }],
  progress: { daysLearned: 86, currentStreak: 14, lessonsFinished: 41, lastDay: '2026-11-15' },
  emails: [
    { kind: 'order-confirmation', at: '2026-11-26T17:42:00.000Z', state: 'done' },
    { kind: 'of-a-newer-server', at: '2026-11-19T07:00:00.000Z', state: 'dead' },
  ],
  dataExport: 'NONE',
  ...change,
})

const openList = (api: PageOptions['api'] = {}, search?: string) =>
  renderPage(<AdminUsersPage />, {
    ...around,
    roles: ['support'],
    route: 'adminUsers',
    at: paths.adminUsers({}, search === undefined ? {} : { query: { search } }),
    api,
  })

const openPerson = (
  roles: PageOptions['roles'] = ['support'],
  api: PageOptions['api'] = {},
  shown: PersonDetails = person(),
) =>
  renderPage(<AdminPersonPage />, {
    ...around,
    roles,
    route: 'adminPerson',
    at: paths.adminPerson({ userId: ID }),
    api: {
      getPerson: shown,
      getPersonIdentity: { state: 'verified' },
      getPersonRoles: { roles: [], isSelf: false },
      ...api,
    },
  })

const found = {
  _id: ID,
  name: 'Anna Wójcik',
  email: 'anna@mowka.test',
  languages: ['ENG' as const],
  lastDay: null,
  createdAt: '2025-02-03T10:00:00.000Z',
}

describe('the search for people', () => {
  it('has its title and lists nobody before a search (A-USR-01)', async () => {
    const { api } = await openList()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Użytkownicy')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(api.sent('findPeople')).toEqual([])
  })

  it('searches on Enter and links to the person', async () => {
    const { api, person: user, address } = await openList({ findPeople: { data: [found], isMore: true } })
    await user.type(screen.getByRole('searchbox', { name: 'Szukaj' }), ' anna@mowka.test {Enter}')
    expect(await screen.findByRole('link', { name: 'Anna Wójcik' })).toHaveAttribute(
      'href',
      paths.adminPerson({ userId: ID }),
    )
    expect(api.sent('findPeople').at(-1)?.query).toMatchObject({ search: 'anna@mowka.test' })
    expect(address()).toContain('search=')
    expect(screen.getByText(/^Pasuje\swięcej\sosób/)).toBeVisible()
  })

  it('refuses a short search and preserves its text', async () => {
    const { api, person: user } = await openList()
    const field = screen.getByRole('searchbox', { name: 'Szukaj' })
    await user.type(field, 'ann{Enter}')
    expect(field).toHaveAccessibleDescription(/co\snajmniej\s4\sznaki/)
    expect(field).toHaveValue('ann')
    expect(api.sent('findPeople')).toEqual([])
  })

  it('reports that nobody was found', async () => {
    await openList({ findPeople: { data: [], isMore: false } }, 'nikt@mowka.test')
    expect(await screen.findByRole('heading', { name: /^Nie\sznamy\stego\sadresu$/ })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Szukaj' })).toHaveValue('nikt@mowka.test')
  })

  it('offers a retry after a failure, and explains a refused access', async () => {
    const failed = await openList({ findPeople: failure(500) }, 'anna@')
    expect(await screen.findByRole('button', { name: /Spróbuj\sponownie/ })).toBeVisible()
    failed.unmount()
    await openList({ findPeople: failure(403) }, 'anna@')
    expect(await screen.findByRole('heading', { name: /^Nie\smasz\sdostępu/ })).toBeVisible()
  })
})

describe('the page of a person', () => {
  it('shows accesses with who pays, orders, emails, progress and the state of the account', async () => {
    await openPerson()
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Wójcik' })).toBeVisible()
    expect(screen.getByText(/zakup, dni\sdodane\sw\spanelu$/)).toBeVisible()
    expect(screen.getByText('Aktywny')).toBeVisible()
    expect(screen.getByText('Wygasł')).toBeVisible()
    expect(screen.getByRole('link', { name: '0123456789CD' })).toHaveAttribute(
      'href',
      paths.adminOrder({ orderId: ORDER }),
    )
    expect(screen.getByText(/^Potwierdzenie\szakupu$/)).toBeVisible()
    expect(screen.getByText(/^Inny\se-mail$/)).toBeVisible()
    expect(screen.getByText('Niewysłany')).toBeVisible()
    expect(screen.getByText(/Marta Nowak, 24\.11\.2026, 10:12/)).toBeVisible()
    expect(await screen.findByText('potwierdzony')).toBeVisible()
  })

  it('offers support to resend an email and nothing else', async () => {
    const { api } = await openPerson(['support'])
    await screen.findByRole('heading', { level: 1, name: 'Anna Wójcik' })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Wyślij\se-mail\sponownie$/),
    ])
    expect(api.sent('getPersonRoles')).toEqual([])
  })

  it('shows everything else while the identity provider is unavailable', async () => {
    await openPerson(['support'], { getPersonIdentity: failure(503) })
    expect(await screen.findByText(/^nie\sudało\ssię\ssprawdzić$/)).toBeVisible()
    expect(screen.getByText('Aktywny')).toBeVisible()
  })

  it('reports an unknown person and leads back to the search', async () => {
    await openPerson(['support'], { getPerson: failure(404) })
    expect(await screen.findByRole('heading', { name: /^Nie\sma\stakiej\sosoby$/ })).toBeVisible()
  })

  it('shows a person without name, accesses, orders and emails', async () => {
    const empty = person({ name: '', accesses: [], orders: [], emails: [], lastView: null, learnLang: null })
    await openPerson(['support'], {}, empty)
    expect(await screen.findByRole('heading', { level: 1, name: 'anna@mowka.test' })).toBeVisible()
    expect(screen.getByText(/^Nie\sma\szamówień\.$/)).toBeVisible()
  })
})

describe('actions for a person', () => {
  it('adds days with a reason, and preserves what was typed after a refusal', async () => {
    const { api, person: user } = await openPerson(['operator'], { prolongAccess: failure(500) })
    await user.click(await screen.findByRole('button', { name: /^Dodaj\sdni$/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Dodaj\sdni\sdostępu$/ })
    const submit = within(dialog).getByRole('button', { name: /^Dodaj\sdni$/ })
    const days = within(dialog).getByRole('textbox', { name: /^Liczba\sdni$/ })
    await user.type(days, '367')
    expect(days).toHaveAccessibleDescription(/od\s1\sdo\s366/)
    expect(submit).toBeDisabled()
    await user.clear(days)
    await user.type(days, '14')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Powód' }), 'outage')
    await user.click(submit)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Nie\sudało\ssię/)
    expect(days).toHaveValue('14')
    expect(api.sent('prolongAccess').at(-1)?.body).toMatchObject({
      targetLang: 'ENG',
      days: 14,
      reason: 'outage',
    })
  })

  it('resends the confirmation of a paid order', async () => {
    const { api, person: user } = await openPerson(['support'], { resendConfirmation: {} })
    await user.click(await screen.findByRole('button', { name: /^Wyślij\se-mail\sponownie$/ }))
    const dialog = await screen.findByRole('dialog')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Który\se-mail$/ }), ORDER)
    await user.click(within(dialog).getByRole('button', { name: 'Wyślij' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.sent('resendConfirmation')).toHaveLength(1)
  })

  it('resends the confirmation link of an unverified address only', async () => {
    const { api, person: user } = await openPerson(
      ['support'],
      { getPersonIdentity: { state: 'unverified' }, resendVerification: {} },
      person({ orders: [] }),
    )
    expect(await screen.findByText('niepotwierdzony')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Wyślij\se-mail\sponownie$/ }))
    const dialog = await screen.findByRole('dialog')
    await user.selectOptions(within(dialog).getByRole('combobox'), 'verification')
    await user.click(within(dialog).getByRole('button', { name: 'Wyślij' }))
    await waitFor(() => expect(api.sent('resendVerification')).toHaveLength(1))
  })

  it('explains that there is nothing to resend', async () => {
    const { person: user } = await openPerson(['support'], {}, person({ orders: [] }))
    await user.click(await screen.findByRole('button', { name: /^Wyślij\se-mail\sponownie$/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/^Nie\sma\snic\sdo\swysłania/)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Wyślij' })).toBeDisabled()
  })

  it('starts an export after a confirmation', async () => {
    const { api, person: user } = await openPerson(['operator'], { startPersonExport: {} })
    await user.click(await screen.findByRole('button', { name: /^Przygotuj\skopię\sdanych$/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Przygotuj' }))
    await waitFor(() => expect(api.sent('startPersonExport')).toHaveLength(1))
  })

  it('deletes an account by its typed address, and explains a refusal with the address preserved', async () => {
    const refused = failure(409, { code: 'PERSON_IS_STAFF' })
    const { api, person: user } = await openPerson(['operator'], { deletePerson: refused })
    await user.click(await screen.findByRole('button', { name: /^Usuń\skonto$/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Usunąć\skonto\?$/ })
    const submit = within(dialog).getByRole('button', { name: /^Usuń\skonto$/ })
    expect(submit).toBeDisabled()
    const field = within(dialog).getByRole('textbox')
    await user.type(field, 'anna@mowka.test')
    await user.click(submit)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/ma\srolę\sw\spanelu/)
    expect(field).toHaveValue('anna@mowka.test')
    expect(api.sent('deletePerson').at(-1)?.body).toEqual({ email: 'anna@mowka.test' })
  })
})

describe('roles of a person', () => {
  it('are changed by an admin', async () => {
    const { api, person: user } = await openPerson(['admin'], {
      getPersonRoles: { roles: ['support'], isSelf: false },
      setPersonRoles: { roles: ['support', 'editor'], isSelf: false },
    })
    await user.click(await screen.findByRole('button', { name: /^Zmień\srole$/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Role\sw\spanelu$/ })
    expect(within(dialog).getByRole('checkbox', { name: /^Pomoc/ })).toBeChecked()
    await user.click(within(dialog).getByRole('checkbox', { name: /^Redakcja/ }))
    await user.click(within(dialog).getByRole('button', { name: /^Zapisz\srole$/ }))
    await waitFor(() =>
      expect(api.sent('setPersonRoles').at(-1)?.body).toEqual({ roles: ['support', 'editor'] }),
    )
  })

  it("can't lose one's own admin role", async () => {
    const { person: user } = await openPerson(['admin'], {
      getPersonRoles: { roles: ['admin'], isSelf: true },
    })
    await user.click(await screen.findByRole('button', { name: /^Zmień\srole$/ }))
    expect(await screen.findByRole('checkbox', { name: /^Administrator/ })).toBeDisabled()
  })

  it('are not shown to operators', async () => {
    await openPerson(['operator'])
    expect(await screen.findByText('Aktywny')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /^Role\sw\spanelu$/ })).not.toBeInTheDocument()
  })

  it('offer a retry while the identity provider is unavailable', async () => {
    await openPerson(['admin'], { getPersonRoles: failure(503) })
    expect(await screen.findByText(/^Nie\sudało\ssię\sodczytać\sról/)).toBeVisible()
  })
})

test('every payer, reason, state of an email and role of the contract has a text', () => {
  expect(Object.keys(pl.access.payer)).toEqual([...accessPayers])
  expect(Object.keys(pl.prolong.reasons)).toEqual([...prolongationReasons])
  expect(Object.keys(pl.emails.state)).toEqual([...sentEmailStates])
  expect(Object.keys(pl.roles.name)).toEqual([...staffRoles])
})
