import { paths } from '@mowka/contract/routes'
import type { CompanyBatchMessage } from '@mowka/contract/schemas/company'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import CompanyUsersPage from '../company-page/CompanyUsersPage'
import { texts } from '../pages'
import { access, company, employee } from '../users/company.fixture'

const future = `${new Date().getFullYear() + 1}-11-30T12:00:00Z`
const seat = [{ code: 'LATARNIA-12', usedAt: '2026-01-10T09:00:00Z', expiresAt: { ENG: future } }]
const pending = { invitationStatus: 'PENDING' as const, invitationAccessCode: 'LATARNIA-12' }
const staff = [
  employee({ id: 'boss', email: 'szefowa@x.test', isAdmin: true }),
  employee({ id: 'ola', email: 'ola@x.test' }),
  employee({ id: 'jan', email: 'jan@x.test', accessesUsed: seat }),
  employee({ id: 'ewa', email: 'ewa@x.test', ...pending }),
  employee({ id: 'adam', email: 'adam@x.test', ...pending }),
]
const answer = (...results: [userId: string, message: CompanyBatchMessage | null][]) => ({
  results: results.map(([userId, message]) => ({ userId, message })),
})

const open = async (api: PageOptions['api'] = {}) => {
  const page = await renderPage(<CompanyUsersPage />, {
    route: 'companyUsers',
    at: paths.companyUsers(),
    texts: { namespace: 'company', loader: texts },
    roles: ['company-admin'],
    user: learner({ company: { companyId: 'f1', isAdmin: true } }),
    api: {
      getCompany: company(),
      getCompanyAccesses: {
        accesses: [access({ remaining: 1 }), access({ code: 'LATARNIA-3', remaining: 5 })],
        contractDetails: { activeTo: future },
      },
      getCompanyUsers: staff,
      ...api,
    },
  })
  await screen.findByRole('row', { name: /szefowa/ })
  const select = async (...names: string[]) => {
    for (const name of names)
      await page.person.click(screen.getByRole('checkbox', { name: `Wybierz: ${name}@x.test` }))
  }
  const start = async (action: string) => {
    const bar = within(screen.getByRole('region', { name: 'Wybrane osoby' }))
    await page.person.click(bar.getByRole('button', { name: action }))
    return within(await screen.findByRole('dialog'))
  }
  return { ...page, select, start }
}
type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['start']>>
const lines = (dialog: Dialog) => dialog.getAllByRole('listitem').map((line) => line.textContent)

describe('selecting people', () => {
  it('offers the actions that apply to someone, announces the number and leaves out admins', async () => {
    const { person, select } = await open()
    expect(screen.queryByRole('region', { name: 'Wybrane osoby' })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /szefowa/ })).not.toBeInTheDocument()
    await select('ola')
    const bar = within(screen.getByRole('region', { name: 'Wybrane osoby' }))
    const names = () => bar.getAllByRole('button').map((button) => button.textContent?.replace('\u00a0', ' '))
    expect(names()).toEqual([
      'Wybierz osoby na tej stronie',
      'Wybierz wszystkie: 4',
      'Odznacz',
      'Przydziel dostęp',
      'Usuń z firmy',
    ])
    await person.click(bar.getByRole('button', { name: 'Wybierz wszystkie: 4' }))
    expect(bar.getByText(/^Wybrano 4\sosoby$/)).toBeVisible()
    const announced = screen.getAllByRole('status').map((each) => each.textContent?.replaceAll('\u00a0', ' '))
    expect(announced).toContain('Wybrano 4 osoby')
    expect(names()).toEqual([
      'Odznacz',
      'Wyślij ponownie',
      'Przydziel dostęp',
      'Cofnij zaproszenia',
      'Usuń z firmy',
    ])
    await person.click(bar.getByRole('button', { name: 'Odznacz' }))
    expect(screen.queryByRole('region', { name: 'Wybrane osoby' })).not.toBeInTheDocument()
  })
})

