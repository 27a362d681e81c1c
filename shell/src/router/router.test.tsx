import { routes } from '@mowka/contract/routes'
import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { routeTable } from '../routes/route-table'
import { RouteView } from './RouteView'
import { createRouter } from './router'

/** An element with an optional child, like a layout. */
type Wrapped = ReactElement<{ children?: Wrapped }>
const innermost = (element: Wrapped): Wrapped =>
  element.props.children ? innermost(element.props.children) : element

/** Returns the routes that render a page. */
const leaves = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => (route.children ? leaves(route.children) : [route]))

test('every route is rendered by the guarded view, including unknown addresses (P-ROUTE-70)', () => {
  const router = createRouter(({ children }) => <>{children}</>)
  const shown = leaves(router.routes)
  expect(shown.map(({ path }) => path).sort()).toEqual(
    [...routeTable.map(({ name }) => routes[name]), '*'].sort(),
  )
  for (const { element } of shown) expect(innermost(element as Wrapped).type).toBe(RouteView)
  router.dispose()
})
