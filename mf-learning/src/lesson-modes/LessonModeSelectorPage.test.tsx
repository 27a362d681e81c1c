import type { RouteName } from '@mowka/contract/routes'
import type { LessonProgress } from '@mowka/contract/schemas/progress'
import { failure, learner, renderPage } from '@mowka/testing'
import { course, lesson, lessonProgress } from '@mowka/testing/entities'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../testing/texts'
import LessonModeSelectorPage from './LessonModeSelectorPage'

const END = '2099-01-01T00:00:00.000Z'
const without = () => learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } })
const trying = () =>
  learner({
    appMetadata: { trialExpiresAt: END, courseIds: [], languages: [{ targetLang: 'ENG', expiresAt: END }] },
  })
const locked = { data: [lesson({ isLocked: true })] }

const progressWith = (change: Partial<LessonProgress>) => ({
  ...{ courseId: 'c1', startedAt: null, finishedAt: null, progress: 0 },
  lessons: [lessonProgress(change)],
})

const open = (api = {}, user = learner(), unreleased: readonly RouteName[] = []) =>
  renderPage(<LessonModeSelectorPage />, {
    route: 'lessonModeSelector',
    at: '/course/c1/lesson/l1/select-mode',
    texts,
    user,
    unreleased,
    api: {
      getAvailableLessons: { data: [lesson()] },
      getAvailableCourse: course(),
      getCourseProgress: progressWith({}),
      postProgress: { stored: true },
      ...api,
    },
  })

test('the four modes are shown with writing first, and speaking is labelled "Wymowa" and marked as beta (L-LMS-01, L-LMS-03)', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Uprzejme prośby' })).toBeVisible()
  expect(screen.getByText('Polite requests')).toHaveAttribute('lang', 'en')
  const tiles = screen.getAllByRole('listitem').map((item) => item.querySelector('a'))
  expect(tiles.map((tile) => tile?.getAttribute('href')?.split('/').pop())).toEqual([
    'writing',
    'listening',
    'speaking',
    'content-preview',
  ])
  expect(screen.getByRole('link', { name: /^Wymowa\s*beta$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Podgląd treści' })).toBeVisible()
})

test("the lesson's word training is offered next to the modes while words are left to learn", async () => {
  const words = { noOfWords: 12, noOfCompletedWords: 1, noOfKnownWords: 1 }
  const first = await open({ getCourseProgress: progressWith(words) })
  expect(await screen.findByRole('link', { name: /^Poznaj 10\ssłów · 3\smin$/ })).toHaveAttribute(
    'href',
    '/course/c1/lesson/l1/words/trainer',
  )
  first.unmount()
  const done = await open({ getCourseProgress: progressWith({ ...words, noOfCompletedWords: 11 }) })
  expect(await screen.findByRole('link', { name: 'Pisanie' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Poznaj/ })).not.toBeInTheDocument()
  done.unmount()
  await open({ getCourseProgress: failure(500) })
  expect(await screen.findByRole('link', { name: 'Pisanie' })).toBeVisible()
})

test('while the lesson loads each released mode has a skeleton', async () => {
  const { container } = await open({ getAvailableLessons: () => new Promise(() => {}) }, learner(), [
    'lessonAudioMode',
  ])
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(4)
})

test('a mode that no release has is not offered (L-LMS-06)', async () => {
  await open({}, learner(), ['trainerSpeaking', 'lessonAudioMode'])
  expect(await screen.findByRole('link', { name: 'Pisanie' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('link', { name: /^Wymowa/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Tryb audio' })).not.toBeInTheDocument()
})

test.each([
  ['Podgląd treści', 'CONTENT_PREVIEW', 'content-preview'],
  ['Słuchanie', 'LISTENING', 'listening'],
  ['Pisanie', 'WRITING', 'writing'],
  ['Tryb audio', 'AUDIO', 'audio-mode'],
])(
  'picking %s saves the mode twice and opens it (L-LMS-02, L-LMS-05, L-LMS-06, P-TRACK-15, C15)',
  async (name, learningMode, path) => {
    const page = await open()
    await page.person.click(await screen.findByRole('link', { name }))
    expect(page.address()).toBe(`/course/c1/lesson/l1/${path}`)
    await waitFor(() => expect(page.api.sent('postProgress')).toHaveLength(1))
    expect(page.api.sent('postProgress')[0]?.body).toMatchObject({
      name: 'LESSON_MODE_SELECTED',
      courseId: 'c1',
      lessonId: 'l1',
      payload: { learningMode },
    })
    expect(page.platform.track).toHaveBeenCalledWith('LESSON_MODE_SELECTED', {
      learningMode,
      courseId: 'c1',
      lessonId: 'l1',
    })
  },
)

test("a mode opens even if it can't be saved, and is saved later", async () => {
  const page = await open({ postProgress: failure(0) })
  await page.person.click(await screen.findByRole('link', { name: 'Pisanie' }))
  expect(page.address()).toBe('/course/c1/lesson/l1/writing')
  await waitFor(() => expect(page.api.sent('postProgress')).toHaveLength(1))
  page.api.answer({ postProgress: { stored: true } })
  await waitFor(() => expect(page.api.sent('postProgress')).toHaveLength(2))
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('unsentProgress'))
})

test('a locked lesson shows the alert with a back link instead of the tiles (L-LMS-04, L-TRIAL-02)', async () => {
  await open({ getAvailableLessons: locked }, without())
  expect(await screen.findByRole('heading', { name: 'Odblokuj tę lekcję' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wróć do kursu' })).toHaveAttribute('href', '/course/c1')
  expect(screen.queryByRole('link', { name: 'Pisanie' })).not.toBeInTheDocument()
})

test('missing access to the lessons shows the same alert (L-LMS-04)', async () => {
  await open({ getAvailableLessons: failure(403, { code: 'LESSON_LOCKED' }) }, without())
  expect(await screen.findByRole('button', { name: 'Rozpocznij okres próbny' })).toBeVisible()
})

test('a started trial replaces the alert with the tiles (L-TRIAL-03)', async () => {
  const page = await open({ getAvailableLessons: locked }, without())
  const start = await screen.findByRole('button', { name: 'Rozpocznij okres próbny' })
  page.api.answer({ startTrial: trying(), getAvailableLessons: { data: [lesson()] } })
  await page.person.click(start)
  expect(await screen.findByRole('link', { name: 'Pisanie' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Odblokuj tę lekcję' })).not.toBeInTheDocument()
})

test('closing leads back to the lesson in its course', async () => {
  await open()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('link', { name: /Zamknij i\swróć do kursu/ })).toHaveAttribute(
    'href',
    '/course/c1#l1',
  )
})

test('a lesson that is not in its course shows a note', async () => {
  await open({ getAvailableLessons: { data: [] } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiej lekcji' })).toBeVisible()
})

test('a failed load is reported and can be retried', async () => {
  const page = await open({ getAvailableLessons: failure(500) })
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  page.api.answer({ getAvailableLessons: { data: [lesson()] } })
  await page.person.click(retry)
  expect(await screen.findByRole('link', { name: 'Pisanie' })).toBeVisible()
})
