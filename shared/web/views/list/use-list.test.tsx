import { describeList, type ListView } from '@mowka/contract/list'
import { ApiError } from '@mowka/kernel/platform/api-error'
import type { ReadState } from '@mowka/web/api'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { localPage, useLocalList } from './use-list'

const list = describeList({
  filters: { $search: { kind: 'text' } },
  sort: ['name'],
  order: 'name:asc',
  sizes: [2, 4],
})
type Row = { name: string }
const rules = {
  searched: ({ name }: Row) => name,
  sorted: { name: ({ name }: Row) => name },
}
const rows = ['c', 'a', 'b'].map((name) => ({ name }))
const again = { retry: jest.fn(async () => {}), retrying: true }
const error = new ApiError('http', 500, null)

const handleOf = (reads: ReadState<{ rows: readonly Row[] }>, at = '/') =>
  renderHook(() => useLocalList(list, reads, rules), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    ),
  }).result

const ready = { state: 'ready' as const, data: { rows }, outdated: false, refreshError: undefined, ...again }

test('loaded rows are sorted and paged locally, and never belong to another page', () => {
  const { current } = handleOf(ready)
  expect(current).toMatchObject({
    rows: [{ name: 'a' }, { name: 'b' }],
    total: 3,
    outdated: false,
    problem: null,
  })
  expect(current.refreshError).toBeUndefined()
  expect(current.retrying).toBe(true)
})

test('a page beyond the end becomes the last one', () => {
  expect(handleOf(ready, '/?page=9').current).toMatchObject({ rows: [{ name: 'c' }], view: { page: 2 } })
})

test('a failed refresh is exposed and can be retried', async () => {
  const { current } = handleOf({ ...ready, refreshError: error })
  expect(current.refreshError).toBe(error)
  await act(() => current.retry())
  expect(again.retry).toHaveBeenCalledTimes(1)
})

test('while loading there is no problem and no retry', async () => {
  const { current } = handleOf({ state: 'loading' }, '/?page=3')
  expect(current).toMatchObject({ problem: null, retrying: false, view: { page: 3 } })
  expect([current.rows, current.total, current.refreshError]).toEqual([undefined, undefined, undefined])
  await expect(current.retry()).resolves.toBeUndefined()
})

test.each(['failed', 'locked', 'missing'] as const)(
  'a list with the state %s exposes that problem',
  (state) => {
    const reads = { state, error, ...again }
    const { current } = handleOf(reads)
    expect(current.problem).toBe(reads)
    expect(current.rows).toBeUndefined()
    expect(current.retrying).toBe(true)
  },
)

describe('local list', () => {
  const people = describeList({
    filters: { $search: { kind: 'text' } },
    sort: ['email'],
    order: 'email:asc',
    sizes: [50, 100],
  })
  type Person = { email: string; name: string }
  const rules = {
    searched: ({ email, name }: Person) => `${email} ${name}`,
    sorted: { email: ({ email }: Person) => email },
  }
  const lukasz = { email: 'lukasz@latarnia.test', name: 'Łukasz Żak' }
  const ewa = { email: 'ewa.nowak@latarnia.test', name: 'Ewa Nowak' }
  const adam = { email: 'adam@latarnia.test', name: '' }
  const all = [lukasz, ewa, adam]
  const view = (change: Partial<ListView<typeof people>> = {}): ListView<typeof people> => ({
    filters: {},
    sort: { field: 'email', direction: 'asc' },
    limit: 50,
    page: 1,
    ...change,
  })
  const found = (search: string) => localPage(all, view({ filters: { $search: search } }), rules).rows

  test('a search matches all words, ignoring case and diacritics', () => {
    expect(found('NOWAK@')).toEqual([ewa])
    expect(found('lukasz zak')).toEqual([lukasz])
    expect(found('Żak Łukasz')).toEqual([lukasz])
    expect(found('ewa zak')).toEqual([])
    expect(found('  ')).toHaveLength(3)
  })

  test('rows are sorted in both directions', () => {
    expect(localPage(all, view(), rules).rows).toEqual([adam, ewa, lukasz])
    const descending = view({ sort: { field: 'email', direction: 'desc' } })
    expect(localPage(all, descending, rules).rows).toEqual([lukasz, ewa, adam])
  })

  test('a page has at most its size, and a page beyond the end becomes the last one', () => {
    const crowd = Array.from({ length: 120 }, (_, index) => ({
      email: `${String(index).padStart(3, '0')}@x.test`,
      name: '',
    }))
    expect(localPage(crowd, view({ page: 2 }), rules)).toEqual({
      rows: crowd.slice(50, 100),
      matching: crowd,
      page: 2,
    })
    expect(localPage(crowd, view({ page: 9 }), rules)).toMatchObject({ rows: crowd.slice(100), page: 3 })
    expect(localPage([], view({ page: 3 }), rules)).toEqual({ rows: [], matching: [], page: 1 })
  })

  test('filters apply together with the search, and an empty value matches every row', () => {
    const byDomain = {
      searched: ({ email }: { email: string }) => email,
      sorted: { email: ({ email }: { email: string }) => email },
      filtered: { domain: ({ email }: { email: string }, domain: string) => email.endsWith(`@${domain}`) },
    }
    const some = ['adam@a.test', 'anna@b.test', 'ewa@a.test'].map((email) => ({ email }))
    const found = (filters: { $search?: string; domain?: string }) =>
      localPage(
        some,
        { filters, sort: { field: 'email', direction: 'asc' }, limit: 50, page: 1 },
        byDomain,
      ).matching.map(({ email }) => email)
    expect(found({ domain: 'a.test' })).toEqual(['adam@a.test', 'ewa@a.test'])
    expect(found({ $search: 'a', domain: 'b.test' })).toEqual(['anna@b.test'])
    expect(found({ domain: '' })).toHaveLength(3)
  })
})
