import { ApiError, touch } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { failure, fakeApi } from '@mowka/testing/fake-api'
import { learner } from '@mowka/testing/people'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { callApi, fetchApi } from './call-api'
import { FreshReads } from './FreshReads'
import { optional, read } from './read'
import { retryTransient, useReads } from './use-reads'

const products = [
  {
    productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ENG',
    name: 'Pół roku',
    icon: 'six',
    sourceLang: 'PL' as const,
    targetLang: 'ENG' as const,
    order: 1,
    featured: true,
    unitPrice: 4000,
    totalPrice: 24000,
    months: 6,
    lowestPrice30: null,
  },
]
const stats = (correctAnswers: number) => ({
  currentStreak: 1,
  todayActivity: { completed: false, secondsPassed: 0 },
  correctAnswers,
  daysStreak: 1,
  lessonsFinished: 0,
})
const event = {
  eventId: '0199a000-0000-7000-8000-000000000001',
  name: 'LESSON_STARTED' as const,
  lessonId: 'l1',
  courseId: 'c1',
  createdAt: '2026-03-10T12:00:00.000Z',
  payload: {},
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig
    value={{
      provider: () => new Map(),
      dedupingInterval: 0,
      shouldRetryOnError: false,
      focusThrottleInterval: -1,
    }}
  >
    <FreshReads />
    {children}
  </SWRConfig>
)

/** Retries failures after a short delay. */
const withRetries = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryInterval: 1 }}>
    {children}
  </SWRConfig>
)

beforeEach(() => {
  localStorage.clear()
  session.signOut()
  session.forgetLanguages()
})

function Streak() {
  const reads = useReads({ stats: read('getStats') })
  return <p>{reads.state === 'ready' ? `${reads.data.stats.correctAnswers} dobrych` : reads.state}</p>
}
function Plans() {
  const reads = useReads({ plans: read('getProducts') })
  return <p>{reads.state === 'ready' ? `${reads.data.plans.length} plan` : reads.state}</p>
}
/** Returns the response of a view with one read, if it is loaded. */
const only = (state: { state: string; data?: { only: unknown } }) =>
  state.state === 'ready' ? state.data?.only : undefined

test('focusing the window does not revalidate', async () => {
  const api = fakeApi({ getStats: stats(1) })
  render(<Streak />, { wrapper })
  await screen.findByText('1 dobrych')
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await act(() => new Promise((done) => setTimeout(done)))
  expect(api.sent('getStats')).toHaveLength(1)
})

test('a request re-renders only views that show whether one is in progress', async () => {
  const api = fakeApi({ getStats: stats(1), postProgress: { stored: true } })
  const drawn: Record<'plain' | 'asking', unknown[]> = { plain: [], asking: [] }
  function Plain() {
    const reads = useReads({ stats: read('getStats') })
    drawn.plain.push(reads.state)
    return null
  }
  function Asking() {
    const reads = useReads({ stats: read('getStats') })
    drawn.asking.push(reads.state === 'ready' && reads.retrying)
    return null
  }
  render(
    <>
      <Plain />
      <Asking />
    </>,
    { wrapper },
  )
  await waitFor(() => expect(drawn.asking.at(-1)).toBe(false))
  const before = drawn.plain.length
  const asked = api.sent('getStats').length

  await act(() => callApi('postProgress', { body: event }))
  await waitFor(() => expect(api.sent('getStats').length).toBeGreaterThan(asked))
  await waitFor(() => expect(drawn.asking.slice(-2)).toEqual([true, false]))
  expect(drawn.plain).toHaveLength(before)
  expect(drawn.plain.at(-1)).toBe('ready')
})

test('a call puts its parameters into the path and other arguments into the query', async () => {
  const api = fakeApi({ getNextRepetition: { item: null, remainingItems: 0, returning: 0 } })
  await fetchApi('getNextRepetition', { lessonId: 'a/b', mode: 'writing', randomOrder: 'true' })
  expect(api.sent('getNextRepetition')[0]).toMatchObject({
    params: { lessonId: 'a/b', mode: 'writing' },
    query: { randomOrder: 'true', sourceLang: 'PL', targetLang: 'ENG' },
  })
})

