import { paths } from '@mowka/contract/routes'
import type { Job, JobDetails } from '@mowka/contract/schemas/editor/operations'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminJobsPage from './AdminJobsPage'

const job = (change: Partial<Job> = {}): Job => ({
  _id: '01890000-0000-7000-8000-000000000001',
  name: 'mail.send',
  state: 'waiting',
  createdAt: '2026-11-16T10:00:00.000Z',
  attempts: 0,
  tries: 8,
  reason: null,
  ...change,
})
const dead = (change: Partial<Job> = {}) =>
  job({ state: 'dead', attempts: 8, reason: 'mail: send: 550', ...change })
const details = (change: Partial<JobDetails> = {}): JobDetails => ({
  ...dead(),
  sentAt: '2026-11-16T07:00:00.000Z',
  dueAt: null,
  startedAt: null,
  finishedAt: '2026-11-16T10:00:00.000Z',
  facts: { letter: 'dead-letters', lang: 'pl', novelty: 3 },
  ...change,
})
const pageOf = (items: Job[], total = items.length) => ({ items, metadata: { total } })
const open = (
  api: PageOptions['api'] = {},
  options: Partial<PageOptions> & { query?: Record<string, string> } = {},
) =>
  renderPage(<AdminJobsPage />, {
    route: 'adminJobs',
    at: paths.adminJobs({}, { query: options.query ?? {} }),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: {
      listJobs: pageOf([
        dead(),
        job({ _id: 'b', state: 'done', attempts: 1, createdAt: '2026-11-16T09:00:00Z' }),
      ]),
      ...api,
    },
    ...options,
  })
/** Waits for rows that aren't skeletons. */
const rows = async () => {
  await screen.findAllByRole('button', { name: /Szczegóły|Details/ })
  return screen.getAllByRole('row').slice(1)
}

test('a row shows the kind, state, time, attempts and failure reason of a job', async () => {
  await open()
  const [first, second] = await rows()
  const cells = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .slice(0, 5)
      .map((cell) => cell.textContent)
  expect(cells(first)).toEqual([
    'Wysłanie wiadomościmail.send',
    'Nie udało się',
    '16.11.2026, 11:00',
    '8 z\u00a08',
    'mail: send: 550',
  ])
  expect(cells(second)[1]).toBe('Wykonane')
  expect(screen.getByText('2 zadania')).toBeInTheDocument()
})

test('a job of an unknown kind is shown by its name', async () => {
  await open({ listJobs: pageOf([job({ name: 'gift.due' })]) })
  expect(await screen.findAllByText('gift.due')).toHaveLength(2)
})

test('the list of jobs is sorted by newest, filtered by state and kind, and stored in the URL', async () => {
  const { api, person, address } = await open()
  await rows()
  expect(api.sent('listJobs')[0]?.query).toMatchObject({ sort: 'createdAt:desc', limit: 25, page: 1 })
  await person.selectOptions(screen.getByRole('combobox', { name: 'Stan' }), 'Nie udało się')
  await waitFor(() => expect(api.sent('listJobs').at(-1)?.query.filters).toBe('state:dead'))
  await person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), 'mail{Enter}')
  await waitFor(() => expect(api.sent('listJobs').at(-1)?.query.filters).toBe('name:mail;state:dead'))
  expect(address()).toBe('/admin/jobs?name=mail&state=dead')
})

test('the list of jobs can be sorted by kind and time and refreshed', async () => {
  const { api, person } = await open()
  await rows()
  const headers = screen.getAllByRole('columnheader')
  expect(headers.filter((each) => each.hasAttribute('aria-sort')).map((each) => each.textContent)).toEqual([
    'Zadanie',
    'Kiedy',
  ])
  await person.click(within(headers[0] as HTMLElement).getByRole('button'))
  await waitFor(() => expect(api.sent('listJobs').at(-1)?.query.sort).toBe('name:asc'))
  const asked = api.sent('listJobs').length
  await person.click(screen.getByRole('button', { name: 'Odśwież' }))
  await waitFor(() => expect(api.sent('listJobs').length).toBe(asked + 1))
})

test('only finally failed jobs are highlighted and can be retried', async () => {
  await open()
  const [first, second] = await rows()
  expect(first).toHaveAttribute('data-tone', 'attention')
  expect(second).not.toHaveAttribute('data-tone')
  expect(within(second as HTMLElement).queryByRole('button', { name: /Uruchom/ })).not.toBeInTheDocument()
})

test('retrying a job marks only its own button as busy', async () => {
  let arrive = () => {}
  const other = dead({ _id: 'c', createdAt: '2026-11-15T10:00:00Z' })
  const { person } = await open({
    listJobs: pageOf([dead(), other]),
    retryJob: () => new Promise<undefined>((resolve) => (arrive = () => resolve(undefined))),
  })
  await rows()
  const [button, beside] = screen.getAllByRole('button', { name: /Uruchom ponownie/ })
  await person.click(button as HTMLElement)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  expect(beside).not.toHaveAttribute('aria-busy', 'true')
  arrive()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
})

