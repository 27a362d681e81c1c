import type { Auth0ProviderWithConfigOptions } from '@auth0/auth0-react'
import { endpoints } from '@mowka/contract/endpoints'
import { paths } from '@mowka/contract/routes'
import { rolesFrom } from '@mowka/domain/roles'
import { authorize, notify, track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { keptAnswers } from '../kept/kept-answers'
import { whenQuiet } from '../remotes/when-quiet'
import { account } from './account'
import { provideAuth } from './auth'
import type { AppState } from './auth-settings'
import { forgetPerson } from './forget-person'
import { IdentityHost } from './IdentityHost'
import { identity, type Sdk } from './identity'
import { hasTokens, isReturning, type Kept, readKeptSignIn } from './kept-sign-in'
import { isDeviceTaken, takeDevice } from './last-person'
import { readOtherTab } from './other-tab'
import { refusedSignIn } from './refused-sign-in'
import { settleRoles } from './roles'
import { isClockWrong } from './sign-in-trouble'
import { isSignInOver } from './token-trouble'

/** The reason that the provider gives for an address that was not confirmed, and the address if it names it. */
const EMAIL_NOT_VERIFIED = /email_not_verified(?::\s*([^\s@]+@[^\s@]+))?/

/** The call after which nobody is here any more, as the authorization hears of it. */
const ACCOUNT_DELETION = endpoints.deleteAccount.call.toLowerCase()

/** Who is here, as far as it is known: from the SDK once it is loaded, until then from what this browser keeps. */
type Known = Pick<Sdk, 'isAuthenticated' | 'user' | 'error'> & { isLoading: boolean }

function whoIsHere(sdk: Sdk | null, kept: Kept): Known {
  if (sdk) return { isLoading: false, isAuthenticated: sdk.isAuthenticated, user: sdk.user, error: sdk.error }
  const user = typeof kept === 'object' ? kept.claims : undefined
  return { isLoading: kept === 'unclear', isAuthenticated: user !== undefined, user, error: undefined }
}

type AuthBridgeProps = {
  settings: Auth0ProviderWithConfigOptions
  rolesClaim: string
  /** Someone came back from the identity provider, with the target that they took there. */
  onReturn: (target: string | undefined) => void
  /** Loads the page again, for another person. */
  reload?: () => void
  children: ReactNode
}

/** Joins the identity provider's SDK to the session: token for calls, status, roles, account. */
export const AuthBridge = observer(function AuthBridge({
  settings,
  rolesClaim,
  onReturn,
  reload = () => window.location.reload(),
  children,
}: AuthBridgeProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const [kept] = useState(() => (isReturning(location.search) ? 'unclear' : readKeptSignIn(settings)))
  const who = whoIsHere(identity.sdk, kept)
  const { isLoading, isAuthenticated, error, user } = who
  const subject = user?.sub
  const latest = useRef({ who, t })
  latest.current = { who, t }
  /** The last token of someone who signs out; from then on no other can be had. */
  const farewell = useRef<Promise<string | null> | null>(null)
  /** Whose missing roles were waited for already. */
  const waitedFor = useRef<string | undefined>(undefined)

  // What is lost on the way is said where someone waits for it (`Starting`).
  useEffect(() => {
    const want = () => void identity.want().catch(() => {})
    if (kept === 'unclear') want()
    // Tokens end in the middle of work: then the SDK is there already.
    else if (kept !== 'nobody') return whenQuiet(want)
  }, [kept])

  useEffect(() => {
    // Who comes back after an expired session is most likely who was here.
    let lastEmail: string | undefined
    /** The token of this page was refused. */
    let isRefused = false
    const forget = () => {
      // Who is leaving anyway must not be sent to a new sign-in on the way.
      if (farewell.current) return
      lastEmail = session.user?.email ?? latest.current.who.user?.email ?? lastEmail
      session.signOut()
      keptAnswers.forget()
      // Without a redirect: only the tokens of this browser go.
      void identity.want().then(
        (sdk) => sdk.logout({ openUrl: false }),
        () => {},
      )
    }
    const token = async (): Promise<string | null> => {
      if (!latest.current.who.isAuthenticated) return null
      // As fresh as another tab may have made it.
      const now = identity.sdk ? 'unclear' : readKeptSignIn(settings)
      if (typeof now === 'object' && now.token) return now.token
      const sdk = await identity.want()
      return sdk.isAuthenticated ? ((await sdk.getAccessTokenSilently()) ?? null) : null
    }
    const takeFarewell = () => {
      farewell.current ??= token().catch(() => null)
      return farewell.current
    }
    authorize({
      token: async () => {
        if (farewell.current) return farewell.current
        try {
          return await token()
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
        if (latest.current.who.isAuthenticated && !isRefused && !farewell.current) refusedSignIn.refused(call)
        isRefused = true
        forget()
      },
      onAccepted: (call) => {
        refusedSignIn.accepted(call)
        // Their token is refused from now on, in other tabs, too. The good-bye stands until they leave (L-ACC-06).
        if (call === ACCOUNT_DELETION) void takeFarewell()
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
        // The SDK drops its tokens at once, before a call that was just begun asks for one.
        await takeFarewell()
        await sdk.logout({ logoutParams: { returnTo } })
      },
      refresh: async () => {
        await (await identity.want()).getAccessTokenSilently({ cacheMode: 'off' })
      },
    })
  }, [settings])

  // The claims come again with every token. Before the account: a guard must not judge it without them.
  useEffect(() => {
    if (isLoading || !isAuthenticated) return
    const roles = rolesFrom(user, rolesClaim)
    session.setRoles(roles)
    if (roles.length > 0 || waitedFor.current === user?.sub) return
    waitedFor.current = user?.sub
    account.setRolesPending(true)
    void settleRoles(user, rolesClaim, async () => {
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
      if (subject) takeDevice(subject)
      if (keptAnswers.me) account.begin(keptAnswers.me)
      void account.load()
    } else {
      if (!error) return session.setStatus('anonymous')
      // The page that it leads to explains a wrong clock for as long as someone needs to set it.
      if (isClockWrong(error)) account.setClockWrong(true)
      else notify('error', latest.current.t('signInFailed'))
      // To a page that asks for nobody, and there before the guard looks: it would send them straight back to a
      // provider that just failed. Not inside an effect, where React cannot go at once.
      queueMicrotask(() => {
        void navigate(paths.login(), { replace: true, flushSync: true })
        session.setStatus('anonymous')
      })
    }
  }, [isLoading, isAuthenticated, subject, error, navigate])

  // What another tab did holds here too: nobody goes on working under a name that is not theirs.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const other = readOtherTab(event, latest.current.who.user?.sub, hasTokens)
      if (other === 'signed out' && !farewell.current) {
        // First, while forms are there to keep what is typed in them and ask no more questions.
        session.signOut()
        // A sign-in that ended by itself leaves everything to whoever comes back.
        if (isDeviceTaken()) keptAnswers.forget()
        else forgetPerson()
        // Not through the guard: the provider's own session may live a moment longer and would sign them in again.
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
        (known) => known && keptAnswers.keepMe(known),
      ),
    [],
  )

  // A sign-up is tracked once: the API says so in exactly one answer (U21).
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