describe('an action on many people', () => {
  it('names everyone affected, is sent once confirmed and clears the selection', async () => {
    const page = await open({ changeCompanyUsers: answer(['adam', null], ['ewa', null]) })
    await page.select('ola', 'ewa', 'adam')
    const dialog = await page.start('Wyślij ponownie')
    expect(lines(dialog).map((line) => line?.slice(0, 10))).toEqual(['adam@x.tes', 'ewa@x.test'])
    expect(dialog.getByText(/^1\swybranej osoby ta zmiana nie dotyczy/)).toBeVisible()
    expect(page.api.sent('changeCompanyUsers')).toEqual([])
    await page.person.click(dialog.getByRole('button', { name: /^Wyślij 2\szaproszenia$/ }))
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'success',
        expect.stringMatching(/^Wysłaliśmy ponownie 2\szaproszenia$/),
      ),
    )
    expect(page.api.sent('changeCompanyUsers')).toMatchObject([
      { params: { id: 'f1' }, body: { action: 'resend', userIds: ['adam', 'ewa'] } },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Wybrane osoby' })).not.toBeInTheDocument()
  })

  it('lists the people whose status has changed in the meantime, each with the reason', async () => {
    const page = await open({ changeCompanyUsers: answer(['adam', null], ['ewa', 'ALREADY_ACCEPTED']) })
    await page.select('ewa', 'adam')
    const dialog = await page.start('Cofnij zaproszenia')
    await page.person.click(dialog.getByRole('button', { name: /^Cofnij 2\szaproszenia$/ }))
    const result = within(await screen.findByRole('dialog'))
    expect(await result.findByText(/^Cofnęliśmy 1\szaproszenie$/)).toBeVisible()
    expect(lines(result)).toEqual(['ewa@x.testTa osoba przyjęła już zaproszenie.'])
    await page.person.click(result.getAllByRole('button', { name: 'Zamknij' })[0] ?? document.body)
    expect(screen.queryByRole('region', { name: 'Wybrane osoby' })).not.toBeInTheDocument()
  })

  it('shows a generic reason for a message of a newer server', async () => {
    const page = await open({ changeCompanyUsers: answer(['ola', 'SOMETHING_NEW' as 'IS_ADMIN']) })
    await page.select('ola')
    const dialog = await page.start('Usuń z\u00a0firmy')
    await page.person.click(dialog.getByRole('button', { name: /^Usuń 1\sosobę$/ }))
    const result = within(await screen.findByRole('dialog'))
    expect(await result.findByText('Nic się nie zmieniło')).toBeVisible()
    expect(lines(result)).toEqual(['ola@x.testBez zmian.'])
  })

  it.each([
    [403, /tylko administratorzy/],
    [404, /Tej firmy już nie ma/],
    [500, /Nie udało się zapisać zmian/],
  ])('stays open with the reason when the call fails with status %i', async (status, reason) => {
    const page = await open({ changeCompanyUsers: failure(status) })
    await page.select('ola')
    const dialog = await page.start('Usuń z\u00a0firmy')
    await page.person.click(dialog.getByRole('button', { name: /^Usuń 1\sosobę$/ }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
    expect(screen.getByRole('region', { name: 'Wybrane osoby', hidden: true })).toBeInTheDocument()
  })
})

describe('assigning access to many people', () => {
  it('leaves out people who have the package, and needs a free seat for everyone else', async () => {
    const third = employee({ id: 'iza', email: 'iza@x.test' })
    const page = await open({
      getCompanyUsers: [...staff, third],
      changeCompanyUsers: answer(['iza', null], ['jan', null], ['ola', null]),
    })
    await page.select('ola', 'jan', 'iza')
    const dialog = await page.start('Przydziel dostęp')
    // Jan already has a seat of the first package, which has one free seat.
    expect(lines(dialog).map((line) => line?.slice(0, 10))).toEqual(['iza@x.test', 'ola@x.test'])
    expect(dialog.getByRole('alert')).toHaveTextContent(/Wybranych osób: 2, a\swolnych miejsc: 1/)
    expect(dialog.getByRole('button', { name: /^Przydziel 2\smiejsca$/ })).toBeDisabled()
    await page.person.selectOptions(dialog.getByRole('combobox', { name: 'Pakiet' }), 'LATARNIA-3')
    expect(lines(dialog)).toHaveLength(3)
    await page.person.click(dialog.getByRole('button', { name: /^Przydziel 3\smiejsca$/ }))
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'success',
        expect.stringMatching(/^Przydzieliliśmy 3\smiejsca$/),
      ),
    )
    expect(page.api.sent('changeCompanyUsers')).toMatchObject([
      {
        body: { action: 'assign', companyAccessCode: 'LATARNIA-3', userIds: ['iza', 'jan', 'ola'] },
      },
    ])
  })

  it('offers nothing when every package is full', async () => {
    const page = await open({
      getCompanyAccesses: { accesses: [access({ remaining: 0 })], contractDetails: { activeTo: future } },
    })
    await page.select('ola')
    const dialog = await page.start('Przydziel dostęp')
    expect(dialog.getByText('Wszystkie miejsca w pakietach są zajęte.')).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Przydziel/ })).toBeDisabled()
  })
})
