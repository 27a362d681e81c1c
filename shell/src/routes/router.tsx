import { routes } from '@mowka/contract/routes'
import { type ReactNode, useEffect } from 'react'
import { createBrowserRouter, Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { FailedProduct, FailedRoute } from '../boundaries/FailurePages'
import { LeaveGuard } from '../feedback/LeaveGuard'
import { layouts, MAIN_ID } from '../layouts/Layouts'
import { LayoutView } from './LayoutView'
import { RouteView } from './RouteView'
import { layoutNames, routeEntry, routeTable } from './route-table'

/** What is around every layout: providers that need the router. */
type Around = (props: { children: ReactNode }) => ReactNode

/** The routes of one layout below it, so that going between them keeps the frame. */
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
 * Every navigation starts at the top (P-ROUTE-69), going back too, with the focus on the new page. A page with its own
 * hash scrolls there when it knows where that is. The browser remembers a place only for reloads.
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

/** The router: history mode, every route in its layout, unknown paths like the not-found page (C35). */
export function createRouter(Around: Around) {
  const Default = layouts.Default
  return createBrowserRouter([
    {
      element: (
        <Around>
          <FreshStart />
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
