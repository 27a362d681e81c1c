import { paths } from '@mowka/contract/routes'
import { failure, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../../../pages'
import { WritingPage } from '../../lesson/lesson-pages.fixture'
import { type Answers, course, eventOf, lesson, lessonApi, writer } from '../../shared/lesson.fixture'
import { fakePlaying } from '../playing.fixture'
import { introduction } from '../teaching.fixture'
import IntroductionPage from './IntroductionPage'

const place = { courseId: 'c1', lessonId: 'l1' }
const around = { texts: { namespace: 'trainers', loader: texts }, user: writer() }
const withIntroduction: Answers = {
  getLesson: { data: [lesson({ hasIntroduction: true })], metadata: { total: 1 } },
  getLessonIntroduction: { introduction: introduction() },
}
const openLesson = (api: Answers = {}) =>
  renderPage(<WritingPage />, {
    ...around,
    route: 'trainerWriting',
    at: paths.trainerWriting(place),
    api: { ...lessonApi(), ...withIntroduction, ...api },
  })
const openPage = (api: Answers = {}) =>
  renderPage(<IntroductionPage />, {
    ...around,
    route: 'lessonIntroduction',
    at: paths.lessonIntroduction(place),
    api: { ...lessonApi(), ...withIntroduction, ...api },
  })

const rule = () => screen.findByRole('heading', { level: 1, name: 'I am, I have' })
const box = () => screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
const started = (api: Awaited<ReturnType<typeof openLesson>>['api']) =>
  api.sent('postProgress').filter((call) => eventOf(call).name === 'LESSON_STARTED')

let heard: string[]
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  heard = fakePlaying()
})
afterEach(() => jest.restoreAllMocks())

test('starts a first visit with the rule and its examples, and records the start after them', async () => {
  const { api, person } = await openLesson()
  expect(await rule()).toHaveFocus()
  const table = screen.getByRole('table', { name: 'Zasada' })
  expect(within(table).getByText('jestem')).toBeVisible()
  expect(started(api)).toHaveLength(0)
  await person.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: /^Posłuchaj i.powtórz na głos$/ })).toHaveFocus()
  await waitFor(() => expect(heard).toContain('r-e1'))
  expect(started(api)).toHaveLength(0)
  await person.keyboard('{Enter}')
  expect(await box()).toBeVisible()
  await waitFor(() => expect(started(api)).toHaveLength(1))
})

test('the trainer menu cannot be opened before the introduction that would replace it', async () => {
  let load = () => {}
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  await openLesson({
    getLessonIntroduction: async () => {
      await loading
      return { introduction: introduction() }
    },
  })
  expect(await screen.findByRole('button', { name: 'Sprawdź' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Więcej/ })).not.toBeInTheDocument()
  load()
  expect(await rule()).toBeVisible()
})

test('one press skips the introduction', async () => {
  const { api, person } = await openLesson()
  await rule()
  await person.click(screen.getByRole('button', { name: /^Pomiń/ }))
  expect(await box()).toBeVisible()
  await waitFor(() => expect(started(api)).toHaveLength(1))
})

test('Escape skips the introduction', async () => {
  const { api, person } = await openLesson()
  await rule()
  await person.keyboard('{Escape}')
  expect(await box()).toBeVisible()
  await waitFor(() => expect(started(api)).toHaveLength(1))
})

/** Progress of a lesson whose start is recorded. */
const startedLesson = (change: { progress?: number; finishedAt?: string } = {}): Answers => ({
  getCourseProgress: {
    courseId: 'c1',
    startedAt: null,
    finishedAt: null,
    progress: 0,
    lessons: [
      {
        lessonId: 'l1',
        startedAt: '2026-11-20T09:00:00.000Z',
        finishedAt: null,
        progress: 0,
        currentItem: null,
        noOfWords: 0,
        noOfCompletedWords: 0,
        noOfKnownWords: 0,
        ...change,
      },
    ],
  },
})

test('shows the introduction if the course page recorded the start, and does not record it again (L-CDET-13)', async () => {
  const { api, person } = await openLesson(startedLesson())
  await rule()
  await person.click(screen.getByRole('button', { name: /^Pomiń/ }))
  expect(await box()).toBeVisible()
  expect(started(api)).toHaveLength(0)
})

test.each([{ progress: 33 }, { progress: 0, finishedAt: '2026-11-20T09:30:00.000Z' }])(
  'shows no introduction in a lesson with the progress %j',
  async (change) => {
    await openLesson(startedLesson(change))
    expect(await box()).toBeVisible()
  },
)

test('does not show a passed introduction again after a reload without an answer', async () => {
  const { person, unmount } = await openLesson(startedLesson())
  await rule()
  await person.keyboard('{Escape}')
  expect(await box()).toBeVisible()
  unmount()
  await openLesson(startedLesson())
  expect(await box()).toBeVisible()
})

test('starts the lesson without its introduction if that fails to load', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await openLesson({ getLessonIntroduction: failure(500) })
  expect(await box()).toBeVisible()
})

test('keys play the examples and return to the rule', async () => {
  const { person } = await openLesson()
  await rule()
  await person.keyboard('{ArrowRight}')
  await screen.findByRole('heading', { name: /^Posłuchaj i.powtórz na głos$/ })
  await person.keyboard('2')
  await waitFor(() => expect(heard.at(-1)).toBe('r-e2'))
  await person.keyboard('{ArrowLeft}')
  expect(await rule()).toBeVisible()
})

test('a table row plays its full form, then its short one', async () => {
  const { person } = await openLesson()
  await person.click(await screen.findByRole('button', { name: /^Odtwórz: I.am, I'm$/ }))
  await waitFor(() => expect(heard).toEqual(['r-form', 'r-short']))
})

test('the trainer menu opens the introduction in a dialog', async () => {
  const { person } = await openLesson({
    getCourseProgress: {
      courseId: 'c1',
      startedAt: null,
      finishedAt: null,
      progress: 0,
      lessons: [],
    },
  })
  await rule()
  await person.click(screen.getByRole('button', { name: /^Pomiń/ }))
  await box()
  await person.click(screen.getByRole('button', { name: /^Więcej/ }))
  await person.click(await screen.findByRole('button', { name: 'Wprowadzenie do lekcji' }))
  const dialog = await screen.findByRole('dialog', { name: 'Wprowadzenie' })
  expect(await within(dialog).findByText('Po angielsku zawsze mówisz, kto.')).toBeVisible()
})

test('its own page leads to the lesson, which does not show it again', async () => {
  const { person, address, unmount } = await openPage()
  await rule()
  await person.click(screen.getByRole('button', { name: /^Pomiń/ }))
  await waitFor(() => expect(address()).toBe(paths.trainerWriting(place)))
  unmount()
  await openLesson()
  expect(await box()).toBeVisible()
})

test('its own page reports a lesson without an introduction and one without access', async () => {
  const none = await openPage({ getLessonIntroduction: { introduction: null } })
  expect(await screen.findByRole('heading', { name: 'Ta lekcja nie ma wprowadzenia' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wróć do lekcji' })).toHaveAttribute(
    'href',
    paths.courseDetails({ courseId: course._id }, { hash: 'l1' }),
  )
  none.unmount()
  await openPage({ getLesson: { data: [lesson({ isLocked: true })], metadata: { total: 1 } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'W domu' })).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
