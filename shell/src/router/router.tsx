import { routes } from '@mowka/contract/routes'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { createBrowserRouter, Outlet, type RouteObject, useLocation, useNavigate } from 'react-router-dom'
import { FailedProduct, FailedRoute } from '../boundaries/FailurePages'
import { LeaveGuard } from '../feedback/LeaveGuard'
import { layouts, MAIN_ID } from '../layouts/Layouts'
import { type Verdict, verdictOn } from '../routes/guard'
import { type LayoutName, layoutNames, routeAt, routeEntry, routeTable } from '../routes/route-table'
import type { OpenMessage } from '../service-worker/rules'
import { RouteView } from './RouteView'

/** Returns the layout for a guard verdict; staff layouts are for staff only. */
function frameFor(verdict: Verdict, name: LayoutName): LayoutName {
  if (verdict === 'allow') return name
  if (typeof verdict === 'object' && 'show' in verdict && verdict.show === 'noAccess') return name
  // Default layout with the not-found page for a refused user; a bare loading page while the user is unknown.
  return typeof verdict === 'object' ? 'Default' : 'Trainer'
}

/**
 * The layout of the current route, after the guard's verdict: staff layouts reveal their sections, so other users get
 * the not-found page in the default layout (P-GUARD-05, P-GUARD-06, C70).
 */
export const LayoutView = observer(function LayoutView({ name }: { name: LayoutName }) {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  const Layout = layouts[route?.role ? frameFor(verdictOn(route), name) : name]
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
})

/** Providers around every layout that need the router. */
type Around = (props: { children: ReactNode }) => ReactNode

/** The routes of a layout as its children, so that navigating between them preserves the layout. */
function layoutRoutes(): RouteObject[] {
  return layoutNames.map((name) => ({
    element: <LayoutView name={name} />,
    children: routeTable
      .filter((route) => route.layout === name)
      .map((route) => ({
        path: routes[route.name],
        element: <RouteView key={route.name} route={route} />,
        errorElement: <FailedRoute />,
      })),
  }))
}

/**
 * Scrolls to the top and focuses the new page on every navigation, including back (P-ROUTE-69). A page with a hash
 * scrolls to its target once it is rendered. The browser restores the scroll position on reloads only.
 */
function FreshStart() {
  const { pathname } = useLocation()
  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    const stay = () => {
      history.scrollRestoration = 'manual'
    }
    stay()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', stay)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', stay)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it a new page
  useEffect(() => {
    window.scrollTo(0, 0)
    if (document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

/** Opens the page of a notification that was clicked. */
export function FollowNotifications() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = ({ data }: MessageEvent<OpenMessage>) => {
      if (typeof data?.open === 'string') void navigate(data.open)
    }
    navigator.serviceWorker?.addEventListener('message', follow)
    return () => navigator.serviceWorker?.removeEventListener('message', follow)
  }, [navigate])
  return null
}

/** Creates the router: history mode, every route in its layout, and the not-found page for unknown paths (C35). */
export function createRouter(Around: Around) {
  const Default = layouts.Default
  return createBrowserRouter([
    {
      element: (
        <Around>
          <FreshStart />
          <FollowNotifications />
          <LeaveGuard />
          <Outlet />
        </Around>
      ),
      errorElement: <FailedProduct />,
      children: [
        ...layoutRoutes(),
        {
          path: '*',
          element: (
            <Default>
              <RouteView route={routeEntry('notFound')} />
            </Default>
          ),
        },
      ],
    },
  ])
}
