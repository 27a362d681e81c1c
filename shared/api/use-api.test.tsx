import { ApiError } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { makesStale } from '../contract/stale'
import { failure, fakeApi } from '../testing/fake-api'
import { learner } from '../testing/people'
import { callApi, fetchApi } from './call-api'
import { replaceRefresh } from './refresh-reads'
import { useApi } from './use-api'

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

function OwnCache({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig()
  replaceRefresh((matches) => void mutate(matches))
  return children
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
    <OwnCache>{children}</OwnCache>
  </SWRConfig>
)

beforeEach(() => {
  localStorage.clear()
  session.signOut()
  session.forgetLanguages()
})

function Streak() {
  const { data } = useApi('getStats', {})
  return <p>{data ? `${data.correctAnswers} dobrych` : 'czekam'}</p>
}
function Plans() {
  const { data } = useApi('getProducts', {})
  return <p>{data ? `${data.length} plan` : 'czekam'}</p>
}

test('a call goes to its path with its parameters, and the rest are query values', async () => {
  const api = fakeApi({ getNextRepetition: { item: null, remainingItems: 0 } })
  await fetchApi('getNextRepetition', { lessonId: 'a/b', mode: 'writing', randomOrder: 'true' })
  expect(api.sent('getNextRepetition')[0]).toMatchObject({
    params: { lessonId: 'a/b', mode: 'writing' },
    query: { randomOrder: 'true', sourceLang: 'PL', targetLang: 'ENG' },
  })
})

test('a body is sent as it is, and not among the query values', async () => {
  const api = fakeApi({ postProgress: { stored: true } })
  await callApi('postProgress', { body: event })
  expect(api.sent('postProgress')[0]).toMatchObject({
    body: event,
    query: { sourceLang: 'PL', targetLang: 'ENG' },
  })
  expect(api.sent('postProgress')[0]?.query).not.toHaveProperty('body')
})

test('a write fetches exactly the reads again that it makes stale, in all parts of the page', async () => {
  expect(makesStale.postProgress).toContain('getStats')
  expect(makesStale.postProgress).not.toContain('getProducts')
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

test('a write that fails makes nothing stale and says why', async () => {
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

test('a write that makes nothing stale fetches nothing', async () => {
  const api = fakeApi({ getStats: stats(1), track: undefined })
  render(<Streak />, { wrapper })
  await screen.findByText('1 dobrych')
  await act(() => callApi('track', { body: { event: 'USER_REGISTERED', properties: {} } }))
  expect(api.sent('getStats')).toHaveLength(1)
})

test('without arguments a read waits', async () => {
  const api = fakeApi({ getCourseFinished: { isFinished: true } })
  const { result, rerender } = renderHook(
    ({ courseId }: { courseId: string | null }) =>
      useApi('getCourseFinished', courseId ? { courseId } : null),
    { wrapper, initialProps: { courseId: null as string | null } },
  )
  await act(async () => {})
  expect(api.sent('getCourseFinished')).toEqual([])
  expect(result.current).toMatchObject({ data: undefined, isLoading: false })
  rerender({ courseId: 'c1' })
  await waitFor(() => expect(result.current.data).toEqual({ isFinished: true }))
  expect(api.sent('getCourseFinished')[0]?.params).toEqual({ courseId: 'c1' })
})

test.each([
  [
    'an answer of the server',
    failure(403, { code: 'LESSON_LOCKED' }),
    { kind: 'http', status: 403, code: 'LESSON_LOCKED' },
  ],
  ['a network that is gone', failure(0), { kind: 'network', status: 0, code: 'NETWORK' }],
])('a read that fails by %s has an ApiError', async (_what, answer, expected) => {
  fakeApi({ getStats: answer })
  const { result } = renderHook(() => useApi('getStats', {}), { wrapper })
  await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError))
  expect(result.current.error).toMatchObject(expected)
})

test('P-API-04: another learning language asks anew, and never shows the answer of the one before', async () => {
  const api = fakeApi({ getStats: ({ query }) => stats(query.targetLang === 'DE' ? 7 : 1) })
  const shown: unknown[] = []
  const { result } = renderHook(
    () => {
      const read = useApi('getStats', {})
      shown.push([session.targetLang, read.data?.correctAnswers])
      return read
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current.data?.correctAnswers).toBe(1))
  act(() => session.setTargetLang('DE'))
  await waitFor(() => expect(result.current.data?.correctAnswers).toBe(7))
  expect(api.sent('getStats').map(({ query }) => query.targetLang)).toEqual(['ENG', 'DE'])
  expect(shown).not.toContainEqual(['DE', 1])
})

test('the next person on this page never sees the answer of the one before', async () => {
  let answers = 3
  fakeApi({ getStats: () => stats(answers) })
  session.setUser(learner({ userId: 'u1' }))
  const { result } = renderHook(() => useApi('getStats', {}), { wrapper })
  await waitFor(() => expect(result.current.data?.correctAnswers).toBe(3))
  answers = 0
  act(() => {
    session.signOut()
    session.setUser(learner({ userId: 'u2' }))
  })
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data?.correctAnswers).toBe(0))
})

test('coming back to the tab asks nothing anew', async () => {
  const api = fakeApi({ getStats: stats(1) })
  render(<Streak />, { wrapper })
  await screen.findByText('1 dobrych')
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
  await act(async () => {})
  expect(api.sent('getStats')).toHaveLength(1)
})
