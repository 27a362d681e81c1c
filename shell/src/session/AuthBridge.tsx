import { type User as Auth0User, useAuth0 } from '@auth0/auth0-react'
import { paths } from '@mowka/shared/contract/routes'
import { rolesFrom } from '@mowka/shared/domain/roles'
import { authorize, notify, track } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { reaction } from 'mobx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { account } from './account'
import { provideAuth } from './auth'
import type { AppState } from './auth-settings'
import { hasTokens, readOtherTab } from './other-tab'
import { refusedSignIn } from './refused-sign-in'
import { settleRoles } from './roles'
import { isSignInOver } from './token-trouble'

/** The reason that the provider gives for an address that was not confirmed, and the address if it names it. */
const EMAIL_NOT_VERIFIED = /email_not_verified(?::\s*([^\s@]+@[^\s@]+))?/

type AuthBridgeProps = {
  rolesClaim: string
  /** Loads the page again, for another person. */
  reload?: () => void
  children: ReactNode
}

/** Joins the identity provider's SDK to the session: token for calls, status, roles, account. */
export function AuthBridge({
  rolesClaim,
  reload = () => window.location.reload(),
  children,
}: AuthBridgeProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const auth = useAuth0<Auth0User>()
  const { isLoading, isAuthenticated, error, user, getAccessTokenSilently, loginWithRedirect, logout } = auth
  const latest = useRef({ auth, t })
  latest.current = { auth, t }
  /** The last token of someone who signs out; from then on no other can be had. */
  const farewell = useRef<Promise<string | null> | null>(null)
  /** Whose missing roles were waited for already. */
  const waitedFor = useRef<string | undefined>(undefined)

  useEffect(() => {
    // Who comes back after an expired session is most likely who was here.
    let lastEmail: string | undefined
    /** The token of this page was refused. */
    let isRefused = false
    const forget = () => {
      // Who is leaving anyway must not be sent to a new sign-in on the way.
      if (farewell.current) return
      lastEmail = session.user?.email ?? latest.current.auth.user?.email ?? lastEmail
      session.signOut()
      // Without a redirect: only the tokens of this browser go.
      void logout({ openUrl: false })
    }
    authorize({
      token: async () => {
        if (farewell.current) return farewell.current
        if (!latest.current.auth.isAuthenticated) return null
        try {
          return (await getAccessTokenSilently()) ?? null
        } catch (trouble) {
          // A network that is down ends no session: the call fails like any other.
          if (!isSignInOver(trouble)) throw trouble
          // The tokens died (revoked, expired, signed out in another tab): the guard starts a new sign-in.
          forget()
          return null
        }
      },
      onUnauthorized: (call) => {
        // Of calls that were on their way together, the first one speaks for all.
        if (latest.current.auth.isAuthenticated && !isRefused && !farewell.current)
          refusedSignIn.refused(call)
        isRefused = true
        forget()
      },
      onAccepted: refusedSignIn.accepted,
    })
    provideAuth({
      signIn: (target, hint) =>
        loginWithRedirect({
          appState: { target } satisfies AppState,
          authorizationParams: {
            ui_locales: document.documentElement.lang,
            screen_hint: hint === 'signup' ? hint : 'login',
            ...(hint === 'again' ? { prompt: 'login' } : {}),
            login_hint: lastEmail,
          },
        }),
      signOut: async (returnTo) => {
        // The SDK drops its tokens at once, before a call that was just begun asks for one.
        farewell.current ??= getAccessTokenSilently().then(
          (token) => token ?? null,
          () => null,
        )
        await farewell.current
        await logout({ logoutParams: { returnTo } })
      },
      refresh: async () => {
        await getAccessTokenSilently({ cacheMode: 'off' })
      },
    })
  }, [getAccessTokenSilently, loginWithRedirect, logout])

  // The claims come again with every token. Before the account: a guard must not judge it without them.
  useEffect(() => {
    if (isLoading || !isAuthenticated) return
    const roles = rolesFrom(user, rolesClaim)
    session.setRoles(roles)
    if (roles.length > 0 || waitedFor.current === user?.sub) return
    waitedFor.current = user?.sub
    account.setRolesPending(true)
    void settleRoles(user, rolesClaim, async () => {
      await getAccessTokenSilently({ cacheMode: 'off' })
      return latest.current.auth.getIdTokenClaims()
    }).then((settled) => {
      session.setRoles(settled)
      account.setRolesPending(false)
    })
  }, [isLoading, isAuthenticated, user, rolesClaim, getAccessTokenSilently])

  useEffect(() => {
    if (isLoading) return
    const unverified = EMAIL_NOT_VERIFIED.exec(error?.message ?? '')
    if (unverified) {
      account.setUnconfirmedEmail(unverified[1] ?? null)
      session.setStatus('unverified')
    } else if (isAuthenticated) {
      void account.load()
    } else {
      if (!error) return session.setStatus('anonymous')
      notify('error', latest.current.t('signInFailed'))
      // To a page that asks for nobody, and there before the guard looks: it would send them straight back to a
      // provider that just failed. Not inside an effect, where React cannot go at once.
      queueMicrotask(() => {
        navigate(paths.login(), { replace: true, flushSync: true })
        session.setStatus('anonymous')
      })
    }
  }, [isLoading, isAuthenticated, error, navigate])

  // What another tab did holds here too: nobody goes on working under a name that is not theirs.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const other = readOtherTab(event, latest.current.auth.user?.sub, hasTokens)
      if (other === 'signed out') {
        // Not through the guard: the provider's own session may live a moment longer and would sign them in again.
        navigate(paths.login(), { replace: true, flushSync: true })
        session.signOut()
      }
      if (other === 'signed in as someone else') reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [reload, navigate])

  // A sign-up is tracked once: the API says so in exactly one answer (U21).
  useEffect(
    () =>
      reaction(
        () => session.user?.isNew,
        (isNew) => isNew && track('USER_REGISTERED', { lang: session.targetLang }),
      ),
    [],
  )

  return children
}
