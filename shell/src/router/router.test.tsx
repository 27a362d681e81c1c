import { paths, routes } from '@mowka/contract/routes'
import type { Role } from '@mowka/domain/user/roles'
import { session } from '@mowka/kernel/session'
import { renderPage } from '@mowka/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { type RouteObject, RouterProvider } from 'react-router-dom'
import plTexts from '../locales/pl.json'
import { routeTable } from '../routes/route-table'
import { RouteView } from './RouteView'
import { provideRequest } from './request.fixture'
import { createRouter, FollowNotifications, LayoutView } from './router'

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

test('a click on a notification opens its page in the open window', async () => {
  provideRequest()
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  const router = createRouter(() => <FollowNotifications />)
  render(<RouterProvider router={router} />)
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { open: '/repetition/words' } })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/repetition/words'))
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: 'kept' })))
  expect(router.state.location.pathname).toBe('/repetition/words')
  router.dispose()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const open = (route: 'adminCourses' | 'companyUsers', name: 'Admin' | 'CompanyAdmin', roles: Role[]) =>
  renderPage(<LayoutView name={name} />, {
    route,
    at: paths[route](),
    texts,
    roles,
    api: {
      getStats: { currentStreak: 0, longestStreak: 0, totalTime: 0, days: [] } as never,
      getProducts: [],
      getAvailablePopups: [],
      getSeenPopups: [],
    },
  })
const panel = () => screen.queryByRole('navigation', { name: 'Sekcje panelu' })

test('editors get the panel layout around its pages', async () => {
  await open('adminCourses', 'Admin', ['learner', 'admin'])
  expect(await screen.findByRole('navigation', { name: 'Sekcje panelu' })).toBeVisible()
})

test("other users don't see the panel: the not-found page has the default layout (P-GUARD-05, C70)", async () => {
  await open('adminCourses', 'Admin', ['learner', 'company-admin'])
  expect(panel()).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mówka, strona główna' })).toBeVisible()
})

test('staff keep the panel on a page that their role does not include, and learn that they have no access', async () => {
  await open('adminCourses', 'Admin', ['support'])
  expect(await screen.findByRole('navigation', { name: 'Sekcje panelu' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Kursy' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Zamówienia' })).toBeVisible()
})

test("other users don't see a company layout (P-GUARD-06, C70)", async () => {
  await open('companyUsers', 'CompanyAdmin', ['learner'])
  expect(screen.queryByRole('link', { name: 'Twoja firma' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mówka, strona główna' })).toBeVisible()
})

test('no staff layout is shown until the user is known (P-GUARD-05)', async () => {
  await open('adminCourses', 'Admin', ['admin'])
  act(() => session.setStatus('starting'))
  expect(panel()).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
