import { paths } from '@mowka/contract/routes'
import { session } from '@mowka/kernel/session'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { texts } from '../pages'
import CompanyJoinPage, { readInvitationLink } from './CompanyJoinPage'

const hash = new URLSearchParams({ cac: 'LATARNIA-12', email: 'ola@x.test' }).toString()
const ola = learner({ email: 'ola@x.test', givenName: 'Ola', familyName: 'Nowak' })
const open = (given: Partial<PageOptions> = {}) =>
  renderPage(<CompanyJoinPage />, {
    route: 'companyJoin',
    at: paths.companyJoin({}, { hash }),
    texts: { namespace: 'company', loader: texts },
    user: ola,
    ...given,
    api: {
      setAccessCode: undefined,
      getAccessCode: { cac: 'LATARNIA-12' },
      redeemAccessCode: { status: 'verified', message: 'VERIFIED', languages: ['ENG'] },
      ...given.api,
    },
  })

test('a visitor is led to sign-up or sign-in, and the code is stored meanwhile (S-COMP-13)', async () => {
  const page = await open({ user: null })
  expect(await screen.findByText(/Zaproszenie jest dla ola@x.test/)).toBeVisible()
  expect(page.api.sent('setAccessCode').map(({ body }) => body)).toEqual([
    { cac: 'LATARNIA-12', email: 'ola@x.test' },
  ])
  // Code and email are removed from the address bar.
  expect(page.address()).toBe('/company/join')
  await page.person.click(screen.getByRole('button', { name: 'Załóż konto' }))
  expect(page.platform.signIn).toHaveBeenCalledWith('/company/join', 'signup')
  await page.person.click(screen.getByRole('button', { name: 'Mam już konto' }))
  expect(page.platform.signIn).toHaveBeenLastCalledWith('/company/join', undefined)
  expect(page.api.sent('redeemAccessCode')).toEqual([])
})

test('a failed redirect to sign-in can be retried (P-AUTH-04)', async () => {
  const page = await open({ user: null })
  const signUp = await screen.findByRole('button', { name: 'Załóż konto' })
  page.platform.signIn.mockResolvedValueOnce(false)
  await page.person.click(signUp)
  await page.person.click(signUp)
  expect(page.platform.signIn).toHaveBeenCalledTimes(2)
  // The redirect is in progress.
  await page.person.click(signUp)
  expect(page.platform.signIn).toHaveBeenCalledTimes(2)
})

test('a user returning from sign-in gets the seat automatically (S-COMP-13, K-CODE-03)', async () => {
  const page = await open({ at: paths.companyJoin() })
  expect(await screen.findByText('Gotowe! Masz dostęp od swojej firmy: angielski.')).toBeVisible()
  expect(page.api.sent('redeemAccessCode').map(({ body }) => body)).toEqual([
    { companyAccessCode: 'LATARNIA-12', firstname: 'Ola', lastname: 'Nowak' },
  ])
  expect(page.api.sent('setAccessCode')).toEqual([])
  expect(page.platform.refreshSession).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link', { name: 'Zacznij naukę' })).toHaveAttribute('href', '/course')
})

test('a user who is already signed in gets the seat automatically, once', async () => {
  const page = await open({ user: null })
  await screen.findByText(/Zaproszenie jest dla/)
  act(() => {
    session.setStatus('authenticated')
    session.setUser(ola)
  })
  expect(await screen.findByText('Gotowe! Masz dostęp od swojej firmy: angielski.')).toBeVisible()
  expect(page.api.sent('redeemAccessCode')).toHaveLength(1)
})

test('a user signed in with another account sees a note and can switch accounts', async () => {
  const page = await open({
    user: learner({ email: 'inna@x.test' }),
    api: {
      getAccessCode: { cac: null },
      redeemAccessCode: { status: 'invalid', message: 'NO_INVITATION', languages: [] },
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /jest dla ola@x.test, a\sTy korzystasz z\skonta inna@x.test/,
  )
  await page.person.click(screen.getByRole('button', { name: 'Zaloguj się na inne konto' }))
  expect(page.platform.signOut).toHaveBeenCalledTimes(1)
})

test.each([
  ['CODE_ALREADY_USED', /wykorzystany/],
  ['CONTRACT_INACTIVE', /Umowa Twojej firmy/],
] as const)('a refusal shows its reason: %s (K-CODE-08)', async (message, text) => {
  await open({ api: { redeemAccessCode: { status: 'invalid', message, languages: [] } } })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toBeVisible()
})

test('without an invitation the code can be typed', async () => {
  const page = await open({ at: paths.companyJoin(), api: { getAccessCode: failure(500) } })
  await page.person.type(await screen.findByRole('textbox', { name: 'Kod dostępu' }), 'LATARNIA-12')
  await page.person.click(screen.getByRole('button', { name: 'Aktywuj kod' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Zacznij naukę' })).toBeVisible())
})

test('a link returns the values that the invitation email put into it (S-COMP-13)', () => {
  const hash = new URLSearchParams({ cac: 'LATARNIA-12', email: 'ola+1@x.pl' }).toString()
  const link = new URL(paths.companyJoin({}, { hash }), 'http://mowka.test')
  expect(link.search).toBe('')
  expect(readInvitationLink(link.hash)).toEqual({ cac: 'LATARNIA-12', email: 'ola+1@x.pl' })
})

test.each(['', '#', '#cac=A', '#email=a@b.pl', '#%E0%A4%A', '#main'])(
  '%j is not an invitation link',
  (hash) => {
    expect(readInvitationLink(hash)).toBeNull()
  },
)
