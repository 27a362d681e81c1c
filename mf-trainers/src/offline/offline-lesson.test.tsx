import { paths } from '@mowka/shared/contract/routes'
import { readKeptLesson } from '@mowka/shared/domain/kept-lesson'
import { failure, renderPage } from '@mowka/shared/testing'
import { exercise } from '@mowka/shared/testing/entities'
import { screen, waitFor } from '@testing-library/react'
import { type Answers, eventOf, lessonApi, sentences, writer } from '../lesson/lesson.fixture'
import { texts } from '../pages'
import WritingPage from '../writing/WritingPage'

const at = paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' })
const away = failure(0)
/** Everything that a lesson asks the server for once it is open. */
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
  // Every call that finds no network is logged.
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

test('a lesson goes on without the network from its second sentence to its end, and is sent in order later (C60)', async () => {
  const server = lessonApi()
  const { person, api } = await open(server)
  await person.type(await box(), 'I am at home.{Enter}')
  await screen.findByText('Dobrze')
  await person.keyboard('{Enter}')
  await screen.findByText('Mam psa.')

  api.answer(AWAY)
  // A typo that only the server could forgive.
  await person.type(await box(), 'I hvae a dog.{Enter}')
  expect(await screen.findByText('Sprawdzone na urządzeniu.', {}, inLesson)).toBeVisible()
  expect(screen.getByText(/^Jeszcze nie/)).toBeVisible()
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

  api.answer({ ...server, postProgress: { stored: true } })
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
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
}, 60_000)

test('a page that begins without the network goes on where the learner was', async () => {
  const first = await open()
  await first.person.type(await box(), 'I am at home.{Enter}')
  await screen.findByText('Dobrze')
  await first.person.keyboard('{Enter}')
  await screen.findByText('Mam psa.')
  first.unmount()
  // What the shell keeps of the lesson is still there; the calls that advance something get nowhere.
  await open(AWAY)
  expect(await screen.findByText('Mam psa.', {}, inLesson)).toBeVisible()
  expect(screen.getByText('2 / 3', { exact: false })).toBeVisible()
  expect(screen.getByText('Bez sieci.')).toBeVisible()
}, 60_000)

test('a device that does not know the lesson says that there is no connection', async () => {
  await open({ ...AWAY, getLessonExercises: away })
  expect(await screen.findByText('Nie ma połączenia', {}, inLesson)).toBeVisible()
  expect(screen.queryByText('Bez sieci.')).not.toBeInTheDocument()
}, 60_000)

test('the recordings of a lesson are fetched ahead, and the lesson is ready then; not where data are saved', async () => {
  const spoken = sentences.map((each, index) => ({ ...each, answerRecording: `r-ahead-${index}` }))
  const sound = new Blob(['sound'])
  const first = await open({ ...lessonApi(spoken), getRecording: sound })
  await waitFor(() => expect(readKeptLesson('user-1', 'l1')?.hasSound).toBe(true))
  expect(first.api.sent('getRecording').map(({ params }) => params.id)).toEqual(
    expect.arrayContaining(['r-ahead-0', 'r-ahead-1', 'r-ahead-2']),
  )
  first.unmount()
  localStorage.clear()
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  try {
    const frugal = [exercise({ answerRecording: 'r-frugal' })]
    const second = await open({ ...lessonApi(frugal), getRecording: sound })
    await box()
    expect(second.api.sent('getRecording')).toHaveLength(0)
  } finally {
    Reflect.deleteProperty(navigator, 'connection')
  }
})
