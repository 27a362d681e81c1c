import { describeList } from '@mowka/contract/list'
import { ApiError } from '@mowka/kernel/platform/api-error'
import type { ReadState } from '@mowka/web/api'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { useLocalList } from './use-local-list'

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
