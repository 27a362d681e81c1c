import { paths } from '@mowka/contract/routes'
import { session } from '@mowka/kernel/session'
import { renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import { provideAuth } from '../session/auth'
import { RouteView } from './RouteView'
import { routeEntry } from './route-table'

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

describe('a page that asks for someone signed in', () => {
  test('P-GUARD-02: leaves for the provider and back to its address (C21)', async () => {
    await open()
    expect(signIn.mock.calls).toEqual([[`${paths.profile()}?tab=2#name`]])
    expect(failed()).toBeNull()
  })

  test('says that the provider cannot be reached, once, and tries again when asked', async () => {
    signIn.mockRejectedValueOnce(unreachable)
    const { person, platform } = await open()
    await waitFor(() => expect(failed()).toBeVisible())
    expect(platform.notify).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(signIn).toHaveBeenCalledTimes(2)
    expect(failed()).toBeNull()
  })

  test('goes on by itself when the network is back', async () => {
    signIn.mockRejectedValueOnce(unreachable)
    await open()
    await waitFor(() => expect(failed()).toBeVisible())
    act(() => void window.dispatchEvent(new Event('online')))
    expect(signIn).toHaveBeenCalledTimes(2)
    expect(failed()).toBeNull()
  })
})

afterEach(() => act(() => session.signOut()))
