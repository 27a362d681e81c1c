import { paths } from '@mowka/contract/routes'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import CompanyUsersPage from '../company-page/CompanyUsersPage'
import { texts } from '../pages'
import { access, company, employee } from './company.fixture'

const future = `${new Date().getFullYear() + 1}-11-30T12:00:00Z`
const boss = employee({ id: 'u1', email: 'szefowa@x.test', isAdmin: true })
const joined = employee({ id: 'u2', email: 'ola@x.test' })
const invited = employee({
  id: 'u3',
  email: 'adam@x.test',
  invitationStatus: 'PENDING',
  invitationAccessCode: 'LATARNIA-12',
})
const codeless = employee({ id: 'u4', email: 'ewa@x.test', invitationStatus: 'PENDING' })

const open = async (api: PageOptions['api'] = {}) => {
  const page = await renderPage(<CompanyUsersPage />, {
    route: 'companyUsers',
    at: paths.companyUsers(),
    texts: { namespace: 'company', loader: texts },
    roles: ['company-admin'],
    user: learner({ company: { companyId: 'f1', isAdmin: true } }),
    api: {
      getCompany: company(),
      getCompanyAccesses: { accesses: [access()], contractDetails: { activeTo: future } },
      getCompanyUsers: [boss, joined, invited, codeless],
      ...api,
    },
  })
  await screen.findByRole('row', { name: /szefowa/ })
  return page
}
const button = (name: string, email: string) => screen.queryByRole('button', { name: `${name}: ${email}` })
const press = async (page: Awaited<ReturnType<typeof open>>, name: string, email: string) =>
  page.person.click(screen.getByRole('button', { name: `${name}: ${email}` }))

describe('available actions', () => {
  it('depend on the role and the invitation status (K-ACT-02, K-ACT-03, K-ACT-06, K-ACT-09)', async () => {
    await open()
    expect(button('Usuń z\u00a0firmy', 'szefowa@x.test')).toBeDisabled()
    expect(button('Przydziel dostęp', 'szefowa@x.test')).toBeNull()
    expect(button('Usuń z\u00a0firmy', 'ola@x.test')).toBeEnabled()
    expect(button('Przydziel dostęp', 'ola@x.test')).toBeEnabled()
    expect(button('Wyślij zaproszenie ponownie', 'ola@x.test')).toBeNull()
    expect(button('Cofnij zaproszenie', 'adam@x.test')).toBeEnabled()
    expect(button('Wyślij zaproszenie ponownie', 'adam@x.test')).toBeEnabled()
    expect(button('Przydziel dostęp', 'adam@x.test')).toBeNull()
    expect(button('Wyślij zaproszenie ponownie', 'ewa@x.test')).toBeNull()
  })
})

describe('removing', () => {
  it('asks for confirmation and reports success (K-ACT-01, K-ACT-04)', async () => {
    const page = await open({ detachUser: { detached: true, message: null } })
    page.platform.confirm.mockResolvedValueOnce(false)
    await press(page, 'Usuń z\u00a0firmy', 'ola@x.test')
    await waitFor(() => expect(page.platform.confirm).toHaveBeenCalledTimes(1))
    expect(page.api.sent('detachUser')).toEqual([])
    await press(page, 'Usuń z\u00a0firmy', 'ola@x.test')
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith('success', 'ola@x.test nie należy już do firmy.'),
    )
    expect(page.api.sent('detachUser')).toMatchObject([
      { params: { id: 'f1' }, body: { userEmailToDetach: 'ola@x.test', invitationStatus: 'ACCEPTED' } },
    ])
  })

  it('reports that an invitee has joined in the meantime and is still there', async () => {
    const page = await open({ detachUser: { detached: false, message: 'ALREADY_ACCEPTED' } })
    await press(page, 'Cofnij zaproszenie', 'adam@x.test')
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'error',
        expect.stringMatching(/^adam@x.test: stan tej osoby zmienił się/),
        { duration: 20_000 },
      ),
    )
  })

  it.each([
    ['says no', { detached: false, message: 'USER_NOT_FOUND' } as const],
    ['fails', failure(500)],
  ])('shows for 20 seconds that the server %s (K-ACT-05)', async (_, detachUser) => {
    const page = await open({ detachUser })
    await press(page, 'Usuń z\u00a0firmy', 'ola@x.test')
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith('error', 'Nie udało się usunąć osoby ola@x.test.', {
        duration: 20_000,
      }),
    )
  })
})

