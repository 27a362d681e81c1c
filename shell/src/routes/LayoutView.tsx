import { observer } from 'mobx-react-lite'
import { Outlet, useLocation } from 'react-router-dom'
import { layouts } from '../layouts/Layouts'
import type { Verdict } from './guard'
import { routeAt } from './route-at'
import type { LayoutName } from './route-table'
import { verdictOn } from './verdict'

/** The frame for what the guard decided: staff's own only for staff. */
function frameFor(verdict: Verdict, name: LayoutName): LayoutName {
  if (verdict === 'allow') return name
  // Its own page where someone is turned away; nothing but the wait where that is not known yet.
  return typeof verdict === 'object' ? 'Default' : 'Trainer'
}

/**
 * The frame of the open route. The guard decides first: staff's frames name what is in them, so outsiders get the
 * not-found page in the default one (P-GUARD-05, P-GUARD-06, C70).
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