test('the details of a waiting job show its next attempt and no action', async () => {
  const waiting = job({ state: 'retrying', attempts: 2 })
  const { person } = await open({
    listJobs: pageOf([waiting]),
    getJob: details({
      ...waiting,
      reason: null,
      dueAt: '2026-11-16T12:00:00.000Z',
      finishedAt: null,
      facts: {},
    }),
  })
  await rows()
  await person.click(screen.getByRole('button', { name: /^Szczegóły/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Wysłanie wiadomości' }))
  expect(await dialog.findByText('Najbliższa próba')).toBeInTheDocument()
  expect(dialog.getByText('16.11.2026, 13:00')).toBeInTheDocument()
  expect(dialog.getByText(/^2 z\s8$/)).toBeInTheDocument()
  expect(dialog.queryByText('Dlaczego się nie udało')).not.toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Uruchom ponownie' })).not.toBeInTheDocument()
})

describe('retrying a failed job', () => {
  const press = async (api: PageOptions['api'] = {}) => {
    const page = await open(api)
    await rows()
    await page.person.click(
      screen.getByRole('button', { name: 'Uruchom ponownie: Wysłanie wiadomości, 16.11.2026, 11:00' }),
    )
    return page
  }

  test('a retry is sent, confirmed and refreshes the list; other jobs have no retry', async () => {
    const { api, platform } = await press({ retryJob: () => undefined })
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        'success',
        'Zadanie „Wysłanie wiadomości” czeka na wykonanie.',
      ),
    )
    expect(api.sent('retryJob')[0]?.params).toEqual({ id: dead()._id })
    await waitFor(() => expect(api.sent('listJobs').length).toBeGreaterThan(1))
    expect(screen.getAllByRole('button', { name: /Uruchom ponownie/ })).toHaveLength(1)
  })

  test.each([
    [404, 'NOT_FOUND', 'Ktoś już uruchomił to zadanie. Lista pokazuje aktualny stan.'],
    [409, 'PLACE_TAKEN', 'Takie zadanie już czeka na wykonanie.'],
    [409, 'NOT_DEAD', 'Ktoś już uruchomił to zadanie. Lista pokazuje aktualny stan.'],
    [0, '', expect.stringContaining('Brak połączenia')],
  ])('a refused retry shows the reason (%s %s)', async (status, code, said) => {
    const { platform } = await press({ retryJob: failure(status, { code }) })
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', said))
  })
})

test('the details of a failed job show its facts and a retry', async () => {
  const { api, person } = await open({ getJob: details(), retryJob: () => undefined })
  await rows()
  await person.click(
    screen.getByRole('button', { name: 'Szczegóły: Wysłanie wiadomości, 16.11.2026, 11:00' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Wysłanie wiadomości' }))
  expect(await dialog.findByText('16.11.2026, 08:00')).toBeInTheDocument()
  for (const text of ['Zlecone', 'mail: send: 550', 'Wiadomość', 'dead-letters', 'novelty', '3']) {
    expect(dialog.getByText(text)).toBeInTheDocument()
  }
  expect(dialog.queryByText('Najbliższa próba')).not.toBeInTheDocument()
  await person.click(dialog.getByRole('button', { name: 'Uruchom ponownie' }))
  await waitFor(() => expect(api.sent('retryJob')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an empty list, an empty filter, a failed load and missing access have their own texts', async () => {
  const none = await open({ listJobs: pageOf([]) })
  expect(await screen.findByText('Nie było jeszcze zadań w tle')).toBeInTheDocument()
  none.unmount()
  const noDead = await open({ listJobs: pageOf([]) }, { query: { state: 'dead' } })
  expect(await screen.findByText('Wszystko się udało')).toBeInTheDocument()
  noDead.api.answer({ listJobs: pageOf([job()]) })
  await noDead.person.click(screen.getByRole('button', { name: 'Pokaż wszystkie zadania' }))
  expect(await screen.findByText('Czeka', { selector: 'span' })).toBeInTheDocument()
  expect(noDead.address()).toBe('/admin/jobs')
  noDead.unmount()
  const failed = await open({ listJobs: failure(500) })
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeInTheDocument()
  failed.unmount()
  await open({ listJobs: failure(403) })
  expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeInTheDocument()
})

test('the jobs page is available in English, with dates in the Polish format (P-I18N-10)', async () => {
  await open({}, { lang: 'en' })
  const [first] = await rows()
  expect(within(first as HTMLElement).getByText('16.11.2026, 11:00')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Background jobs' })).toBeInTheDocument()
  expect(screen.getByText('Sending an email', { selector: 'tr:first-child *' })).toBeInTheDocument()
})
