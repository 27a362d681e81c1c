import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { act, screen } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import { RouteView } from '../router/RouteView'
import { routeEntry } from '../routes/route-table'
import { provideAuth } from '../session/auth'
import { refusedSignIn } from '../session/refused-sign-in'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}

const signIn = jest.fn<Promise<void>, [string]>().mockReturnValue(new Promise(() => {}))

test('a user refused twice is told so and signs in again only by pressing the button (P-AUTH-06)', async () => {
  provideAuth({ signIn, signOut: async () => {}, refresh: async () => {} })
  const { person, platform } = await renderPage(<RouteView route={routeEntry('courses')} />, {
    route: 'courses',
    at: `${paths.courses()}?level=A2`,
    texts,
    user: null,
  })
  expect(signIn.mock.calls).toEqual([['/course?level=A2']])
  act(() => {
    refusedSignIn.refused('get /user/me')
    refusedSignIn.refused('get /user/me')
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Nie udało się Cię zalogować' })).toBeVisible()
  expect(signIn).toHaveBeenCalledTimes(1)
  const again = screen.getByRole('button', { name: 'Zaloguj się ponownie' })
  platform.signIn.mockResolvedValueOnce(false)
  await person.click(again)
  expect(platform.signIn).toHaveBeenLastCalledWith('/course?level=A2', 'again')
  // A sign-in that could not start can be retried.
  await person.click(again)
  expect(platform.signIn).toHaveBeenCalledTimes(2)
  await person.click(again)
  expect(platform.signIn).toHaveBeenCalledTimes(2)
})
