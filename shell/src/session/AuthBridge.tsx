import type { Auth0ProviderWithConfigOptions } from '@auth0/auth0-react'
import { endpoints } from '@mowka/contract/endpoints'
import { paths } from '@mowka/contract/routes'
import { rolesFrom } from '@mowka/domain/user/roles'
import { authorize, notify, track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { responseCache } from '../cache/response-cache'
import { requireConfirmation } from '../confirm-email/ConfirmEmail'
import { onIdle } from '../remotes/on-idle'
import { account } from './account'
import { provideAuth } from './auth'
import type { AppState } from './auth-settings'
import { claimDevice, clearUserData, isDeviceClaimed } from './device-owner'
import { IdentityHost, identity, type Sdk } from './identity'
import { refusedSignIn } from './refused-sign-in'
import { resolveRoles } from './roles'
import { hasTokens, isReturning, type Kept, readOtherTab, readStoredSignIn } from './stored-sign-in'

/** Whether a sign-in failed because of this device's clock: the SDK's time errors contain the current time. */
const isClockWrong = (error: Error): boolean => /current time \(/i.test(error.message)

/** Errors of the identity SDK for invalid tokens that require a new sign-in. */
const dead: readonly string[] = [
  'login_required',
  'invalid_grant',
  'missing_refresh_token',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'access_denied',
]

/** Whether fetching a token failed because the sign-in is over, rather than for network reasons. */
const isSignInOver = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'error' in error &&
  typeof error.error === 'string' &&
  dead.includes(error.error)

/** The provider's error for an unconfirmed email, with the email if it names it. */
const EMAIL_NOT_VERIFIED = /email_not_verified(?::\s*([^\s@]+@[^\s@]+))?/

/** Key of the call after which the account no longer exists, as reported by the HTTP client. */
const ACCOUNT_DELETION = endpoints.deleteAccount.call.toLowerCase()

/** The current user: from the SDK once it is loaded, until then from the stored sign-in. */
type CurrentUser = Pick<Sdk, 'isAuthenticated' | 'user' | 'error'> & { isLoading: boolean }

function currentUser(sdk: Sdk | null, kept: Kept): CurrentUser {
  if (sdk) return { isLoading: false, isAuthenticated: sdk.isAuthenticated, user: sdk.user, error: sdk.error }
  const user = typeof kept === 'object' ? kept.claims : undefined
  return { isLoading: kept === 'unclear', isAuthenticated: user !== undefined, user, error: undefined }
}

type AuthBridgeProps = {
  settings: Auth0ProviderWithConfigOptions
  rolesClaim: string
  /** Called after a redirect back from the provider, with the target of the sign-in. */
  onReturn: (target: string | undefined) => void
  /** Reloads the page for another user. */
  reload?: () => void
  children: ReactNode
}

/** Connects the identity provider's SDK to the session: tokens, status, roles, account. */
export const AuthBridge = observer(function AuthBridge({
  settings,
  rolesClaim,
  onReturn,
  reload = () => window.location.reload(),
  children,
}: AuthBridgeProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const [kept] = useState(() => (isReturning(location.search) ? 'unclear' : readStoredSignIn(settings)))
  const who = currentUser(identity.sdk, kept)
  const { isLoading, isAuthenticated, error, user } = who
  const subject = user?.sub
  const latest = useRef({ who, t })
  latest.current = { who, t }
  /** The last token of a user who signs out; afterwards no other is available. */
  const lastToken = useRef<Promise<string | null> | null>(null)
  /** Subject whose missing roles were already awaited. */
  const waitedFor = useRef<string | undefined>(undefined)

  // A failed load is reported where the UI waits for it (`Starting`).
  useEffect(() => {
    const want = () => void identity.want().catch(() => {})
    if (kept === 'unclear') want()
    // Tokens expire during work, so the SDK is loaded by then.
    else if (kept !== 'nobody') return onIdle(want)
  }, [kept])

  useEffect(() => {
    // After an expired session the next sign-in is most likely the same user's.
    let lastEmail: string | undefined
    /** Whether this page's token was refused. */
    let isRefused = false
    const forget = () => {
      // A user who is signing out must not be sent to a new sign-in.
      if (lastToken.current) return
      lastEmail = session.user?.email ?? latest.current.who.user?.email ?? lastEmail
      session.signOut()
      responseCache.forget()
      // Without a redirect: only this browser's tokens are dropped.
      void identity.want().then(
        (sdk) => sdk.logout({ openUrl: false }),
        () => {},
      )
    }
    const token = async (): Promise<string | null> => {
      if (!latest.current.who.isAuthenticated) return null
      // Another tab may have renewed it.
      const now = identity.sdk ? 'unclear' : readStoredSignIn(settings)
      if (typeof now === 'object' && now.token) return now.token
      const sdk = await identity.want()
      return sdk.isAuthenticated ? ((await sdk.getAccessTokenSilently()) ?? null) : null
    }
    const fetchLastToken = () => {
      lastToken.current ??= token().catch(() => null)
      return lastToken.current
    }
    authorize({
      token: async () => {
        if (lastToken.current) return lastToken.current
        try {
          return await token()
        } catch (trouble) {
          // A network failure does not end the session: the call fails like any other.
          if (!isSignInOver(trouble)) throw trouble
          // The tokens are invalid (revoked, expired, signed out in another tab): the guard starts a new sign-in.
          forget()
          return null
        }
      },
      onUnauthorized: (call) => {
        // Of several concurrent calls only the first refusal counts.
        if (latest.current.who.isAuthenticated && !isRefused && !lastToken.current)
          refusedSignIn.refused(call)
        isRefused = true
        forget()
      },
      onEmailNotConfirmed: requireConfirmation,
      onAccepted: (call) => {
        refusedSignIn.accepted(call)
        // The token is refused from now on, in other tabs too. The confirmation stays until the user leaves
        // (L-ACC-06).
        if (call === ACCOUNT_DELETION) void fetchLastToken()
      },
    })
    provideAuth({
      signIn: async (target, hint) =>
        (await identity.want()).loginWithRedirect({
          appState: { target } satisfies AppState,
          authorizationParams: {
            ui_locales: document.documentElement.lang,
            screen_hint: hint === 'signup' ? hint : 'login',
            ...(hint === 'again' ? { prompt: 'login' } : {}),
            login_hint: lastEmail,
          },
        }),
      signOut: async (returnTo) => {
        const sdk = await identity.want()
        // The SDK drops its tokens immediately, before a call that has just started asks for one.
        await fetchLastToken()
        await sdk.logout({ logoutParams: { returnTo } })
      },
      refresh: async () => {
        await (await identity.want()).getAccessTokenSilently({ cacheMode: 'off' })
      },
    })
  }, [settings])

  // Claims arrive with every token. They are read before the account, because the guard must not judge it without
  // them.
  useEffect(() => {
    if (isLoading || !isAuthenticated) return
    const roles = rolesFrom(user, rolesClaim)
    session.setRoles(roles)
    if (roles.length > 0 || waitedFor.current === user?.sub) return
    waitedFor.current = user?.sub
    account.setRolesPending(true)
    void resolveRoles(user, rolesClaim, async () => {
      const sdk = await identity.want()
      await sdk.getAccessTokenSilently({ cacheMode: 'off' })
      return sdk.getIdTokenClaims()
    }).then((settled) => {
      session.setRoles(settled)
      account.setRolesPending(false)
    })
  }, [isLoading, isAuthenticated, user, rolesClaim])

  useEffect(() => {
    if (isLoading) return
    const unverified = EMAIL_NOT_VERIFIED.exec(error?.message ?? '')
    if (unverified) {
      account.setUnconfirmedEmail(unverified[1] ?? null)
      session.setStatus('unverified')
    } else if (isAuthenticated) {
      if (subject) claimDevice(subject)
      if (responseCache.me) account.begin(responseCache.me)
      void account.load()
    } else {
      if (!error) return session.setStatus('anonymous')
      // The login page explains a wrong clock until it is corrected.
      if (isClockWrong(error)) account.setClockWrong(true)
      else notify('error', latest.current.t('signInFailed'))
      // Navigates to a public page before the guard runs, which would redirect straight back to the provider that
      // just failed. Not within an effect, where React can't flush synchronously.
      queueMicrotask(() => {
        void navigate(paths.login(), { replace: true, flushSync: true })
        session.setStatus('anonymous')
      })
    }
  }, [isLoading, isAuthenticated, subject, error, navigate])

  // Applies sign-in changes of other tabs, so that nobody works under another user's name.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const other = readOtherTab(event, latest.current.who.user?.sub, hasTokens)
      if (other === 'signed out' && !lastToken.current) {
        // First, while forms are mounted to store their input and ask no questions.
        session.signOut()
        // After an expired session everything stays for the returning user.
        if (isDeviceClaimed()) responseCache.forget()
        else clearUserData()
        // Bypasses the guard: the provider's own session may live slightly longer and would sign the user in again.
        void navigate(paths.login(), { replace: true, flushSync: true })
      }
      if (other === 'signed in as someone else') reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [reload, navigate])

  // Pages change the account too.
  useEffect(
    () =>
      reaction(
        () => session.user,
        (known) => known && responseCache.storeMe(known),
      ),
    [],
  )

  // A sign-up is tracked once: exactly one API response flags it (U21).
  useEffect(
    () =>
      reaction(
        () => session.user?.isNew,
        (isNew) => isNew && track('USER_REGISTERED', { lang: session.targetLang }),
      ),
    [],
  )

  return (
    <>
      {children}
      <IdentityHost settings={settings} onReturn={onReturn} />
    </>
  )
})
