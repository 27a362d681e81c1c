import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import { account } from '../session/account'
import { LoginPage } from './LoginPage'

let mockIsBlocked = false
jest.mock('../site-data/site-data', () => ({ isSiteDataBlocked: () => mockIsBlocked }))

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const reload = jest.fn()
const open = () =>
  renderPage(<LoginPage reload={reload} />, { route: 'login', at: paths.login(), texts, user: null })

test.each([
  ['Zaloguj się', undefined],
  ['Załóż konto', 'signup'],
] as const)(
  '"%s" redirects to the provider once, with the courses as return target (P-AUTH-04)',
  async (name, hint) => {
    const { person, platform } = await open()
    const button = screen.getByRole('button', { name })
    await person.click(button)
    await person.click(button)
    expect(platform.signIn.mock.calls).toEqual([['/course', hint]])
  },
)

test('a sign-in that could not start can be retried (P-AUTH-04)', async () => {
  const { person, platform } = await open()
  const button = screen.getByRole('button', { name: 'Zaloguj się' })
  platform.signIn.mockResolvedValueOnce(false)
  await person.click(button)
  await person.click(button)
  expect(platform.signIn).toHaveBeenCalledTimes(2)
})

test('the page names the device clock after a sign-in failed because of it, and offers to sign in again', async () => {
  account.setClockWrong(true)
  const { person, platform } = await open()
  expect(screen.getByRole('status')).toHaveTextContent(/^Sprawdź zegar.*Urządzenie wskazuje \d/)
  await person.click(screen.getByRole('button', { name: 'Zaloguj się' }))
  expect(platform.signIn).toHaveBeenCalledTimes(1)
  account.setClockWrong(false)
})

test("the page explains blocked site data instead of offering a sign-in that can't work", async () => {
  mockIsBlocked = true
  const { person } = await open()
  expect(screen.getByRole('heading', { name: 'Przeglądarka blokuje dane tej witryny' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zaloguj się' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Wczytaj ponownie' }))
  expect(reload).toHaveBeenCalledTimes(1)
  mockIsBlocked = false
})
