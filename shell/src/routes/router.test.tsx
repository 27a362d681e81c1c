import { routes } from '@mowka/contract/routes'
import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { RouteView } from './RouteView'
import { routeTable } from './route-table'
import { createRouter } from './router'

/** An element that may have another one inside, as a layout has. */
type Wrapped = ReactElement<{ children?: Wrapped }>
const innermost = (element: Wrapped): Wrapped =>
  element.props.children ? innermost(element.props.children) : element

/** The routes that show a page. */
const leaves = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => (route.children ? leaves(route.children) : [route]))

test('P-ROUTE-70: every route goes through the one view that asks the guard, unknown addresses, too', () => {
  const router = createRouter(({ children }) => <>{children}</>)
  const shown = leaves(router.routes)
  expect(shown.map(({ path }) => path).sort()).toEqual(
    [...routeTable.map(({ name }) => routes[name]), '*'].sort(),
  )
  for (const { element } of shown) expect(innermost(element as Wrapped).type).toBe(RouteView)
  router.dispose()
})
