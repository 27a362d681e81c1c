import '@mowka/contract/add-editor-endpoints'
import type { ListOf } from '@mowka/contract/endpoints'
import { paths } from '@mowka/contract/routes'
import type { Job } from '@mowka/contract/schemas/editor/operations'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ListPage } from './ListPage'
import { type ListHandle, useList } from './use-list'

type JobList = ListOf<'listJobs'>

const job = (at: number): Job => ({
  _id: `job-${at}`,
  name: `mail.${at}`,
  state: 'waiting',
  createdAt: '2026-11-16T10:00:00.000Z',
  attempts: 0,
  tries: 8,
  reason: null,
})
const pageOf = (items: Job[], total = items.length) => ({ items, metadata: { total } })

const words = {
  filters: 'Narrow',
  searchHint: 'A kind',
  empty: { title: 'No jobs', text: 'None was sent.' },
  notFound: { title: 'Nothing like that', text: 'Try less.', clear: 'Show all' },
}
const choices = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'Any' },
      { value: 'dead', label: 'Dead' },
    ],
  },
]

function Shown({ handle, withChoices = true }: { handle: ListHandle<Job, JobList>; withChoices?: boolean }) {
  return (
    <ListPage
      title="All jobs"
      count={(total) => `${total} in all`}
      handle={handle}
      columns={[{ id: 'name', header: 'Kind', cell: (row) => row.name, sortable: true }]}
      rowKey={({ _id }) => _id}
      texts={words}
      choices={withChoices ? choices : []}
      locked={<p>Not for you</p>}
    />
  )
}
const OfServer = ({ withChoices }: { withChoices?: boolean }) => (
  <Shown handle={useList('listJobs')} withChoices={withChoices} />
)

const open = (listJobs: unknown, query: Record<string, string> = {}, withChoices = true) =>
  renderPage(<OfServer withChoices={withChoices} />, {
    route: 'adminJobs',
    at: paths.adminJobs({}, { query }),
    texts: {
      namespace: 'test',
      loader: { pl: async () => ({ default: {} }), en: async () => ({ default: {} }) },
    },
    roles: ['admin'],
    api: { listJobs } as PageOptions['api'],
  })
const kinds = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('the page shows its title, the rows and their number', async () => {
  const { api } = await open(pageOf([job(1), job(2)], 2))
  expect(await screen.findByText('mail.1')).toBeInTheDocument()
  expect(kinds()).toEqual(['mail.1', 'mail.2'])
  expect(screen.getByRole('heading', { level: 1, name: 'All jobs' })).toBeInTheDocument()
  expect(document.title).toContain('All jobs')
  expect(screen.getByText('2 in all')).toBeInTheDocument()
  expect(screen.getByRole('search', { name: 'Narrow' })).toBeInTheDocument()
  expect(screen.getByPlaceholderText('A kind')).toBeInTheDocument()
  expect(api.sent('listJobs')[0]?.query).toMatchObject({ sort: 'createdAt:desc', limit: 25, page: 1 })
})

test('a search and a filter are sent to the server, preserve each other, and start at the first page', async () => {
  const { api, person, address } = await open(pageOf([job(1)], 60), { page: '2' })
  await screen.findByText('mail.1')
  await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Dead')
  await waitFor(() => expect(address()).toBe('/admin/jobs?state=dead'))
  await person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), 'mail{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/jobs?name=mail&state=dead'))
  await waitFor(() =>
    expect(api.sent('listJobs').at(-1)?.query).toMatchObject({ filters: 'name:mail;state:dead', page: 1 }),
  )
})

test('another page is scrolled to its top', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { person, address } = await open(pageOf([job(1)], 60))
  await screen.findByText('mail.1')
  await person.click(screen.getByRole('button', { name: /Następna/ }))
  await waitFor(() => expect(address()).toBe('/admin/jobs?page=2'))
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  scrolled.mockRestore()
})

test('a page beyond the end becomes the last one', async () => {
  const { address } = await open(pageOf([job(1)], 60), { page: '9' })
  await waitFor(() => expect(address()).toBe('/admin/jobs?page=3'))
  expect(await screen.findByText('mail.1')).toBeInTheDocument()
})

test('an empty list and a search without results have different texts', async () => {
  const none = await open(pageOf([]))
  expect(await screen.findByText('None was sent.')).toBeInTheDocument()
  expect(screen.getByRole('search')).toBeInTheDocument()
  none.unmount()
  const found = await open(pageOf([]), { name: 'x' })
  expect(await screen.findByText('Try less.')).toBeInTheDocument()
  expect(screen.queryByText('None was sent.')).not.toBeInTheDocument()
  await found.person.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(found.address()).toBe('/admin/jobs'))
})

test('an empty list without filters shows no search unless a search is active', async () => {
  const none = await open(pageOf([]), {}, false)
  expect(await screen.findByText('None was sent.')).toBeInTheDocument()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  none.unmount()
  await open(pageOf([]), { name: 'x' }, false)
  expect(await screen.findByText('Try less.')).toBeInTheDocument()
  expect(screen.getByRole('search')).toBeInTheDocument()
})

test('a list that fails to load offers a retry and shows no number', async () => {
  let isAway = true
  const { person } = await open(() => (isAway ? failure(500) : pageOf([job(1)])))
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  expect(screen.queryByText(/in all/)).not.toBeInTheDocument()
  isAway = false
  await person.click(again)
  expect(await screen.findByText('1 in all')).toBeInTheDocument()
})

test('a user without access sees the locked content instead of the list', async () => {
  await open(failure(403))
  expect(await screen.findByText('Not for you')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'All jobs' })).toBeInTheDocument()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
})

test('two changes before the next render both apply', async () => {
  let change: ListHandle<Job, JobList>['change'] = () => {}
  function Changed() {
    const handle = useList('listJobs')
    change = handle.change
    return <Shown handle={handle} />
  }
  const { api, address } = await renderPage(<Changed />, {
    route: 'adminJobs',
    at: paths.adminJobs({}, { query: { name: 'mail' } }),
    texts: {
      namespace: 'test',
      loader: { pl: async () => ({ default: {} }), en: async () => ({ default: {} }) },
    },
    roles: ['admin'],
    api: { listJobs: pageOf([job(1)]) } as PageOptions['api'],
  })
  await screen.findByText('mail.1')
  const stale = change
  act(() => {
    stale({ filters: { name: '' } })
    stale({ filters: { state: 'dead' } })
  })
  await waitFor(() => expect(api.sent('listJobs').at(-1)?.query.filters).toBe('state:dead'))
  expect(address()).toContain('dead')
  expect(address()).not.toContain('mail')
})