test('a body is sent unchanged and not in the query', async () => {
  const api = fakeApi({ postProgress: { stored: true } })
  await callApi('postProgress', { body: event })
  expect(api.sent('postProgress')[0]).toMatchObject({
    body: event,
    query: { sourceLang: 'PL', targetLang: 'ENG' },
  })
  expect(api.sent('postProgress')[0]?.query).not.toHaveProperty('body')
})

test('a write revalidates only the reads that it affects, in all parts of the page', async () => {
  const api = fakeApi({ getStats: stats(1), getProducts: products, postProgress: { stored: true } })
  render(
    <>
      <Streak />
      <Plans />
      <Streak />
    </>,
    { wrapper },
  )
  expect(await screen.findAllByText('1 dobrych')).toHaveLength(2)
  await screen.findByText('1 plan')
  const before = api.sent('getStats').length

  api.answer({ getStats: stats(2) })
  await act(() => callApi('postProgress', { body: event }))
  expect(await screen.findAllByText('2 dobrych')).toHaveLength(2)
  expect(api.sent('getStats').length).toBeGreaterThan(before)
  expect(api.sent('getProducts')).toHaveLength(1)
})

test('a failed write revalidates nothing and rejects with its error', async () => {
  const api = fakeApi({ getStats: stats(1), postProgress: failure(409, { code: 'CONFLICT' }) })
  render(<Streak />, { wrapper })
  await screen.findByText('1 dobrych')
  await expect(callApi('postProgress', { body: event })).rejects.toMatchObject({
    status: 409,
    code: 'CONFLICT',
  })
  await expect(callApi('postProgress', { body: event })).rejects.toBeInstanceOf(ApiError)
  expect(api.sent('getStats')).toHaveLength(1)
})

test('a write without tags revalidates nothing', async () => {
  const api = fakeApi({ getStats: stats(1), track: undefined })
  render(<Streak />, { wrapper })
  await screen.findByText('1 dobrych')
  await act(() => callApi('track', { body: { event: 'USER_REGISTERED', properties: {} } }))
  expect(api.sent('getStats')).toHaveLength(1)
})

test('a read waits while its arguments are null', async () => {
  const api = fakeApi({ getCourseFinished: { isFinished: true } })
  const { result, rerender } = renderHook(
    ({ courseId }: { courseId: string | null }) =>
      useReads({ only: read('getCourseFinished', courseId ? { courseId } : null) }),
    { wrapper, initialProps: { courseId: null as string | null } },
  )
  await act(async () => {})
  expect(api.sent('getCourseFinished')).toEqual([])
  expect(result.current).toEqual({ state: 'loading' })
  rerender({ courseId: 'c1' })
  await waitFor(() => expect(only(result.current)).toEqual({ isFinished: true }))
  expect(api.sent('getCourseFinished')[0]?.params).toEqual({ courseId: 'c1' })
})

test.each([
  [
    'an answer of the server',
    failure(403, { code: 'LESSON_LOCKED' }),
    { kind: 'http', status: 403, code: 'LESSON_LOCKED' },
  ],
  ['a network that is gone', failure(0), { kind: 'network', status: 0, code: 'NETWORK' }],
])('a read that fails with %s has an ApiError', async (_what, answer, expected) => {
  fakeApi({ getStats: answer })
  const { result } = renderHook(() => useReads({ only: read('getStats') }), { wrapper })
  await waitFor(() => expect(result.current).toMatchObject({ error: expect.any(ApiError) }))
  expect(result.current).toMatchObject({ error: expected })
})

test('changing the learning language sends a new request, and never shows the previous response (P-API-04)', async () => {
  const api = fakeApi({ getStats: ({ query }) => stats(query.targetLang === 'DE' ? 7 : 1) })
  const shown: unknown[] = []
  const { result } = renderHook(
    () => {
      const stats = useReads({ only: read('getStats') })
      shown.push([session.targetLang, stats.state === 'ready' ? stats.data.only.correctAnswers : null])
      return stats
    },
    { wrapper },
  )
  await waitFor(() => expect(only(result.current)).toMatchObject({ correctAnswers: 1 }))
  act(() => session.setTargetLang('DE'))
  await waitFor(() => expect(only(result.current)).toMatchObject({ correctAnswers: 7 }))
  expect(api.sent('getStats').map(({ query }) => query.targetLang)).toEqual(['ENG', 'DE'])
  expect(shown).not.toContainEqual(['DE', 1])
})

