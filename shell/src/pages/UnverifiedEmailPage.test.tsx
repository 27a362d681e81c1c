import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { act, screen } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import { account } from '../session/account'
import { UnverifiedEmailPage } from './UnverifiedEmailPage'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const RESEND = 'http://localhost:4001/account/resend-verification'

/** The page's data block as written by the server. */
function page(confirmationUrl: string | null) {
  const block = document.createElement('script')
  block.id = 'mowka-page'
  block.type = 'application/json'
  block.textContent = JSON.stringify({ config: { siteUrl: 'https://mowka.test/', confirmationUrl } })
  document.body.append(block)
}
const open = () =>
  renderPage(<UnverifiedEmailPage />, {
    route: 'unverifiedEmail',
    at: paths.unverifiedEmail(),
    texts,
    user: null,
  })

afterEach(() => {
  document.getElementById('mowka-page')?.remove()
  act(() => account.setUnconfirmedEmail(null))
})

test('the page shows the email, and the link can be resent to it (P-UNVER-01)', async () => {
  page(RESEND)
  act(() => account.setUnconfirmedEmail('anna@mowka.test'))
  await open()
  expect(screen.getByText('anna@mowka.test')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Wyślij link jeszcze raz/ })).toHaveAttribute(
    'href',
    `${RESEND}?email=anna%40mowka.test&ui_locales=pl`,
  )
})

test('without a known email or a resend address the page offers no resend link (P-UNVER-01)', async () => {
  page(null)
  await open()
  expect(screen.getByText(/na adres podany przy zakładaniu konta/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Wyślij link/ })).not.toBeInTheDocument()
})

test('both buttons sign out, to the courses and to the public site (P-UNVER-02, P-UNVER-03)', async () => {
  page(null)
  const { person, platform } = await open()
  await person.click(screen.getByRole('button', { name: 'Adres potwierdzony, zaloguj się' }))
  expect(platform.signOut).toHaveBeenLastCalledWith('/course')
  await person.click(screen.getByRole('button', { name: /^Wyloguj się i\swróć/ }))
  expect(platform.signOut).toHaveBeenLastCalledWith('https://mowka.test/')
})
