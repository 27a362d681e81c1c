import '@mowka/contract/add-editor-endpoints'
import type { Course } from '@mowka/contract/schemas/learning'
import type { WordRepetition } from '@mowka/contract/schemas/vocabulary'
import { touch } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { type FakeCall, failure, fakeApi } from '@mowka/testing/fake-api'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { FreshReads } from './FreshReads'
import { useApiPages, useApiParts } from './pages'

const course = (name: string): Course => ({
  _id: name,
  name,
  description: '',
  picture: null,
  level: 'A1',
  levels: ['A1'],
  tags: [],
  sourceLang: 'PL',
  targetLang: 'ENG',
  active: true,
  explicitAccessRequired: false,
  isLocked: false,
  lessons: [],
  version: 1,
})

/** Responds with pages of these courses. */
const serving =
  (...names: string[]) =>
  ({ query }: FakeCall) => {
    const from = (Number(query.page) - 1) * Number(query.limit)
    return {
      data: names.slice(from, from + Number(query.limit)).map(course),
      metadata: { total: names.length },
    }
  }

/** Rendered content, render by render. */
let seen: (string | number)[] = []
beforeEach(() => {
  session.signOut()
  session.forgetLanguages()
  seen = []
})

function open() {
  const cache = new Map()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
      <FreshReads />
      {children}
    </SWRConfig>
  )
  return renderHook(
    ({ shown }) => {
      const pages = useApiPages('listCourses', shown ? {} : null, 2)
      seen.push(pages.state === 'ready' ? pages.rows.length : pages.state)
      return pages
    },
    { wrapper, initialProps: { shown: true } },
  )
}
type View = ReturnType<typeof open>['result']
const ready = ({ current }: View) => {
  if (current.state !== 'ready') throw new Error(`The list is ${current.state}`)
  return current
}
const names = (view: View) => ready(view).rows.map(({ name }) => name)

test('loads rows page by page until the last one', async () => {
  const api = fakeApi({ listCourses: serving('a', 'b', 'c') })
  const { result } = open()
  await waitFor(() => expect(names(result)).toEqual(['a', 'b']))
  expect(ready(result)).toMatchObject({ total: 3, hasMore: true })
  act(() => ready(result).more())
  await waitFor(() => expect(names(result)).toEqual(['a', 'b', 'c']))
  expect(ready(result)).toMatchObject({ hasMore: false, loadingMore: false, moreError: undefined })
  expect(api.sent('listCourses').map(({ query }) => [query.page, query.limit])).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('a failed page leaves the previous rows, and can be retried', async () => {
  const api = fakeApi({ listCourses: serving('a', 'b', 'c') })
  const { result } = open()
  await waitFor(() => expect(names(result)).toEqual(['a', 'b']))
  api.answer({ listCourses: failure(503) })
  act(() => ready(result).more())
  await waitFor(() => expect(ready(result).moreError).toMatchObject({ status: 503 }))
  expect(names(result)).toEqual(['a', 'b'])
  expect(ready(result)).toMatchObject({ hasMore: true, loadingMore: false, refreshError: undefined })
  api.answer({ listCourses: serving('a', 'b', 'c') })
  act(() => ready(result).more())
  await waitFor(() => expect(names(result)).toEqual(['a', 'b', 'c']))
  expect(ready(result).moreError).toBeUndefined()
})

test.each([
  [403, 'locked'],
  [404, 'missing'],
  [0, 'failed'],
])('a first page that fails with %s has the state %s, and can be retried', async (status, state) => {
  const api = fakeApi({ listCourses: failure(status) })
  const { result } = open()
  await waitFor(() => expect(result.current.state).toBe(state))
  api.answer({ listCourses: serving('a') })
  await act(async () => {
    if ('retry' in result.current) await result.current.retry()
  })
  expect(names(result)).toEqual(['a'])
})

test('a write revalidates all loaded pages without flicker', async () => {
  const api = fakeApi({ listCourses: serving('a', 'b', 'c', 'd') })
  const { result } = open()
  await waitFor(() => expect(names(result)).toEqual(['a', 'b']))
  act(() => ready(result).more())
  await waitFor(() => expect(names(result)).toHaveLength(4))
  seen = []
  api.answer({ listCourses: serving('a', 'B', 'c', 'D') })
  act(() => touch(['courses']))
  await waitFor(() => expect(names(result)).toEqual(['a', 'B', 'c', 'D']))
  expect(new Set(seen)).toEqual(new Set([4]))

  const before = api.sent('listCourses').length
  act(() => touch(['words']))
  await act(async () => {})
  expect(api.sent('listCourses')).toHaveLength(before)
})

test("rows that can't be refreshed stay, with refreshError set", async () => {
  const api = fakeApi({ listCourses: serving('a') })
  const { result } = open()
  await waitFor(() => expect(names(result)).toEqual(['a']))
  api.answer({ listCourses: failure(0) })
  act(() => touch(['courses']))
  await waitFor(() => expect(ready(result).refreshError).toMatchObject({ kind: 'network' }))
  expect(names(result)).toEqual(['a'])
  expect(ready(result).moreError).toBeUndefined()
  api.answer({ listCourses: serving('b') })
  await act(() => ready(result).retry())
  expect(names(result)).toEqual(['b'])
  expect(ready(result).refreshError).toBeUndefined()
})

test('another language pair starts over with its first page', async () => {
  fakeApi({
    listCourses: (call) =>
      serving(...(call.query.targetLang === 'DE' ? ['x', 'y', 'z'] : ['a', 'b', 'c']))(call),
  })
  const { result } = open()
  await waitFor(() => expect(names(result)).toEqual(['a', 'b']))
  act(() => ready(result).more())
  await waitFor(() => expect(names(result)).toHaveLength(3))
  act(() => session.setTargetLang('DE'))
  expect(result.current).toEqual({ state: 'loading' })
  await waitFor(() => expect(names(result)).toEqual(['x', 'y']))
})

test("a list that becomes shorter ends at the server's total", async () => {
  const api = fakeApi({ listCourses: serving('a', 'b', 'c', 'd') })
  const { result } = open()
  await waitFor(() => expect(names(result)).toEqual(['a', 'b']))
  act(() => ready(result).more())
  await waitFor(() => expect(names(result)).toHaveLength(4))
  api.answer({ listCourses: serving('a') })
  act(() => touch(['courses']))
  await waitFor(() => expect(names(result)).toEqual(['a']))
  expect(ready(result)).toMatchObject({ total: 1, hasMore: false, loadingMore: false })
})

test('a list is revalidated completely on its next mount, and shows its rows meanwhile (V-RW-13)', async () => {
  const api = fakeApi({ listCourses: serving('a', 'b', 'c') })
  const { result, rerender } = open()
  await waitFor(() => expect(names(result)).toEqual(['a', 'b']))
  expect(api.sent('listCourses')).toHaveLength(1)
  act(() => ready(result).more())
  await waitFor(() => expect(names(result)).toHaveLength(3))
  expect(api.sent('listCourses')).toHaveLength(2)

  rerender({ shown: false })
  api.answer({ listCourses: serving('x', 'y', 'z') })
  seen = []
  rerender({ shown: true })
  await waitFor(() => expect(names(result)).toEqual(['x', 'y', 'z']))
  expect(new Set(seen)).toEqual(new Set([3]))
  expect(api.sent('listCourses')).toHaveLength(4)
})

test('a write during unmount causes only one revalidation on the next mount', async () => {
  const api = fakeApi({ listCourses: serving('a', 'b') })
  const { result, rerender } = open()
  await waitFor(() => expect(names(result)).toEqual(['a', 'b']))
  rerender({ shown: false })
  api.answer({ listCourses: serving('a', 'c') })
  act(() => touch(['courses']))
  rerender({ shown: true })
  await waitFor(() => expect(names(result)).toEqual(['a', 'c']))
  await act(async () => {})
  expect(api.sent('listCourses')).toHaveLength(2)
})

test('a list is revalidated when the network returns (V-RW-13)', async () => {
  const api = fakeApi({ listCourses: serving('a', 'b') })
  const { result } = open()
  await waitFor(() => expect(names(result)).toEqual(['a', 'b']))
  api.answer({ listCourses: serving('a', 'c') })
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(names(result)).toEqual(['a', 'c']))
  expect(api.sent('listCourses')).toHaveLength(2)
})

test('a list that failed offline loads automatically when the network returns', async () => {
  const api = fakeApi({ listCourses: failure(0) })
  const { result } = open()
  await waitFor(() => expect(result.current.state).toBe('failed'))
  api.answer({ listCourses: serving('a', 'b') })
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(names(result)).toEqual(['a', 'b']))
})

