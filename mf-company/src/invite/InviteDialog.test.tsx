import { paths } from '@mowka/contract/routes'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import CompanyUsersPage from '../company-page/CompanyUsersPage'
import { texts } from '../pages'
import { access, company, employee } from '../users/company.fixture'

const future = `${new Date().getFullYear() + 1}-11-30T12:00:00Z`

const open = async (api: PageOptions['api'] = {}, button = 'Zaproś użytkowników do pakietu LATARNIA-12') => {
  const page = await renderPage(<CompanyUsersPage />, {
    route: 'companyUsers',
    at: paths.companyUsers(),
    texts: { namespace: 'company', loader: texts },
    roles: ['company-admin'],
    user: learner({ company: { companyId: 'f1', isAdmin: true } }),
    api: {
      getCompany: company(),
      getCompanyAccesses: {
        accesses: [access({ code: 'LATARNIA-12', remaining: 2 })],
        contractDetails: { activeTo: future },
      },
      getCompanyUsers: [employee({ email: 'jest@x.test' })],
      ...api,
    },
  })
  await screen.findByRole('row', { name: /jest@x.test/ })
  await page.person.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zaproś użytkowników' }))
  const paste = async (text: string) => {
    const field = dialog.getByRole('textbox', { name: 'Adresy e-mail' })
    await page.person.clear(field)
    await page.person.click(field)
    await page.person.paste(text)
  }
  return { ...page, dialog, paste }
}
const lines = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog.getAllByRole('listitem').map((line) => line.textContent?.replaceAll('\u00a0', ' '))