test("the next user never sees the previous user's response", async () => {
  let answers = 3
  fakeApi({ getStats: () => stats(answers) })
  session.setUser(learner({ userId: 'u1' }))
  const { result } = renderHook(() => useReads({ only: read('getStats') }), { wrapper })
  await waitFor(() => expect(only(result.current)).toMatchObject({ correctAnswers: 3 }))
  answers = 0
  act(() => {
    session.signOut()
    session.setUser(learner({ userId: 'u2' }))
  })
  expect(only(result.current)).toBeUndefined()
  await waitFor(() => expect(only(result.current)).toMatchObject({ correctAnswers: 0 }))
})

describe('several reads combined into one state', () => {
  const view = () =>
    renderHook(
      () =>
        useReads({ finished: read('getCourseFinished', { courseId: 'c1' }), stats: optional('getStats') }),
      { wrapper },
    )

  test('are ready together', async () => {
    fakeApi({ getCourseFinished: { isFinished: true }, getStats: stats(4) })
    const { result } = view()
    expect(result.current).toEqual({ state: 'loading' })
    await waitFor(() => expect(result.current.state).toBe('ready'))
    expect(result.current).toMatchObject({
      data: { finished: { isFinished: true }, stats: { correctAnswers: 4 } },
      optionalError: undefined,
    })
  })

  test('are ready without an optional read that failed', async () => {
    fakeApi({ getCourseFinished: { isFinished: true }, getStats: failure(500) })
    const { result } = view()
    await waitFor(() => expect(result.current.state).toBe('ready'))
    expect(result.current).toMatchObject({
      data: { finished: { isFinished: true }, stats: undefined },
      refreshError: undefined,
      optionalError: { status: 500 },
    })
  })

  test.each([
    ['an optional one that fails leaves the view as it is', true, ['loading', 'ready']],
    ['a needed one that fails stays failed', false, ['loading', 'failed']],
  ])('%s during an automatic retry', async (_what, isOptional, states) => {
    const seen: string[] = []
    let answerRetry = (_: ReturnType<typeof stats>) => {}
    const retry = new Promise<ReturnType<typeof stats>>((resolve) => {
      answerRetry = resolve
    })
    const api = fakeApi({
      getCourseFinished: { isFinished: true },
      getStats: () => (api.sent('getStats').length > 1 ? retry : failure(500)),
    })
    renderHook(
      () => {
        const stats = isOptional ? optional('getStats') : read('getStats')
        const { state } = useReads({ finished: read('getCourseFinished', { courseId: 'c1' }), stats })
        if (seen.at(-1) !== state) seen.push(state)
      },
      { wrapper: withRetries },
    )
    await waitFor(() => expect(api.sent('getStats')).toHaveLength(2))
    await act(async () => {})
    expect(seen).toEqual(states)
    await act(async () => answerRetry(stats(4)))
    expect(seen.at(-1)).toBe('ready')
    expect(seen.filter((state) => state === 'loading')).toHaveLength(1)
  })

  test.each([
    [403, 'locked'],
    [404, 'missing'],
    [500, 'failed'],
    [0, 'failed'],
  ])('have for status %s of a required read the state %s, and can be retried', async (status, state) => {
    const api = fakeApi({ getCourseFinished: failure(status), getStats: stats(4) })
    const { result } = view()
    await waitFor(() => expect(result.current.state).toBe(state))
    api.answer({ getCourseFinished: { isFinished: false } })
    await act(async () => {
      if ('retry' in result.current) await result.current.retry()
    })
    expect(result.current).toMatchObject({ state: 'ready', data: { finished: { isFinished: false } } })
  })

  test.each([
    [403, 'locked'],
    [404, 'missing'],
  ])('no longer show data after a refresh fails with %s', async (status, state) => {
    const api = fakeApi({ getCourseFinished: { isFinished: true }, getStats: stats(4) })
    const { result } = view()
    await waitFor(() => expect(result.current.state).toBe('ready'))
    api.answer({ getCourseFinished: failure(status) })
    act(() => touch(['progress']))
    await waitFor(() => expect(result.current.state).toBe(state))
  })

  test('retry only the failed reads', async () => {
    const api = fakeApi({ getCourseFinished: { isFinished: true }, getStats: failure(503) })
    const { result } = renderHook(
      () => useReads({ finished: read('getCourseFinished', { courseId: 'c1' }), stats: read('getStats') }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.state).toBe('failed'))
    await waitFor(() => expect(api.sent('getCourseFinished')).toHaveLength(1))
    api.answer({ getStats: stats(4) })
    await act(async () => {
      if ('retry' in result.current) await result.current.retry()
    })
    expect(result.current.state).toBe('ready')
    expect(api.sent('getStats')).toHaveLength(2)
    expect(api.sent('getCourseFinished')).toHaveLength(1)
  })

  test('are locked if one is refused, whatever the outcome of the others', async () => {
    fakeApi({ getStats: failure(500), getCourse: failure(404), getCourseFinished: failure(403) })
    const { result } = renderHook(
      () =>
        useReads({
          stats: read('getStats'),
          course: read('getCourse', { id: 'c1' }),
          finished: read('getCourseFinished', { courseId: 'c1' }),
        }),
      { wrapper },
    )
    await waitFor(() => expect(result.current).toMatchObject({ state: 'locked', retrying: false }))
  })

  test('show the previous data with refreshError after a failed refresh', async () => {
    const api = fakeApi({
      getCourseFinished: { isFinished: true },
      getStats: stats(4),
      postProgress: { stored: true },
    })
    const { result } = view()
    await waitFor(() => expect(result.current.state).toBe('ready'))
    api.answer({ getCourseFinished: failure(503) })
    await act(() => callApi('postProgress', { body: event }))
    await waitFor(() =>
      expect(result.current).toMatchObject({ state: 'ready', refreshError: { status: 503 } }),
    )
    expect(result.current).toMatchObject({ data: { finished: { isFinished: true } } })
  })
})

