import '@mowka/contract/add-editor-endpoints'
import type { Course } from '@mowka/contract/schemas/learning'
import { startI18n } from '@mowka/kernel/i18n'
import { providePlatform } from '@mowka/kernel/platform'
import { failure, fakeApi } from '@mowka/testing/fake-api'
import { fakePlatform } from '@mowka/testing/fake-platform'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { FreshReads } from './FreshReads'
import { read } from './read'
import { useReads } from './use-reads'
import { changes, useWrite } from './use-write'

const course = (change: Partial<Course> = {}): Course => ({
  _id: 'c1',
  name: 'Kurs',
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
  ...change,
})
const page = (...courses: Course[]) => ({ data: courses, metadata: { total: courses.length } })

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
    <FreshReads />
    {children}
  </SWRConfig>
)

type Press = { id: string; active: boolean; version: number }

function useCourses() {
  const reads = useReads({ list: read('listCourses', {}) })
  const write = useWrite('updateCourse', {
    row: (press: Press) => press.id,
    args: ({ id, active, version }, before) => ({
      id,
      body: { active, version: Math.max(version, before?.version ?? 0) },
    }),
    optimistic: [
      changes('listCourses', (list, { id, active }: Press) => ({
        ...list,
        data: list.data.map((each) => (each._id === id ? { ...each, active } : each)),
      })),
    ],
    success: (answer) => `${answer.name} zapisany`,
  })
  return { shown: reads.state === 'ready' ? reads.data.list.data.map((each) => each.active) : null, write }
}

let platform = fakePlatform()
beforeAll(() => startI18n('pl'))
beforeEach(() => {
  platform = fakePlatform()
  providePlatform(platform)
})

/** A response that the test resolves. */
function held<Answer>() {
  let give: (answer: Answer) => void = () => {}
  let refuse: (reason: unknown) => void = () => {}
  const promise = new Promise<Answer>((resolve, reject) => {
    give = resolve
    refuse = reject
  })
  return { promise, give: (answer: Answer) => give(answer), refuse: (reason: unknown) => refuse(reason) }
}

test('a write shows its effect immediately, confirms success once, and revalidates affected reads', async () => {
  const answer = held<Course>()
  const api = fakeApi({ listCourses: page(course()), updateCourse: () => answer.promise })
  const { result } = renderHook(useCourses, { wrapper })
  await waitFor(() => expect(result.current.shown).toEqual([true]))
  act(() => void result.current.write.run({ id: 'c1', active: false, version: 1 }))
  await waitFor(() => expect(result.current.shown).toEqual([false]))
  expect(result.current.write.isBusy('c1')).toBe(true)
  expect(platform.notify).not.toHaveBeenCalled()
  api.answer({ listCourses: page(course({ active: false, version: 2 })) })
  await act(async () => answer.give(course({ active: false, version: 2 })))
  expect(platform.notify.mock.calls).toEqual([['success', 'Kurs zapisany']])
  await waitFor(() => expect(api.sent('listCourses')).toHaveLength(2))
  expect(result.current.shown).toEqual([false])
  expect(result.current.write.busy).toBe(false)
})

test("after a write the server's response replaces the optimistic state", async () => {
  const api = fakeApi({ listCourses: page(course()), updateCourse: course({ active: false, version: 2 }) })
  const { result } = renderHook(useCourses, { wrapper })
  await waitFor(() => expect(result.current.shown).toEqual([true]))
  api.answer({ listCourses: page(course({ version: 3 }), course({ _id: 'c2' })) })
  await act(() => result.current.write.run({ id: 'c1', active: false, version: 1 }))
  await waitFor(() => expect(result.current.shown).toEqual([true, true]))
})

test("the optimistic state ends with its write: the next one starts from the server's state", async () => {
  const answer = held<Course>()
  const both = (change: Partial<Course>) => page(course(change), course({ _id: 'c2' }))
  const api = fakeApi({ listCourses: both({}), updateCourse: course({ active: false, version: 2 }) })
  const { result } = renderHook(useCourses, { wrapper })
  await waitFor(() => expect(result.current.shown).toEqual([true, true]))
  // Meanwhile another user has activated it again.
  api.answer({ listCourses: both({ version: 3 }) })
  await act(() => result.current.write.run({ id: 'c1', active: false, version: 1 }))
  await waitFor(() => expect(result.current.shown).toEqual([true, true]))
  api.answer({ updateCourse: () => answer.promise })
  act(() => void result.current.write.run({ id: 'c2', active: false, version: 1 }))
  await waitFor(() => expect(result.current.shown).toEqual([true, false]))
  await act(async () => answer.give(course({ _id: 'c2', active: false, version: 2 })))
})