describe('resending an invitation', () => {
  it('asks for confirmation and reports the result (K-ACT-07, K-ACT-08)', async () => {
    const page = await open({ resendInvitation: { resent: true, message: null } })
    await press(page, 'Wyślij zaproszenie ponownie', 'adam@x.test')
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'success',
        'Zaproszenie wysłane ponownie na adres adam@x.test.',
      ),
    )
    expect(page.platform.confirm).toHaveBeenCalledTimes(1)
    expect(page.api.sent('resendInvitation')).toMatchObject([{ body: { email: 'adam@x.test' } }])
    page.api.answer({ resendInvitation: { resent: false, message: 'TOO_SOON' } })
    await press(page, 'Wyślij zaproszenie ponownie', 'adam@x.test')
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenLastCalledWith('error', expect.stringMatching(/przed chwilą/)),
    )
  })
})

describe('assigning access', () => {
  it('assigns a seat of the chosen package (K-ACT-10, K-ACT-11)', async () => {
    const page = await open({
      assignAccess: { assigned: true, message: null },
      getCompanyAccesses: {
        accesses: [access(), access({ code: 'LATARNIA-3' })],
        contractDetails: { activeTo: future },
      },
    })
    await press(page, 'Przydziel dostęp', 'ola@x.test')
    const dialog = within(await screen.findByRole('dialog', { name: 'Przydziel dostęp' }))
    await page.person.selectOptions(dialog.getByRole('combobox', { name: 'Pakiet' }), 'LATARNIA-3')
    await page.person.click(dialog.getByRole('button', { name: 'Przydziel' }))
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith('success', 'Dostęp został przydzielony'),
    )
    expect(page.api.sent('assignAccess')).toMatchObject([
      { params: { id: 'f1' }, body: { companyAccessCode: 'LATARNIA-3', userId: 'u2' } },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('offers no package that the employee already has', async () => {
    const expiresAt = { ENG: future }
    const page = await open({
      getCompanyUsers: [
        boss,
        { ...joined, accessesUsed: [{ code: 'LATARNIA-12', usedAt: '2026-01-10T09:00:00Z', expiresAt }] },
      ],
    })
    await press(page, 'Przydziel dostęp', 'ola@x.test')
    const dialog = within(await screen.findByRole('dialog', { name: 'Przydziel dostęp' }))
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
    expect(dialog.getByText(/^Nie ma wolnych miejsc/)).toBeVisible()
  })

  it('shows a generic text for a refusal that this release does not know', async () => {
    const newer = { assigned: false, message: 'SOMETHING_NEW' as 'IS_ADMIN' }
    const page = await open({ assignAccess: newer })
    await press(page, 'Przydziel dostęp', 'ola@x.test')
    await page.person.click(await screen.findByRole('button', { name: 'Przydziel' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Sprawdź połączenie/)
  })

  it('shows that assigning failed and why (K-ACT-12)', async () => {
    const page = await open({ assignAccess: { assigned: false, message: 'CODE_ALREADY_USED' } })
    await press(page, 'Przydziel dostęp', 'ola@x.test')
    await page.person.click(await screen.findByRole('button', { name: 'Przydziel' }))
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith('error', 'Nie udało się przydzielić dostępu'),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ta osoba ma już dostęp z\u00a0tego pakietu.'.replace('\u00a0', ' '),
    )
  })
})
