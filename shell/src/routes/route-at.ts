import { routes } from '@mowka/contract/routes'
import { matchRoutes } from 'react-router-dom'
import { type RouteEntry, routeEntry, routeTable } from './route-table'

const known = routeTable.map((entry) => ({ path: routes[entry.name], handle: entry }))

function findRoute(pathname: string): RouteEntry | null {
  const found = matchRoutes(known, pathname)?.at(-1)?.route.handle
  if (!found) return null
  return 'redirectTo' in found.content ? routeEntry(found.content.redirectTo) : found
}

/** Last lookup, cached because start, layouts and snapshots all look up the current address. */
let last: { pathname: string; route: RouteEntry | null } | null = null

/** Returns the route of an address with redirects resolved; null for an unknown address. */
export function routeAt(pathname: string): RouteEntry | null {
  if (last?.pathname !== pathname) last = { pathname, route: findRoute(pathname) }
  return last.route
}