test('when writes overlap, the first to end hides no other, and a refused one is reverted immediately', async () => {
  const held1 = held<Course>()
  const held2 = held<Course>()
  const held3 = held<Course>()
  const answers: Record<string, Promise<Course>> = {
    c1: held1.promise,
    c2: held2.promise,
    c3: held3.promise,
  }
  const all = ['c1', 'c2', 'c3'].map((_id) => course({ _id }))
  const api = fakeApi({
    listCourses: page(...all),
    updateCourse: ({ params }) => answers[params.id ?? ''] ?? course(),
  })
  const { result } = renderHook(useCourses, { wrapper })
  await waitFor(() => expect(result.current.shown).toEqual([true, true, true]))
  act(() => {
    for (const id of ['c1', 'c2', 'c3']) void result.current.write.run({ id, active: false, version: 1 })
  })
  await waitFor(() => expect(result.current.shown).toEqual([false, false, false]))
  const asked = () => api.sent('listCourses').length
  let before = asked()

  await act(async () => held3.give(course({ _id: 'c3', active: false })))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  await act(async () => {})
  expect(result.current.shown).toEqual([false, false, false])

  before = asked()
  await act(async () => held1.refuse(new Error('gone')))
  await waitFor(() => expect(result.current.shown).toEqual([true, false, false]))

  api.answer({ listCourses: page(course(), ...['c2', 'c3'].map((_id) => course({ _id, active: false }))) })
  await act(async () => held2.give(course({ _id: 'c2', active: false })))
  await waitFor(() => expect(asked()).toBeGreaterThan(before + 1))
  expect(result.current.shown).toEqual([true, false, false])
})

test('writes of one row are sequential across calls and views', async () => {
  const add = held<{ knownWordIds: string[] }>()
  const api = fakeApi({ addKnownWord: () => add.promise, removeKnownWord: { knownWordIds: [] } })
  const useHide = () =>
    useWrite('addKnownWord', { row: (id: string) => id, args: (wordId) => ({ body: { wordId } }) })
  const useShow = () => useWrite('removeKnownWord', { row: ({ id }) => id })
  const first = renderHook(useHide, { wrapper })
  act(() => void first.result.current.run('w1'))
  first.unmount()
  const second = renderHook(useShow, { wrapper })
  act(() => void second.result.current.run({ id: 'w1' }))
  act(() => void second.result.current.run({ id: 'w2' }))
  await waitFor(() => expect(api.sent('removeKnownWord').map(({ params }) => params.id)).toEqual(['w2']))
  await act(async () => add.give({ knownWordIds: ['w1'] }))
  await waitFor(() =>
    expect(api.sent('removeKnownWord').map(({ params }) => params.id)).toEqual(['w2', 'w1']),
  )
})

test('a bug in our own code is reported instead of shown as a connection failure', async () => {
  fakeApi({})
  const { result } = renderHook(
    () =>
      useWrite('removeKnownWord', {
        args: (): { id: string } => {
          throw new TypeError('ours')
        },
      }),
    { wrapper },
  )
  await act(() => result.current.run(undefined))
  expect(platform.notify.mock.calls).toEqual([['error', expect.stringContaining('Coś poszło nie tak')]])
  expect(platform.reportError).toHaveBeenCalledTimes(1)
})

