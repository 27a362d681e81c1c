import type { LessonProgress } from '@mowka/contract/schemas/progress'
import { failure, renderPage } from '@mowka/testing'
import { course, lesson, lessonProgress } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../testing/texts'
import CourseDetailsPage from './CourseDetailsPage'

const DAY = '2026-11-02T10:00:00.000Z'
const nothing = {
  type: 'NOTHING_STARTED_YET' as const,
  courseId: null,
  lessonId: null,
  nextCourseId: null,
  nextLessonId: null,
  learningMode: null,
  lastActivity: null,
}
const lessons = ['l1', 'l2', 'l3'].map((_id, index) =>
  lesson({ _id, name: { source: `Lekcja ${'ABC'[index]}`, target: '' }, isLocked: index === 2 }),
)
const open = (given: LessonProgress[], api = {}, at = '/course/c1') =>
  renderPage(<CourseDetailsPage />, {
    route: 'courseDetails',
    at,
    texts,
    api: {
      getAvailableCourse: course({ lessons: lessons.map(({ _id }, order) => ({ lessonId: _id, order })) }),
      getAvailableLessons: { data: lessons },
      getCourseProgress: { courseId: 'c1', startedAt: null, finishedAt: null, progress: 100, lessons: given },
      getNextLesson: nothing,
      postProgress: { stored: true },
      getRepetitionLessons: [],
      ...api,
    },
  })
const tile = async (title: string) =>
  within(
    (await screen.findByRole('heading', { level: 3, name: new RegExp(title) })).closest('li') as HTMLElement,
  )

test('a lesson shows its start date, and once finished only its end date (L-CDET-18)', async () => {
  const { person } = await open([
    lessonProgress({ lessonId: 'l1', progress: 100, startedAt: '2026-11-01T10:00:00.000Z', finishedAt: DAY }),
    lessonProgress({ lessonId: 'l2', progress: 40, startedAt: DAY }),
  ])
  const finished = await tile('Lekcja A')
  await person.click(finished.getByRole('button', { name: /Lekcja A$/, expanded: false }))
  expect(finished.getByText('02.11.2026')).toBeVisible()
  expect(finished.queryByText('01.11.2026')).not.toBeInTheDocument()
  const current = await tile('Lekcja B')
  expect(current.getByText('02.11.2026')).toBeVisible()
  expect(current.getByText('4 z 10')).toBeVisible()
})

test('a lesson without a translated name and description shows neither (L-CDET-05)', async () => {
  const { person } = await open([])
  const first = await tile('Lekcja A')
  const toggle = first.getByRole('button', { name: /Lekcja A/, expanded: false })
  expect(toggle.textContent?.replace(/\s/g, ' ')).toBe('Lekcja 1: Lekcja A')
  expect(toggle).not.toHaveAttribute('aria-controls')
  await person.click(toggle)
  expect(toggle).toHaveAttribute('aria-controls')
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toBeVisible()
  expect(first.queryByText('W oryginale')).not.toBeInTheDocument()
  expect(first.queryByText(/\d\d\.\d\d\.\d{4}/)).not.toBeInTheDocument()
})

test('a finished lesson shows the number of new sentences, at least one (L-CDET-10)', async () => {
  await open([
    lessonProgress({ lessonId: 'l1', progress: 70, finishedAt: DAY }),
    lessonProgress({ lessonId: 'l2', progress: 99, finishedAt: DAY }),
  ])
  expect((await tile('Lekcja A')).getByText(/^Doszły 3\snowe zdania$/)).toBeVisible()
  expect((await tile('Lekcja B')).getByText(/^Doszło 1\snowe zdanie$/)).toBeVisible()
})

test('a complete lesson with words left leads to their training', async () => {
  const words = { noOfWords: 10, noOfCompletedWords: 3 }
  const { person } = await open([
    lessonProgress({ lessonId: 'l1', progress: 100, finishedAt: DAY, ...words }),
    lessonProgress({ lessonId: 'l2', progress: 100, finishedAt: DAY, ...words, noOfCompletedWords: 10 }),
  ])
  const trainer = '/course/c1/lesson/l1/words/trainer'
  const first = await tile('Lekcja A')
  expect(first.getByRole('link', { name: /^Czeka 7\ssłów: Lekcja A$/ })).toHaveAttribute('href', trainer)
  expect(first.getByText('100%')).toBeVisible()
  await person.click(first.getByRole('button', { name: /Lekcja A$/, expanded: false }))
  expect(first.getByRole('link', { name: /^Poznaj 7\ssłów · 2\smin$/ })).toHaveAttribute('href', trainer)
  expect((await tile('Lekcja B')).queryByRole('link', { name: /^Czeka/ })).not.toBeInTheDocument()
})

test('a finished course shows full progress and no start button', async () => {
  await open([
    lessonProgress({ lessonId: 'l1', progress: 100, finishedAt: DAY }),
    lessonProgress({ lessonId: 'l2', progress: 100, finishedAt: DAY }),
  ])
  expect(await screen.findByText(/^Ukończone lekcje: 2 z\s3$/)).toBeVisible()
  expect(screen.getByText('100%', { selector: 'p > span' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Rozpocznij kurs' })).not.toBeInTheDocument()
})

test('the number of locked lessons is shown once, or not at all if there are none (L-CDET-12)', async () => {
  const first = await open([])
  expect(await screen.findByText(/^1\slekcję otworzysz z\spełnym dostępem$/)).toBeVisible()
  first.unmount()
  await open([], { getAvailableLessons: { data: lessons.slice(0, 2) } })
  await tile('Lekcja A')
  expect(screen.queryByText(/otworzysz z/)).not.toBeInTheDocument()
})

test('without its progress a course reports that, shows none and can be started (L-CDET-03)', async () => {
  await open([], { getCourseProgress: failure(500), getNextLesson: failure(500) })
  await tile('Lekcja A')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Nie udało się wczytać Twoich postępów\./)
  expect(screen.queryByRole('progressbar', { name: /Postęp kursu/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rozpocznij kurs' })).toBeVisible()
})

test('only the button of the lesson being opened is busy (L-CDET-13)', async () => {
  let store = () => {}
  const { person, address } = await open([], {
    postProgress: () => new Promise((resolve) => (store = () => resolve({ stored: true }))),
    getAvailableLessons: { data: lessons.map((each) => ({ ...each, isLocked: false })) },
  })
  const start = (await tile('Lekcja B')).getByRole('button', { name: 'Rozpocznij: Lekcja B' })
  await person.click(start)
  expect(start).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'Rozpocznij: Lekcja A' })).not.toHaveAttribute(
    'aria-busy',
    'true',
  )
  expect(screen.getByRole('button', { name: 'Rozpocznij kurs' })).not.toHaveAttribute('aria-busy', 'true')
  store()
  await waitFor(() => expect(address()).toBe('/course/c1/lesson/l2/select-mode'))
})

test('a course without lessons shows a note', async () => {
  await open([], { getAvailableLessons: { data: [] } })
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1))
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Rozpocznij kurs' })).not.toBeInTheDocument()
})

test('the back link leads to all courses (L-CDET-07)', async () => {
  await open([])
  expect(await screen.findByRole('link', { name: 'Kursy' })).toHaveAttribute('href', '/course')
  expect(screen.queryByRole('button', { name: 'Wróć' })).not.toBeInTheDocument()
})
