import { paths } from '@mowka/contract/routes'
import { session } from '@mowka/kernel/session'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { texts } from '../pages'
import RedeemAccessCode from './RedeemAccessCode'

const open = (api: PageOptions['api'] = {}) =>
  renderPage(<RedeemAccessCode />, {
    route: 'profile',
    at: paths.profile(),
    texts: { namespace: 'company', loader: texts },
    user: learner({ givenName: 'Ola', familyName: 'Nowak' }),
    api: { getAccessCode: { cac: null }, ...api },
  })
const code = () => screen.getByRole('textbox', { name: 'Kod dostępu' })
const use = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.person.type(code(), 'LATARNIA-12')
  await page.person.click(screen.getByRole('button', { name: 'Aktywuj kod' }))
}

describe('a company access code', () => {
  it('fills in the code of a followed invitation link, and one press submits it (S-COMP-13)', async () => {
    const page = await open({
      getAccessCode: { cac: 'LATARNIA-12' },
      redeemAccessCode: { status: 'verified', message: 'VERIFIED', languages: ['ENG'] },
    })
    await waitFor(() => expect(code()).toHaveValue('LATARNIA-12'))
    await page.person.click(screen.getByRole('button', { name: 'Aktywuj kod' }))
    await waitFor(() =>
      expect(page.api.sent('redeemAccessCode').map(({ body }) => body)).toEqual([
        { companyAccessCode: 'LATARNIA-12', firstname: 'Ola', lastname: 'Nowak' },
      ]),
    )
    // The code has been used, so the form doesn't offer it again.
    await waitFor(() => expect(code()).toHaveValue(''))
  })

  it('does not replace typed input with a code that arrives late', async () => {
    let answer: (followed: { cac: string }) => void = () => {}
    const page = await open({
      getAccessCode: () => new Promise<{ cac: string }>((resolve) => (answer = resolve)),
      redeemAccessCode: { status: 'verified', message: 'VERIFIED', languages: ['ENG'] },
    })
    const firstname = screen.getByRole('textbox', { name: 'Imię' })
    await page.person.clear(firstname)
    await page.person.type(firstname, 'Aleksandra')
    await act(async () => answer({ cac: 'LATARNIA-12' }))
    await waitFor(() => expect(code()).toHaveValue('LATARNIA-12'))
    expect(firstname).toHaveValue('Aleksandra')
    expect(firstname).toHaveFocus()
    await page.person.keyboard('{Enter}')
    await waitFor(() => expect(page.api.sent('redeemAccessCode')).toHaveLength(1))
  })

  it("submits a typed code instead of the invitation's", async () => {
    let answer: (followed: { cac: string }) => void = () => {}
    const page = await open({
      getAccessCode: () => new Promise<{ cac: string }>((resolve) => (answer = resolve)),
    })
    await page.person.type(code(), 'PORT-3')
    await act(async () => answer({ cac: 'LATARNIA-12' }))
    expect(code()).toHaveValue('PORT-3')
  })

  it('submits the code with first and last name, and nothing without a code (K-CODE-01, K-CODE-02, K-CODE-03)', async () => {
    const page = await open({
      redeemAccessCode: { status: 'verified', message: 'VERIFIED', languages: ['ENG'] },
    })
    expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveValue('Ola')
    expect(screen.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue('Nowak')
    await page.person.click(screen.getByRole('button', { name: 'Aktywuj kod' }))
    expect(page.api.sent('redeemAccessCode')).toEqual([])
    await use(page)
    await waitFor(() =>
      expect(page.api.sent('redeemAccessCode').map(({ body }) => body)).toEqual([
        { companyAccessCode: 'LATARNIA-12', firstname: 'Ola', lastname: 'Nowak' },
      ]),
    )
  })

  it('shows the granted languages for 10 seconds and opens one of them (K-CODE-04, K-CODE-07, P-SNACK-03)', async () => {
    const page = await open({
      redeemAccessCode: { status: 'verified', message: 'VERIFIED', languages: ['DE', 'IT'] },
      patchUserMetadata: learner({ userMetadata: { ...learner().userMetadata, learnLang: 'DE' } }),
    })
    await use(page)
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'success',
        expect.stringMatching(/^Gotowe! Masz dostęp od swojej firmy: niemiecki i\swłoski\.$/),
        { duration: 10_000, action: { label: 'Przejdź do kursów', onSelect: expect.any(Function) } },
      ),
    )
    expect(page.platform.refreshSession).toHaveBeenCalledTimes(1)
    expect(session.targetLang).toBe('DE')
    expect(page.api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
      { action: 'learn-lang', payload: { learnLang: 'DE' } },
    ])
    await waitFor(() => expect(code()).toHaveValue(''))
    expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveValue('Ola')
  })

  it.each([
    ['CODE_ALREADY_USED', /już przez Ciebie wykorzystany/],
    ['CODE_MISSING', /Taki kod nie istnieje/],
    ['LIMIT_REACHED', /miejsca dla tego kodu są zajęte/],
    ['CONTRACT_INACTIVE', /Umowa Twojej firmy wygasła/],
    ['COMPANY_INACTIVE', /Konto Twojej firmy jest nieaktywne/],
    ['NO_INVITATION', /nie ma zaproszenia/],
  ] as const)('shows why a code was refused: %s (K-CODE-05, K-CODE-08)', async (message, text) => {
    const page = await open({ redeemAccessCode: { status: 'invalid', message, languages: [] } })
    await use(page)
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(text), {
        duration: 10_000,
      }),
    )
    expect(page.platform.refreshSession).not.toHaveBeenCalled()
    await waitFor(() => expect(code()).toHaveValue(''))
  })

  it('shows an unknown error when the call fails (K-CODE-09)', async () => {
    const page = await open({ redeemAccessCode: failure(500) })
    await use(page)
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith('error', 'Coś poszło nie tak. Spróbuj ponownie.', {
        duration: 10_000,
      }),
    )
  })

  it('ignores a verification with an unknown message and reports it (K-CODE-06)', async () => {
    const strange = { status: 'invalid', message: 'SOMETHING_NEW' } as never
    const page = await open({ redeemAccessCode: strange })
    await use(page)
    await waitFor(() => expect(page.platform.reportError).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(code()).toHaveValue(''))
    expect(page.platform.notify).not.toHaveBeenCalled()
  })
})