test('a refused write is reverted, reported once, and its reads are revalidated', async () => {
  const api = fakeApi({ listCourses: page(course()), updateCourse: failure(409, { code: 'STALE_WRITE' }) })
  const { result } = renderHook(useCourses, { wrapper })
  await waitFor(() => expect(result.current.shown).toEqual([true]))
  const outcome = await act(() => result.current.write.run({ id: 'c1', active: false, version: 1 }))
  expect(outcome).toMatchObject({ ok: false, error: { status: 409, code: 'STALE_WRITE' } })
  await waitFor(() => expect(result.current.shown).toEqual([true]))
  expect(platform.notify.mock.calls).toEqual([
    ['error', expect.stringContaining('Ktoś zmienił to przed chwilą')],
  ])
  await waitFor(() => expect(api.sent('listCourses')).toHaveLength(2))
  expect(platform.reportError).not.toHaveBeenCalled()
})

test('writes of one row are sequential and receive the previous response; rows are independent', async () => {
  const first = held<Course>()
  const api = fakeApi({
    listCourses: page(course(), course({ _id: 'c2' })),
    updateCourse: ({ params, body }) =>
      params.id === 'c1' && (body as Press).version === 1
        ? first.promise
        : Promise.resolve(course({ _id: params.id, version: (body as Press).version + 1 })),
  })
  const { result } = renderHook(useCourses, { wrapper })
  await waitFor(() => expect(result.current.shown).toEqual([true, true]))
  act(() => {
    void result.current.write.run({ id: 'c1', active: false, version: 1 })
    void result.current.write.run({ id: 'c1', active: true, version: 1 })
    void result.current.write.run({ id: 'c2', active: false, version: 7 })
  })
  await waitFor(() => expect(result.current.shown).toEqual([true, false]))
  await waitFor(() => expect(api.sent('updateCourse').map((call) => call.params.id)).toEqual(['c1', 'c2']))
  await act(async () => first.give(course({ active: false, version: 5 })))
  await waitFor(() => expect(api.sent('updateCourse')).toHaveLength(3))
  expect(api.sent('updateCourse')[2]).toMatchObject({
    params: { id: 'c1' },
    body: { active: true, version: 5 },
  })
})

test.each([
  [failure(403), 'Nie masz do tego uprawnień.', 0],
  [failure(404), 'Tego już nie ma.', 0],
  [failure(422), 'Nie udało się zapisać. Sprawdź, co jest wpisane.', 0],
  [failure(429), expect.stringContaining('Za dużo prób'), 0],
  [failure(503), 'Nie udało się zapisać. Spróbuj ponownie za chwilę.', 0],
  [failure(0), expect.stringContaining('Brak połączenia'), 0],
  [failure(500), expect.stringContaining('Coś poszło nie tak'), 1],
])(
  'a failed write shows its message, and only unexpected failures are reported (%#)',
  async (answer, text, reports) => {
    fakeApi({ listCourses: page(course()), updateCourse: answer })
    const { result } = renderHook(useCourses, { wrapper })
    await waitFor(() => expect(result.current.shown).toEqual([true]))
    await act(() => result.current.write.run({ id: 'c1', active: false, version: 1 }))
    expect(platform.notify.mock.calls).toEqual([['error', text]])
    expect(platform.reportError).toHaveBeenCalledTimes(reports)
  },
)

test('a view may replace or suppress the failure message', async () => {
  fakeApi({ startTrial: failure(409, { code: 'TRIAL_ALREADY_USED' }) })
  const { result } = renderHook(
    () => ({
      own: useWrite('startTrial', { failure: (error) => `nie: ${error.code}` }),
      silent: useWrite('startTrial', { failure: () => null }),
    }),
    { wrapper },
  )
  await act(() => result.current.own.run({}))
  await act(() => result.current.silent.run({}))
  expect(platform.notify.mock.calls).toEqual([['error', 'nie: TRIAL_ALREADY_USED']])
})

test('a failed account change is logged, and resolves as not ok instead of throwing (P-API-09)', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {})
  fakeApi({ patchUserMetadata: failure(503) })
  const { result } = renderHook(() => useWrite('patchUserMetadata'), { wrapper })
  const body = { action: 'learn-lang' as const, payload: { learnLang: 'DE' as const } }
  let outcome: Awaited<ReturnType<typeof result.current.run>> | undefined
  await act(async () => {
    outcome = await result.current.run({ body })
  })
  expect(outcome).toMatchObject({ ok: false, error: { status: 503 } })
  expect(log).toHaveBeenCalledWith('call failed', 'patch', '/user/metadata', 'http', 503)
  log.mockRestore()
})