describe('inviting (K-PAGE-03)', () => {
  it('shows the outcome of each entry before anything is sent (K-INV-01, K-INV-02)', async () => {
    const { dialog, paste, api } = await open()
    await paste('Ola Nowak <ola@x.test>; OLA@x.test, jest@x.test\nnikt')
    expect(lines(dialog)).toEqual([
      'niktWpisz poprawny adres e-mail.',
      'ola@x.testPowtórzony',
      'jest@x.testJuż w firmie',
      'ola@x.testDo zaproszenia',
    ])
    expect(dialog.getByRole('button', { name: /^Wyślij 1\szaproszenie$/ })).toBeEnabled()
    expect(api.sent('inviteUsers')).toEqual([])
  })

  it('sends the valid addresses to the package and closes (K-INV-03)', async () => {
    const page = await open({
      inviteUsers: {
        status: 'success',
        message: 'INVITED',
        invited: ['ola@x.test', 'ela@x.test'],
        skipped: [],
      },
    })
    await page.paste('ola@x.test ela@x.test')
    await page.person.click(page.dialog.getByRole('button', { name: /^Wyślij 2\szaproszenia$/ }))
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'success',
        expect.stringMatching(/^Wysłaliśmy 2\szaproszenia\.$/),
      ),
    )
    expect(page.api.sent('inviteUsers')).toMatchObject([
      {
        params: { id: 'f1' },
        body: { emailsList: ['ola@x.test', 'ela@x.test'], companyAccessCode: 'LATARNIA-12' },
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('leaves mistyped addresses in the field for correction and confirms before discarding them (K-INV-01)', async () => {
    const page = await open({
      inviteUsers: { status: 'success', message: 'INVITED', invited: ['ola@x.test'], skipped: [] },
    })
    await page.paste('ola@x.test; ela@x,test; nikt')
    await page.person.click(page.dialog.getByRole('button', { name: /^Wyślij 1\szaproszenie$/ }))
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith('success', expect.stringMatching(/^Wysłaliśmy/)),
    )
    expect(page.dialog.getByRole('textbox')).toHaveValue('ela@x\ntest\nnikt')
    expect(lines(page.dialog)).toHaveLength(3)
    page.platform.confirm.mockResolvedValueOnce(false)
    await page.person.keyboard('{Escape}')
    expect(page.platform.confirm).toHaveBeenCalledTimes(1)
    expect(page.dialog.getByRole('textbox')).toHaveValue('ela@x\ntest\nnikt')
    await page.person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('makes the address field read-only while sending', async () => {
    const page = await open({ inviteUsers: () => new Promise(() => {}) })
    await page.paste('ola@x.test')
    await page.person.click(page.dialog.getByRole('button', { name: /^Wyślij 1\szaproszenie$/ }))
    await page.person.type(page.dialog.getByRole('textbox'), ' ela@x.test')
    expect(page.dialog.getByRole('textbox')).toHaveValue('ola@x.test')
  })

  it('closes without confirmation when nothing was typed', async () => {
    const page = await open()
    await page.person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(page.platform.confirm).not.toHaveBeenCalled()
  })

  it('lists the skipped addresses when only some were invited (K-INV-04)', async () => {
    const page = await open({
      inviteUsers: {
        status: 'partial',
        message: 'PARTIAL_SUCCESS',
        invited: ['ola@x.test'],
        skipped: [{ email: 'ela@x.test', reason: 'ALREADY_IN' }],
      },
    })
    await page.paste('ola@x.test ela@x.test')
    await page.person.click(page.dialog.getByRole('button', { name: /^Wyślij 2\szaproszenia$/ }))
    expect(await page.dialog.findByText('Wysłaliśmy 1 zaproszenie')).toBeVisible()
    expect(lines(page.dialog)).toEqual(['ela@x.testJuż w firmie'])
  })

  it('sends nothing when there are more addresses than seats (K-INV-04)', async () => {
    const page = await open()
    await page.paste('a@x.test b@x.test c@x.test')
    expect(page.dialog.getByRole('alert')).toHaveTextContent(/Dobrych adresów: 3, a\swolnych miejsc: 2/)
    await page.person.click(page.dialog.getByRole('button', { name: /^Wyślij 3\szaproszenia$/ }))
    expect(page.api.sent('inviteUsers')).toEqual([])
  })

  it('recounts free seats for a second list in the same dialog', async () => {
    const page = await open({
      inviteUsers: { status: 'success', message: 'INVITED', invited: ['ola@x.test'], skipped: [] },
    })
    page.api.answer({
      getCompanyAccesses: {
        accesses: [access({ code: 'LATARNIA-12', remaining: 1 })],
        contractDetails: { activeTo: future },
      },
    })
    await page.paste('ola@x.test nikt@')
    await page.person.click(page.dialog.getByRole('button', { name: /^Wyślij 1\szaproszenie$/ }))
    expect(await page.dialog.findByText(/Wolne miejsca: 1 z/)).toBeVisible()
    await page.paste('ela@x.test iza@x.test')
    expect(page.dialog.getByRole('alert')).toHaveTextContent(/Dobrych adresów: 2, a\swolnych miejsc: 1/)
  })

  it('offers the other packages when the pressed one is full', async () => {
    const { person, api, dialog, paste } = await open(
      {
        getCompanyAccesses: {
          accesses: [
            access({ code: 'PELNY', remaining: 0 }),
            access({ code: 'LATARNIA-12', remaining: 2 }),
            access({ code: 'LATARNIA-3', remaining: 5 }),
          ],
          contractDetails: { activeTo: future },
        },
        inviteUsers: { status: 'success', message: 'INVITED', invited: ['ola@x.test'], skipped: [] },
      },
      'Pakiet PELNY jest pełny. Zaproś do innego pakietu',
    )
    expect(dialog.getByText(/^Pakiet PELNY jest pełny/)).toBeVisible()
    const choice = dialog.getByRole('combobox', { name: 'Pakiet' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['LATARNIA-12 (Wolne miejsca: 2 z 20)', 'LATARNIA-3 (Wolne miejsca: 5 z 20)'])
    await person.selectOptions(choice, 'LATARNIA-3')
    await paste('ola@x.test')
    await person.click(dialog.getByRole('button', { name: /^Wyślij 1\szaproszenie$/ }))
    await waitFor(() =>
      expect(api.sent('inviteUsers')).toMatchObject([{ body: { companyAccessCode: 'LATARNIA-3' } }]),
    )
  })

  it.each([
    ['COMPANY_INACTIVE', /Konto firmy jest nieaktywne/],
    ['CONTRACT_INACTIVE', /Umowa wygasła/],
    ['CODE_NOT_FOUND', /kodzie nie istnieje/],
    ['CODE_LIMIT_REACHED', /pakiecie są zajęte/],
    ['TOO_MANY_EMAILS', /więcej niż wolnych miejsc/],
    ['ALL_ALREADY_IN_COMPANY', /Wszystkie te osoby/],
  ] as const)('shows why nobody was invited: %s (K-INV-04)', async (message, text) => {
    const page = await open({ inviteUsers: { status: 'error', message, invited: [], skipped: [] } })
    await page.paste('ola@x.test')
    await page.person.click(page.dialog.getByRole('button', { name: /^Wyślij 1\szaproszenie$/ }))
    expect(await page.dialog.findByRole('alert')).toHaveTextContent(text)
    expect(page.dialog.getByRole('textbox')).toHaveValue('ola@x.test')
  })

  it('shows generic texts for refusals and reasons of a newer server (K-INV-04)', async () => {
    const page = await open({
      inviteUsers: {
        status: 'error',
        message: 'SOMETHING_NEW',
        invited: [],
        skipped: [{ email: 'ola@x.test', reason: 'SOMETHING_NEW' }],
      } as never,
    })
    await page.paste('ola@x.test')
    await page.person.click(page.dialog.getByRole('button', { name: /^Wyślij 1\szaproszenie$/ }))
    expect(await page.dialog.findByRole('alert')).toHaveTextContent(/Nie udało się wysłać/)
    expect(lines(page.dialog)).toContain('ola@x.testPominięty')
    expect(page.dialog.queryByText(/SOMETHING_NEW/)).not.toBeInTheDocument()
  })

  it.each([
    [404, /Tej firmy już nie ma/],
    [403, /tylko administratorzy/],
    [500, /Nie udało się wysłać/],
  ])('shows why nobody was invited: status %i (K-INV-04)', async (status, message) => {
    const page = await open({ inviteUsers: failure(status) })
    await page.paste('ola@x.test')
    await page.person.click(page.dialog.getByRole('button', { name: /^Wyślij 1\szaproszenie$/ }))
    expect(await page.dialog.findByRole('alert')).toHaveTextContent(message)
  })
})
