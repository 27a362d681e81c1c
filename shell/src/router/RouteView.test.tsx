import { paths } from '@mowka/contract/routes'
import { session } from '@mowka/kernel/session'
import { renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import { routeEntry } from '../routes/route-table'
import { provideAuth } from '../session/auth'
import { RouteView } from './RouteView'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const signIn = jest.fn<Promise<void>, [string]>()
const unreachable = new Error('The provider cannot be reached')

beforeEach(() => {
  signIn.mockReset().mockReturnValue(new Promise(() => {}))
  provideAuth({ signIn, signOut: async () => {}, refresh: async () => {} })
})

const open = () =>
  renderPage(<RouteView route={routeEntry('profile')} />, {
    route: 'profile',
    at: `${paths.profile()}?tab=2#name`,
    texts,
    user: null,
  })
const failed = () => screen.queryByRole('heading', { name: 'Nie udało się wczytać Twojego konta' })

describe('a page that requires sign-in', () => {
  test('redirects to the provider and back to its address (P-GUARD-02, C21)', async () => {
    await open()
    expect(signIn.mock.calls).toEqual([[`${paths.profile()}?tab=2#name`]])
    expect(failed()).toBeNull()
  })

  test('reports an unreachable provider once and retries on request', async () => {
    signIn.mockRejectedValueOnce(unreachable)
    const { person, platform } = await open()
    await waitFor(() => expect(failed()).toBeVisible())
    expect(platform.notify).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(signIn).toHaveBeenCalledTimes(2)
    expect(failed()).toBeNull()
  })

  test('continues automatically when the network is back', async () => {
    signIn.mockRejectedValueOnce(unreachable)
    await open()
    await waitFor(() => expect(failed()).toBeVisible())
    act(() => void window.dispatchEvent(new Event('online')))
    expect(signIn).toHaveBeenCalledTimes(2)
    expect(failed()).toBeNull()
  })
})

afterEach(() => act(() => session.signOut()))
