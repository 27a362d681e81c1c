import type { PlatformStats } from '@mowka/contract/schemas/editor/operations'
import { addDays } from '@mowka/domain/time'
import { failure, renderPage } from '@mowka/testing'
import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import AdminStatsPage, { readSubscriptionKind, subscriptionName } from './AdminStatsPage'

const stats: PlatformStats = {
  usersCount: 10_431,
  newUsers: 310,
  newSubscriptions: [
    { _id: '1:PL:ENG', total: 40 },
    { _id: '12:PL:DE', total: 2 },
  ],
  activeSubscriptions: [],
  revenue: 1_234_599,
  activeTrials: 17,
  trialsWithoutSubscription: 5,
  usersWithExpiredSubscription: 9,
  allFinishedExercises: 5_000_000,
  recentlyFinishedExercises: 61_000,
  days: Array.from({ length: 30 }, (_, index) => ({
    day: addDays('2026-11-01', index),
    newUsers: index,
    newSubscriptions: 0,
    revenue: index === 29 ? 4999 : 0,
    finishedExercises: 100,
  })),
}

const open = (api: Parameters<typeof renderPage>[1]['api'] = { getPlatformStats: stats }) =>
  renderPage(<AdminStatsPage />, {
    route: 'adminStats',
    at: '/admin/stats',
    texts: { namespace: 'admin', loader: texts },
    roles: ['learner', 'admin'],
    api,
  })

const numberOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent

test('numbers have English labels, and revenue is in PLN (A-STAT-01, A-STAT-02, A-STAT-05, A-STAT-06)', async () => {
  const { container } = await open()
  expect(await numberOf('Users')).toBe('10,431')
  expect(await numberOf('New users')).toBe('310')
  expect(await numberOf('Revenue')).toBe('PLN\u00a012,345.99')
  expect(await numberOf('Active trials')).toBe('17')
  expect(await numberOf('Trials without subscription')).toBe('5')
  expect(await numberOf('Users with expired subscription')).toBe('9')
  expect(await numberOf('Finished exercises, all time')).toBe('5,000,000')
  expect(await numberOf('Finished exercises, recently')).toBe('61,000')
  expect(screen.getByText('New and recent: the last 30 days')).toBeVisible()
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
    [],
  )
})

test('subscriptions are counted by kind, with readable names (A-STAT-03, A-STAT-04)', async () => {
  await open()
  const table = await screen.findByRole('table', { name: 'New subscriptions: 42' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['1 month, Polish to English40', '12 months, Polish to German2'])
  expect(screen.getByRole('heading', { name: 'Active subscriptions' })).toBeVisible()
  expect(screen.getByText('None yet.')).toBeVisible()
})

test('a chart shows a number over 30 days, with dates in the Polish format (A-STAT-06, P-I18N-10)', async () => {
  const { person } = await open()
  const chart = await screen.findByRole('figure', { name: 'Finished exercises per day' })
  expect(within(chart).getAllByRole('row')).toHaveLength(31)
  expect(within(chart).getByText('3,000 in 30 days')).toBeVisible()
  await person.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Revenue (PLN)')
  const revenue = screen.getByRole('figure', { name: 'Revenue (PLN) per day' })
  expect(within(revenue).getByRole('row', { name: /^30\.11\.2026 PLN.49\.99/ })).toBeInTheDocument()
})

test('an account without the admin role sees the no-access page', async () => {
  await open({ getPlatformStats: failure(403) })
  expect(await screen.findByRole('heading', { name: 'Nie masz dostępu do tej części panelu' })).toBeVisible()
})

test.each([
  ['1:PL:ENG', '1 month, Polish to English'],
  ['6:PL:DE', '6 months, Polish to German'],
  ['12:PL:RU', '12 months, Polish to Russian'],
])('the id %s is shown as "%s" (A-STAT-04)', (id, name) => {
  expect(subscriptionName(id)).toBe(name)
})

test.each(['', '0:PL:ENG', '1.5:PL:ENG', '1:PL', '1:PL:XX', '1:PL:ENG:DE', 'x:PL:ENG'])(
  'an id that is no subscription kind is shown unchanged: "%s"',
  (id) => {
    expect(readSubscriptionKind(id)).toBeNull()
    expect(subscriptionName(id)).toBe(id)
  },
)
