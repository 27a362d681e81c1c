import { paths } from '@mowka/shared/contract/routes'
import { renderPage } from '@mowka/shared/testing'
import { screen } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import { LoginPage } from './LoginPage'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const open = () => renderPage(<LoginPage />, { route: 'login', at: paths.login(), texts, user: null })

test.each([
  ['Zaloguj się', undefined],
  ['Załóż konto', 'signup'],
] as const)(
  'P-AUTH-04: "%s" leaves for the provider, once, and comes back to the courses',
  async (name, hint) => {
    const { person, platform } = await open()
    const button = screen.getByRole('button', { name })
    await person.click(button)
    await person.click(button)
    expect(platform.signIn.mock.calls).toEqual([['/course', hint]])
  },
)

test('P-AUTH-04: a sign-in that could not begin can be tried again', async () => {
  const { person, platform } = await open()
  const button = screen.getByRole('button', { name: 'Zaloguj się' })
  platform.signIn.mockResolvedValueOnce(false)
  await person.click(button)
  await person.click(button)
  expect(platform.signIn).toHaveBeenCalledTimes(2)
})
