import { paths } from '@mowka/contract/routes'
import { readOfflineLesson } from '@mowka/kernel/storage'
import { failure, renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../../pages'
import { WritingPage } from '../lesson/lesson-pages.fixture'
import { type Answers, eventOf, lessonApi, sentences, writer } from '../shared/lesson.fixture'

const at = paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' })
const away = failure(0)
/** All calls of an open lesson, failing offline. */
const AWAY: Answers = {
  getNextExercise: away,
  checkAttempt: away,
  postProgress: away,
  getCourseProgress: away,
  getLessonSummary: away,
  getProblematicExamples: away,
  getCourseFinished: away,
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // Every failed call is logged.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const open = (api: Answers = {}) =>
  renderPage(<WritingPage />, {
    route: 'trainerWriting',
    at,
    texts: { namespace: 'trainers', loader: texts },
    api: { ...lessonApi(), ...api },
    user: writer(),
  })
const box = () => screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
const inLesson = { timeout: 10_000 }

test('a lesson continues offline from its second sentence to its end and is sent in order later (C60)', async () => {
  const server = lessonApi()
  const { person, api, platform } = await open(server)
  await person.type(await box(), 'I am at home.{Enter}')
  await screen.findByText('Dobrze')
  await person.keyboard('{Enter}')
  await screen.findByText('Mam psa.')

  api.answer(AWAY)
  // A typo that only the server could forgive.
  await person.type(await box(), 'I hvae a dog.{Enter}')
  expect(await screen.findByText('Sprawdzone na urządzeniu.', {}, inLesson)).toBeVisible()
  expect(screen.getByText('Porównaj z odpowiedzią')).toBeVisible()
  expect(screen.getByText(/nie wybaczamy literówek/)).toBeVisible()
  expect(screen.getByText('Bez sieci.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /powinna być dobra/ })).not.toBeInTheDocument()
  await person.keyboard('{Enter}')
  await person.clear(await box())
  await person.type(await box(), 'I have a dog.{Enter}')
  expect(await screen.findByText('Dobrze', {}, inLesson)).toBeVisible()
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Idę spać.', {}, inLesson)).toBeVisible()
  await person.type(await box(), 'I am going to bed.{Enter}')
  expect(await screen.findByText('Dobrze', {}, inLesson)).toBeVisible()
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Wyniki z tego urządzenia', {}, inLesson)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: /^Lekcja ukończona/ })).toBeVisible()
  expect(screen.getByText('2 z 3')).toBeVisible()
  expect(screen.getByText('I have a dog.')).toBeVisible()

  api.answer({
    ...server,
    postProgress: (call) =>
      eventOf(call).payload.deviceVerdict === 'WRONG' ? { stored: true, overruled: true } : { stored: true },
  })
  const failed = api.sent('postProgress').length
  window.dispatchEvent(new Event('online'))
  await waitFor(
    () => expect(screen.queryByText('Wyniki z tego urządzenia')).not.toBeInTheDocument(),
    inLesson,
  )
  const events = api
    .sent('postProgress')
    .slice(failed)
    .map(eventOf)
    .filter(({ name }) => name !== 'EXAMPLE_DISPLAYED')
  const said = events.map(({ name, payload }) =>
    `${name} ${payload.exerciseId ?? ''} ${payload.deviceVerdict ?? ''}`.trim(),
  )
  expect(said).toEqual([
    'EXAMPLE_ATTEMPT e2 WRONG',
    'EXAMPLE_ATTEMPT e2 RIGHT',
    'EXAMPLE_SUCCESS e2 RIGHT',
    'EXAMPLE_ATTEMPT e3 RIGHT',
    'EXAMPLE_SUCCESS e3 RIGHT',
    'LESSON_FINISHED',
  ])
  expect(events.find(({ name }) => name === 'EXAMPLE_SUCCESS')?.payload.userInput).toBe('I have a dog.')
  expect(platform.notify).toHaveBeenCalledWith('success', expect.stringMatching(/I\shvae\sa\sdog\./))
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
}, 60_000)

test('a success that the server refuses is shown to the learner, and the lesson continues', async () => {
  const { person, api, platform } = await open()
  await box()
  api.answer(AWAY)
  await person.type(await box(), 'I am at home.{Enter}')
  expect(await screen.findByText('Sprawdzone na urządzeniu.', {}, inLesson)).toBeVisible()
  api.answer({
    ...lessonApi(),
    postProgress: (call) =>
      eventOf(call).name === 'EXAMPLE_SUCCESS' ? failure(422, { code: 'ANSWER_WRONG' }) : { stored: true },
  })
  window.dispatchEvent(new Event('online'))
  await person.keyboard('{Enter}')
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('warning', expect.stringMatching(/wróci\sw\slekcji/)),
  )
  expect(await screen.findByText('Mam psa.', {}, inLesson)).toBeVisible()
}, 60_000)

test('a page opened offline continues where the learner was', async () => {
  const first = await open()
  await first.person.type(await box(), 'I am at home.{Enter}')
  await screen.findByText('Dobrze')
  await first.person.keyboard('{Enter}')
  await screen.findByText('Mam psa.')
  first.unmount()
  // The shell's cached responses are still there; calls with side effects fail.
  await open(AWAY)
  expect(await screen.findByText('Mam psa.', {}, inLesson)).toBeVisible()
  expect(screen.getByText('2 / 3', { exact: false })).toBeVisible()
  expect(screen.getByText('Bez sieci.')).toBeVisible()
}, 60_000)

test("a slow server isn't reported as a missing network", async () => {
  const { person, api } = await open()
  await box()
  api.answer({ ...AWAY, checkAttempt: failure(503) })
  await person.type(await box(), 'I am at home.{Enter}')
  expect(await screen.findByText('Sprawdzone na urządzeniu.', {}, inLesson)).toBeVisible()
  expect(screen.getByText('Serwer odpowiada wolno.')).toBeVisible()
  expect(screen.queryByText('Bez sieci.')).not.toBeInTheDocument()
}, 60_000)

test("a device that doesn't know the lesson shows a connection error", async () => {
  await open({ ...AWAY, getLessonExercises: away })
  expect(await screen.findByText('Nie ma połączenia', {}, inLesson)).toBeVisible()
  expect(screen.queryByText('Bez sieci.')).not.toBeInTheDocument()
}, 60_000)

describe('the recordings of a lesson', () => {
  const sound = new Blob(['sound'])
  /** Adds a browser feature that jsdom lacks. */
  const have = (name: 'connection' | 'serviceWorker', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection')
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  const spoken = (name: string) =>
    sentences.map((each, index) => ({ ...each, answerRecording: `r-${name}-${index}` }))
  const fetched = (api: Awaited<ReturnType<typeof open>>['api']) =>
    api.sent('getRecording').map(({ params }) => params.id)

  test('recordings are fetched ahead, and the lesson is ready then', async () => {
    have('serviceWorker', { controller: {} })
    const { api } = await open({ ...lessonApi(spoken('ahead')), getRecording: sound })
    await waitFor(() => expect(readOfflineLesson('user-1', 'l1')?.hasSound).toBe(true))
    expect(new Set(fetched(api))).toEqual(new Set(['r-ahead-0', 'r-ahead-1', 'r-ahead-2', 'r-home']))
  })

  test('pictures in hints are fetched ahead, and a lesson is ready even if they fail', async () => {
    have('serviceWorker', { controller: {} })
    const asked: string[] = []
    Object.assign(globalThis, {
      fetch: async (address: string) => {
        asked.push(address)
        throw new TypeError('Failed to fetch')
      },
    })
    const image = '<img src="/files/media/0b1c-2d.png" alt="Tabela">'
    const hint = { _id: 'h1', content: `<p>Tak: ${image}</p>${image}`, isFullScreen: true, exercises: ['e1'] }
    await open({ ...lessonApi(spoken('drawn')), getLessonHints: { data: [hint] }, getRecording: sound })
    await waitFor(() => expect(readOfflineLesson('user-1', 'l1')?.hasSound).toBe(true))
    expect(asked).toEqual(['/files/media/0b1c-2d.png'])
    Reflect.deleteProperty(globalThis, 'fetch')
  })

  test("without a service worker, recordings stay in the page and the lesson isn't ready for a reload", async () => {
    const { api } = await open({ ...lessonApi(spoken('page')), getRecording: sound })
    await waitFor(() => expect(fetched(api)).toContain('r-page-2'))
    expect(readOfflineLesson('user-1', 'l1')?.hasSound).toBe(false)
  })

  test("a lesson isn't ready while its words are missing or if they fail to load", async () => {
    have('serviceWorker', { controller: {} })
    const { api } = await open({
      ...lessonApi(spoken('wordless')),
      getLessonWords: failure(500),
      getRecording: sound,
    })
    await waitFor(() => expect(fetched(api)).toContain('r-wordless-2'))
    await waitFor(() => expect(api.sent('getLessonWords').length).toBeGreaterThan(0))
    expect(readOfflineLesson('user-1', 'l1')?.hasSound).toBe(false)
  })

  test("recordings aren't fetched ahead if data saving is on", async () => {
    have('connection', { saveData: true })
    const { person, api } = await open({ ...lessonApi(spoken('frugal')), getRecording: sound })
    await person.type(await box(), 'I am at home.')
    expect(fetched(api)).toEqual([])
  })
})
