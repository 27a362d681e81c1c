import { type RouteName, routes } from '@mowka/contract/routes'
import { langToPath } from '@mowka/domain/languages/languages'
import { session } from '@mowka/kernel/session'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { NoAccessPage, NotFoundPage } from '../boundaries/FailurePages'
import { LegalPage } from '../legal/LegalPage'
import { LoginPage, SignInStoppedPage, UnverifiedEmailPage } from '../pages/sign-in-pages'
import { onIdle } from '../remotes/on-idle'
import { RemotePage } from '../remotes/RemotePage'
import { remoteLoader } from '../remotes/remote-loader'
import { type Verdict, verdictOn } from '../routes/guard'
import { type RouteEntry, routeEntry } from '../routes/route-table'
import { currentAuth, leavePage } from '../session/auth'
import { Starting } from '../session/Starting'
import { isSiteDataBlocked } from '../site-data/site-data'
import { likelyNext, loadAhead, savesData } from './preload'

const shellPages: Record<Extract<RouteEntry['content'], { shell: string }>['shell'], ComponentType> = {
  login: LoginPage,
  unverifiedEmail: UnverifiedEmailPage,
  notFound: NotFoundPage,
  terms: () => <LegalPage name="terms" />,
  privacy: () => <LegalPage name="privacy" />,
  cookies: () => <LegalPage name="cookies" />,
}

/** Pages for users whom the guard refuses. */
const refusals: Record<Extract<Verdict, { show: string }>['show'], ComponentType> = {
  notFound: NotFoundPage,
  noAccess: NoAccessPage,
  signInStopped: SignInStoppedPage,
}

/** A route behind its guard. */
export const RouteView = observer(function RouteView({ route }: { route: RouteEntry }) {
  const verdict = verdictOn(route, useLocation().search)
  if (verdict === 'wait') return <Waiting route={route} />
  if (verdict === 'signIn') {
    // A redirect back from the provider could not be completed, because the stored sign-in state would be gone.
    return isSiteDataBlocked() ? <Navigate to={routePath('login')} replace /> : <SignIn />
  }
  if (verdict === 'allow') return <RouteContent route={route} />
  if ('show' in verdict) {
    const Refusal = refusals[verdict.show]
    return <Refusal />
  }
  return <Navigate to={routePath(verdict.redirectTo)} replace />
})

/** Shown until the user is known; preloads the page meanwhile. */
function Waiting({ route }: { route: RouteEntry }) {
  useEffect(() => void loadAhead(route), [route])
  return <Starting />
}

/** Redirect targets have at most a language parameter. */
function routePath(name: RouteName): string {
  return routes[name]
    .replace(':lang?', langToPath(session.targetLang))
    .replace(':lang', langToPath(session.targetLang))
}

function RouteContent({ route }: { route: RouteEntry }) {
  const { content } = route
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])
  if ('redirectTo' in content) return <Navigate to={routePath(content.redirectTo)} replace />
  if ('shell' in content) {
    const ShellPage = shellPages[content.shell]
    return <ShellPage />
  }
  // A page that the live release lacks doesn't exist yet.
  if (!remoteLoader().has(content.remote, 'pages', content.page)) return <NotFoundPage />
  return (
    <RemotePage
      remote={content.remote}
      page={content.page}
      onShown={() => {
        cancel.current()
        cancel.current = onIdle(() => prefetchAfter(route.name))
      }}
    />
  )
}

/** Prefetches the code of the likely next pages with low priority. */
function prefetchAfter(name: RouteName): void {
  if (savesData()) return
  for (const next of likelyNext[name] ?? []) {
    const { content } = routeEntry(next)
    if ('remote' in content) remoteLoader().prefetch(content.remote, 'pages', content.page, 'idle')
  }
}

/** Redirects to the identity provider and back to this address (C21). */
function SignIn() {
  const { pathname, search, hash } = useLocation()
  const [failed, setFailed] = useState(false)
  const leave = () => {
    setFailed(false)
    leavePage()
    currentAuth()
      .signIn(pathname + search + hash)
      .catch(() => setFailed(true))
  }
  const start = useEffectEvent(leave)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another place to come back to
  useEffect(() => start(), [pathname, search, hash])
  return <Starting failed={failed} onRetry={leave} />
}
