import { type RouteName, routes } from '@mowka/contract/routes'
import { langToPath } from '@mowka/domain/languages'
import { session } from '@mowka/kernel/session'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LegalPage } from '../legal/LegalPage'
import { LoginPage } from '../pages/LoginPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { SignInStoppedPage } from '../pages/SignInStoppedPage'
import { UnverifiedEmailPage } from '../pages/UnverifiedEmailPage'
import { likelyNext, savesData } from '../remotes/likely-next'
import { RemotePage } from '../remotes/RemotePage'
import { remoteLoader } from '../remotes/remote-loader'
import { whenQuiet } from '../remotes/when-quiet'
import { currentAuth } from '../session/auth'
import { leavePage } from '../session/leave-page'
import { Starting } from '../session/Starting'
import { isSiteDataBlocked } from '../site-data/site-data'
import { loadAhead } from './load-ahead'
import { type RouteEntry, routeEntry } from './route-table'
import { verdictOn } from './verdict'

const shellPages: Record<Extract<RouteEntry['content'], { shell: string }>['shell'], ComponentType> = {
  login: LoginPage,
  unverifiedEmail: UnverifiedEmailPage,
  notFound: NotFoundPage,
  terms: () => <LegalPage name="terms" />,
  privacy: () => <LegalPage name="privacy" />,
  cookies: () => <LegalPage name="cookies" />,
}

/** One route behind its guard. */
export const RouteView = observer(function RouteView({ route }: { route: RouteEntry }) {
  const verdict = verdictOn(route, useLocation().search)
  if (verdict === 'wait') return <Waiting route={route} />
  if (verdict === 'signIn') {
    // The provider could not bring anyone back: what a sign-in began with would be gone.
    return isSiteDataBlocked() ? <Navigate to={routePath('login')} replace /> : <SignIn />
  }
  if (verdict === 'allow') return <RouteContent route={route} />
  if ('show' in verdict) return verdict.show === 'notFound' ? <NotFoundPage /> : <SignInStoppedPage />
  return <Navigate to={routePath(verdict.redirectTo)} replace />
})

/** Until it is known who is here; what everyone gets who is signed in starts loading meanwhile. */
function Waiting({ route }: { route: RouteEntry }) {
  useEffect(() => void loadAhead(route), [route])
  return <Starting />
}

/** Routes that people are redirected to take a language at most. */
function routePath(name: RouteName): string {
  return routes[name]
    .replace(':lang?', langToPath(session.targetLang))
    .replace(':lang', langToPath(session.targetLang))
}

function RouteContent({ route }: { route: RouteEntry }) {
  const { content } = route
  const callOff = useRef(() => {})
  useEffect(() => () => callOff.current(), [])
  if ('redirectTo' in content) return <Navigate to={routePath(content.redirectTo)} replace />
  if ('shell' in content) {
    const ShellPage = shellPages[content.shell]
    return <ShellPage />
  }
  // A page that the live release does not have yet does not exist for people either.
  if (!remoteLoader().has(content.remote, 'pages', content.page)) return <NotFoundPage />
  return (
    <RemotePage
      remote={content.remote}
      page={content.page}
      onShown={() => {
        callOff.current()
        callOff.current = whenQuiet(() => prefetchAfter(route.name))
      }}
    />
  )
}

/** Fetches the code of the pages that people open next from here, behind everything else. */
function prefetchAfter(name: RouteName): void {
  if (savesData()) return
  for (const next of likelyNext[name] ?? []) {
    const { content } = routeEntry(next)
    if ('remote' in content) remoteLoader().prefetch(content.remote, 'pages', content.page, 'idle')
  }
}

/** Leaves for the identity provider and comes back to this address (C21). */
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
