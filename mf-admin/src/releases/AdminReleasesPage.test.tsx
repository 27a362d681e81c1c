import { paths } from '@mowka/contract/routes'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminReleasesPage from './AdminReleasesPage'
import { overview } from './releases.fixture'

const EVENTS_SHOWN = 30

const open = (api: PageOptions['api'] = {}, lang: 'pl' | 'en' = 'pl') =>
  renderPage(<AdminReleasesPage />, {
    route: 'adminReleases',
    at: paths.adminReleases(),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    lang,
    api: { getReleases: overview(), ...api },
  })
const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
    )
}

test('every remote shows its live release, its canary with the share of users, and its rollback target', async () => {
  await open()
  expect(await screen.findByText('learning')).toBeInTheDocument()
  expect(await rowsOf('Części i\u00a0ich wydania')).toEqual([
    [
      'learning',
      '1.1.0błąd u 2 z 380 osób',
      '1.2.010% osóbbłąd u 1 z 12 osób',
      '1.0.0',
      '16.11.2026, 10:00, learning pipeline',
    ],
    ['shell', '1.0.0bez zgłoszeń', 'brak', 'brak', '16.11.2026, 10:00, root'],
    [
      'trainerswycofano 2.1.0',
      '2.0.0błąd u 4 z 400 osób',
      'brak',
      'brak',
      '20.11.2026, 18:41, automatycznie',
    ],
  ])
  expect(screen.getByRole('heading', { level: 1, name: 'Wydania' })).toBeInTheDocument()
  expect(document.title).toBe('Wydania · Mówka')
})

test('a release without failures shows the number of its users', async () => {
  const quiet = overview()
  await open({
    getReleases: overview({
      releases: quiet.releases.map((each) =>
        each.version === '1.1.0' ? { ...each, seen: { people: 4, failed: 0, unreached: 0 } } : each,
      ),
    }),
  })
  await screen.findByText('learning')
  expect((await rowsOf('Części i\u00a0ich wydania'))[0]?.[1]).toBe('1.1.0działa u 4 osób')
})

test('a withdrawn release shows the time and the failure counts', async () => {
  await open()
  await screen.findByText('learning')
  expect(await rowsOf('Wycofane wydania')).toEqual([
    [
      'trainers 2.1.0',
      '20.11.2026, 18:41',
      'Wycofane automatycznie: błąd u 25 z 40 osób, a w wersji 2.0.0 u 4 z 400',
    ],
  ])
})

test("a withdrawal without its audit event shows the server's English reason", async () => {
  await open({ getReleases: overview({ audit: [] }) })
  const why = await screen.findByText('failed for 25 of 40 people, 2.0.0 for 4 of 400')
  expect(why).toHaveAttribute('lang', 'en')
})

test('events show their author, and refused releases the reason', async () => {
  await open()
  await screen.findByText('learning')
  const [withdrawal, refusal, canary] = await rowsOf('Ostatnie zdarzenia')
  expect(withdrawal?.at(-1)).toBe('automatycznie')
  expect(refusal).toEqual([
    'learning 1.3.0',
    '20.11.2026, 13:00',
    'Odrzucone, bo nie pasuje do tego, co działaThe live shell shows the page courses, which is missing',
    'learning pipeline',
  ])
  expect(canary?.[2]).toBe('Wydane na próbę dla 10% osób')
})

test('a long history shows only the newest events', async () => {
  const [event] = overview().audit
  const audit = Array.from({ length: 60 }, (_, at) => ({ ...event, seq: 100 - at })) as never
  await open({ getReleases: overview({ audit }) })
  await screen.findByText('learning')
  expect(await rowsOf('Ostatnie zdarzenia')).toHaveLength(EVENTS_SHOWN)
})

test('content security policy violations are counted', async () => {
  await open()
  await screen.findByText('learning')
  expect(await rowsOf('Zablokowane przez zasady bezpieczeństwa strony')).toEqual([
    ['script-src', 'inline', '/remotes/learning/page-courses.js', '7', '19.11.2026, 07:15'],
  ])
})

test('shows empty states without releases, reports and events', async () => {
  await open({ getReleases: overview({ releases: [], cspReports: [], audit: [] }) })
  expect(await screen.findByText('Przeglądarki niczego nie zablokowały.')).toBeInTheDocument()
  expect(screen.queryByText('Wycofane wydania')).not.toBeInTheDocument()
})

test('shows an empty state before the first release', async () => {
  await open({ getReleases: { pointers: [], releases: [], audit: [], cspReports: [] } })
  expect(await screen.findByText('Nie ma jeszcze żadnego wydania')).toBeInTheDocument()
})

test('shows skeleton rows while it loads', async () => {
  await open({ getReleases: () => new Promise(() => {}) })
  expect(screen.getByRole('table', { name: /ich wydania/ })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'Odśwież' })).toBeDisabled()
})

test('the refresh button reloads the page, and a failed refresh preserves the displayed data', async () => {
  const { api, person } = await open()
  await screen.findByText('learning')
  api.answer({ getReleases: overview({ pointers: [] }) })
  await person.click(screen.getByRole('button', { name: 'Odśwież' }))
  expect(await screen.findByText('Nie ma jeszcze żadnego wydania')).toBeInTheDocument()
  api.answer({ getReleases: failure(0) })
  await person.click(screen.getByRole('button', { name: 'Odśwież' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się odświeżyć danych.')
  expect(screen.getByText('Nie ma jeszcze żadnego wydania')).toBeInTheDocument()
  expect(api.sent('getReleases')).toHaveLength(3)
})

test('shows an error after a failed load, which can be retried', async () => {
  const { api, person } = await open({ getReleases: failure(500) })
  expect(await screen.findByText('Nie udało się wczytać wydań')).toBeInTheDocument()
  api.answer({ getReleases: overview() })
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText('learning')).toBeInTheDocument()
})

test('shows the no-access page if the server refuses access', async () => {
  await open({ getReleases: failure(403, { code: 'FORBIDDEN' }) })
  expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
})

test('shows the no-access page if the server refuses access on a refresh', async () => {
  const { api, person } = await open()
  await screen.findByText('learning')
  expect(await screen.findByText(/^Stan z/)).toBeInTheDocument()
  api.answer({ getReleases: failure(403, { code: 'FORBIDDEN' }) })
  await person.click(screen.getByRole('button', { name: 'Odśwież' }))
  expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('the releases page is available in English', async () => {
  await open({}, 'en')
  // Once as the reason of the withdrawal and once in the events.
  expect(await screen.findAllByText(/Withdrawn by itself: failed for 25 of 40 people/)).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1, name: 'Releases' })).toBeInTheDocument()
})
