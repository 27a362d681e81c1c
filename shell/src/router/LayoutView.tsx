import { observer } from 'mobx-react-lite'
import { Outlet, useLocation } from 'react-router-dom'
import { layouts } from '../layouts/Layouts'
import type { Verdict } from '../routes/guard'
import { routeAt } from '../routes/route-at'
import type { LayoutName } from '../routes/route-table'
import { verdictOn } from '../routes/verdict'

/** Returns the layout for a guard verdict; staff layouts are for staff only. */
function frameFor(verdict: Verdict, name: LayoutName): LayoutName {
  if (verdict === 'allow') return name
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
