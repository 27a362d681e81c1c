import { type RouteName, routes } from '@mowka/shared/contract/routes'
import { type RouteEntry, routeEntry, routeTable } from './route-table'

/** Turns a route's path into an expression for addresses. */
const expressionOf = (path: string) =>
  new RegExp(`^${path.replace(/\/:[A-Za-z]+\?/g, '(?:/[^/]+)?').replace(/:[A-Za-z]+/g, '[^/]+')}/?$`)

const parametersOf = (name: RouteName) => routes[name].split(':').length

/** Static paths win over parameters, as in the router. */
const known = [...routeTable]
  .sort((a, b) => parametersOf(a.name) - parametersOf(b.name))
  .map((route) => ({ route, expression: expressionOf(routes[route.name]) }))

/** The route that shows an address, redirects followed; null where nothing of ours lives. */
export function routeAt(pathname: string): RouteEntry | null {
  const found = known.find(({ expression }) => expression.test(pathname))?.route
  if (!found) return null
  return 'redirectTo' in found.content ? routeEntry(found.content.redirectTo) : found
}