describe('a list paged by offset', () => {
  const due = (wordId: string): WordRepetition => ({
    wordId,
    stage: 2,
    nextReviewAt: null,
    word: {
      answer: wordId,
      example: '',
      answerRecording: null,
      answerLang: 'ENG',
      exampleLang: 'PL',
      transcription: null,
      partOfSpeech: null,
      gender: null,
      exampleSentences: [],
    },
  })
  const giving =
    (...ids: string[]) =>
    ({ query }: FakeCall) => {
      const from = Number(query.offset)
      const items = ids.slice(from, from + Number(query.limit)).map(due)
      return { items, total: ids.length, hasMore: from + items.length < ids.length, knownWordIds: ['k'] }
    }
  const openWords = () => {
    const cache = new Map()
    return renderHook(() => useApiParts('getAllWords', {}, 2), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
          <FreshReads />
          {children}
        </SWRConfig>
      ),
    })
  }
  type Words = ReturnType<typeof openWords>['result']
  const shown = ({ current }: Words) => {
    if (current.state !== 'ready') throw new Error(`The list is ${current.state}`)
    return current
  }

  test('loads part by part, and exposes the rest of its first response (V-RW-14)', async () => {
    const api = fakeApi({ getAllWords: giving('a', 'b', 'c') })
    const { result } = openWords()
    await waitFor(() => expect(shown(result).rows.map(({ wordId }) => wordId)).toEqual(['a', 'b']))
    expect(shown(result)).toMatchObject({ total: 3, hasMore: true, first: { knownWordIds: ['k'] } })
    act(() => shown(result).more())
    await waitFor(() => expect(shown(result).rows.map(({ wordId }) => wordId)).toEqual(['a', 'b', 'c']))
    expect(shown(result).hasMore).toBe(false)
    expect(api.sent('getAllWords').map(({ query }) => [query.offset, query.limit])).toEqual([
      [0, 2],
      [2, 2],
    ])
  })

  test('reloads all parts after a write that affects it', async () => {
    const api = fakeApi({ getAllWords: giving('a', 'b', 'c') })
    const { result } = openWords()
    await waitFor(() => expect(shown(result).rows).toHaveLength(2))
    act(() => shown(result).more())
    await waitFor(() => expect(shown(result).rows).toHaveLength(3))
    api.answer({ getAllWords: giving('b', 'c') })
    act(() => touch(['wordStages']))
    await waitFor(() => expect(shown(result).rows.map(({ wordId }) => wordId)).toEqual(['b', 'c']))
  })
})