test('a read that failed offline is requested again when the network returns', async () => {
  const api = fakeApi({ getStats: failure(0), getProducts: failure(0) })
  const { result } = renderHook(() => useReads({ stats: read('getStats'), plans: optional('getProducts') }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.state).toBe('failed'))
  api.answer({ getStats: stats(3), getProducts: products })
  window.dispatchEvent(new Event('online'))
  await waitFor(() =>
    expect(result.current).toMatchObject({ state: 'ready', data: { stats: stats(3), plans: products } }),
  )
})

test('a failed read of statistics is logged, and is a state of the view (P-API-09)', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {})
  fakeApi({ getStats: failure(500) })
  const { result } = renderHook(() => useReads({ only: read('getStats') }), { wrapper })
  await waitFor(() => expect(result.current.state).toBe('failed'))
  expect(log).toHaveBeenCalledWith('call failed', 'get', '/user/stats', 'http', 500)
  log.mockRestore()
})

test('a read with once is not revalidated on its next mount or when the network returns', async () => {
  const api = fakeApi({ getStats: stats(1) })
  const cache = new Map()
  const shared = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>
  )
  const once = () => useReads({ only: read('getStats', {}, { once: true }) })
  const first = renderHook(once, { wrapper: shared })
  await waitFor(() => expect(first.result.current.state).toBe('ready'))
  first.unmount()
  const second = renderHook(once, { wrapper: shared })
  expect(second.result.current.state).toBe('ready')
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(api.sent('getStats')).toHaveLength(1)
})

test.each([
  [403, 0],
  [404, 0],
  [503, 1],
  [0, 1],
])('a read that failed with %s is retried automatically only if a retry may succeed', (status, retries) => {
  jest.useFakeTimers()
  const revalidate = jest.fn(async () => true)
  const error = new ApiError(status === 0 ? 'network' : 'http', status, null)
  retryTransient(error, 'key', SWRConfig.defaultValue, revalidate, { retryCount: 1, dedupe: true })
  jest.runAllTimers()
  expect(revalidate).toHaveBeenCalledTimes(retries)
  jest.useRealTimers()
})
