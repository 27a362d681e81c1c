import { useAuth0 } from '@auth0/auth0-react'
import { ROLES_CLAIM } from '@mowka/domain/user/roles'
import { addTexts, startI18n } from '@mowka/kernel/i18n'
import { session } from '@mowka/kernel/session'
import { UiProvider } from '@mowka/kernel/ui'
import { fakeApi, learner } from '@mowka/testing'
import { Form, TextInput } from '@mowka/web/forms'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { confirmations } from '../feedback/confirm-store'
import { LeaveGuard } from '../feedback/LeaveGuard'
import plTexts from '../locales/pl.json'
import { startPlatform } from '../platform'
import { provideRequest } from '../router/request.fixture'
import { AuthBridge } from './AuthBridge'
import { identity } from './identity'

jest.mock('@auth0/auth0-react', () => ({
  Auth0Provider: ({ children }: { children: unknown }) => children,
  useAuth0: jest.fn(),
}))

type Values = { name: string }
const startsSignIn = jest.fn()

/** The guard's replacement for a page that requires sign-in. */
function SignIn() {
  useEffect(() => startsSignIn(), [])
  return null
}

const GuardedPage = observer(() =>
  session.isAuthenticated ? (
    <Form<Values> initialValues={{ name: '' }} save={async () => ({ ok: true, answer: undefined })}>
      <TextInput<Values> name="name" label="Imię" />
    </Form>
  ) : (
    <SignIn />
  ),
)

/** Types into a form and ends the sign-in in another tab. */
async function typeAndEnd() {
  history.replaceState(null, '', '/profile')
  const router = createBrowserRouter([
    {
      element: (
        <AuthBridge
          settings={{ domain: 'id', clientId: 'client' }}
          rolesClaim={ROLES_CLAIM}
          onReturn={() => {}}
        >
          <LeaveGuard />
          <Outlet />
        </AuthBridge>
      ),
      children: [
        { path: '/profile', element: <GuardedPage /> },
        { path: '/login', element: <h1>Zaloguj się</h1> },
      ],
    },
  ])
  identity.forget()
  void identity.want()
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  await waitFor(() => expect(session.status).toBe('authenticated'))
  startsSignIn.mockClear()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Imię' }), 'Ola')
  // Outside of `act`, which would flush everything at once: this test is about the order.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'signIn.@@auth0spajs@@::client::@@user@@', newValue: null }),
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}

test('a sign-in that ends in another tab leads a typed form to the sign-in page without confirmation and stores its input', async () => {
  provideRequest()
  await startI18n('pl')
  await addTexts('shell', { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) })
  startPlatform()
  fakeApi({ getMe: learner() })
  // A stable object, like the real one.
  const sdk = {
    isLoading: false,
    isAuthenticated: true,
    user: { sub: 'auth0|anna', [ROLES_CLAIM]: ['learner'] },
    getAccessTokenSilently: async () => 'token-1',
  }
  jest.mocked(useAuth0).mockReturnValue(sdk as unknown as ReturnType<typeof useAuth0>)

  await typeAndEnd()
  expect(confirmations.question).toBeNull()
  expect(location.pathname).toBe('/login')
  expect(screen.getByRole('heading', { name: 'Zaloguj się' })).toBeInTheDocument()
  expect(startsSignIn).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('drawerDrafts')).toContain('Ola')
})
