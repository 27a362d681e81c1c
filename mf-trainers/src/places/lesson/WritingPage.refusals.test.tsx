import { paths } from '@mowka/contract/routes'
import { provideWidgetRenderer } from '@mowka/kernel/platform'
import { failure, renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { texts } from '../../pages'
import { type Answers, eventOf, lessonApi, sentences, writer } from '../shared/lesson.fixture'
import { WritingPage } from './lesson-pages.fixture'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(api: Answers = {}) {
  const page = await renderPage(<WritingPage />, {
    route: 'trainerWriting',
    at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...lessonApi(), ...api },
    user: writer(),
  })
  provideWidgetRenderer(({ props }) => (
    <button type="button" onClick={'onTrialStarted' in props ? props.onTrialStarted : undefined}>
      Wypróbuj
    </button>
  ))
  return page
}
const box = () => screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
const trial = () => screen.findByRole('button', { name: 'Wypróbuj' })
const noAccess = () => failure(403, { code: 'LESSON_LOCKED' })

test('if access expires before an answer is saved, the access page is shown and the answer is saved afterwards', async () => {
  const server = lessonApi()
  const { person, api, platform } = await open(server)
  await person.type(await box(), 'I am at home.{Enter}')
  await screen.findByText('Dobrze')
  await waitFor(() => expect(api.sent('postProgress')).toHaveLength(3))
  api.answer({ postProgress: noAccess() })
  await person.keyboard('{Enter}')
  await trial()
  expect(screen.queryByText(/czeka bezpiecznie/)).not.toBeInTheDocument()
  expect(screen.queryByText('Mam psa.')).not.toBeInTheDocument()
  const refused = api.sent('postProgress').map(eventOf).at(-1)

  api.answer({ postProgress: server.postProgress })
  await person.click(await trial())
  expect(await screen.findByText('Mam psa.')).toBeVisible()
  expect(api.sent('postProgress').map(eventOf)).toContainEqual(
    expect.objectContaining({ name: 'EXAMPLE_SUCCESS', eventId: refused?.eventId }),
  )
  // jsdom plays no sound; missing access isn't reported as an error.
  expect(platform.reportError.mock.calls.map(([, tags]) => tags)).toEqual([{ part: 'trainer-sound' }])
})

test('if access expires before an answer is checked, the access page is shown and the answer is still there afterwards', async () => {
  const server = lessonApi()
  const { person, api, platform } = await open({ ...server, checkAttempt: noAccess() })
  await person.type(await box(), 'I am at home.{Enter}')
  await person.click(await trial())
  expect(await box()).toHaveValue('I am at home.')
  expect(platform.notify).not.toHaveBeenCalled()
  api.answer({ checkAttempt: server.checkAttempt })
  await person.type(await box(), '{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
})

test('if access expires while hard sentences are practiced, the access page is shown (L-TRN-50)', async () => {
  const server = lessonApi()
  const { person, api } = await open({ ...server, getNextExercise: { item: null, remainingItems: 0 } })
  await person.click(await screen.findByRole('button', { name: 'Powtórz teraz' }))
  api.answer({ checkAttempt: noAccess() })
  await person.type(await box(), 'I am at home.{Enter}')
  api.answer({ checkAttempt: server.checkAttempt })
  await person.click(await trial())
  expect(await box()).toHaveValue('I am at home.')
  await person.type(await box(), '{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
})

test('an answer to a sentence that was removed from the lesson is reported as lost, and the lesson continues', async () => {
  const server = lessonApi()
  const { person, api, platform } = await open(server)
  await person.type(await box(), 'I am at home.{Enter}')
  await screen.findByText('Dobrze')
  await waitFor(() => expect(api.sent('postProgress')).toHaveLength(3))
  const remaining = lessonApi(sentences.slice(1))
  api.answer({ postProgress: failure(404), getNextExercise: remaining.getNextExercise })
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Mam psa.')).toBeVisible()
  expect(platform.notify).toHaveBeenCalledWith('warning', expect.stringMatching(/^Nie mogliśmy zapisać/))
  expect(platform.reportError).toHaveBeenCalledWith(expect.anything(), {
    part: 'outbox',
    call: 'POST /progress',
  })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a trainer that is left while it starts requests and shows nothing', async () => {
  let arrive = () => {}
  const progress = { courseId: 'c1', startedAt: null, finishedAt: null, progress: 0, lessons: [] }
  const { api, unmount } = await open({
    getCourseProgress: () =>
      new Promise((resolve) => {
        arrive = () => resolve(progress)
      }),
  })
  await waitFor(() => expect(api.sent('getCourseProgress')).toHaveLength(1))
  unmount()
  await act(async () => arrive())
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(api.sent('getNextExercise')).toHaveLength(0)
  expect(api.sent('postProgress').map(eventOf)).not.toContainEqual(
    expect.objectContaining({ name: 'EXAMPLE_DISPLAYED' }),
  )
})

test('an ending that fails to load is logged and can be loaded again', async () => {
  const { platform } = await open({
    getNextExercise: { item: null, remainingItems: 0 },
    getLessonSummary: failure(500),
  })
  expect(await screen.findByText('Nie udało się wczytać podsumowania')).toBeVisible()
  expect(platform.reportError).toHaveBeenCalledWith(expect.anything(), { part: 'ending' })
})
