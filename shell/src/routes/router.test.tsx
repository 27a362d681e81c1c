import { routes } from '@mowka/shared/contract/routes'
import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { RouteView } from './RouteView'
import { routeTable } from './route-table'
import { createRouter } from './router'

/** The routes that show a page. */
const leaves = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => (route.children ? leaves(route.children) : [route]))

test('P-ROUTE-70: every route goes through the one view that asks the guard, unknown addresses, too', () => {
  const router = createRouter(({ children }) => <>{children}</>)
  const shown = leaves(router.routes)
  expect(shown.map(({ path }) => path).sort()).toEqual(
    [...routeTable.map(({ name }) => routes[name]), '*'].sort(),
  )
  const last = (element: ReactElement<{ children?: ReactElement }>): unknown =>
    element.type === RouteView || !element.props.children ? element.type : last(element.props.children)
  for (const { element } of shown) {
    expect(last(element as ReactElement<{ children?: ReactElement }>)).toBe(RouteView)
  }
  router.dispose()
})
