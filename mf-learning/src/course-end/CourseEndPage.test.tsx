import { paths } from '@mowka/contract/routes'
import { failure, renderPage } from '@mowka/testing'
import { course, lesson } from '@mowka/testing/entities'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../testing/texts'
import CourseEndPage from './CourseEndPage'

const AT = '2026-11-20T10:00:00.000Z'
const result = {
  startedAt: '2026-10-16T10:00:00.000Z',
  finishedAt: AT,
  sentences: 200,
  words: 140,
  seconds: 6 * 3600 + 20 * 60,
  days: 23,
  bestRun: { length: 31, lessonId: 'l2' },
}
const nextCourse = course({ _id: 'c2', name: 'Angielski w pracy' })
const recommendation = {
  type: 'LESSON_FINISHED' as const,
  courseId: 'c1',
  lessonId: 'l2',
  nextCourseId: 'c2',
  nextLessonId: 'l9',
  learningMode: null,
  lastActivity: null,
}

const open = (api = {}, unreleased: readonly 'exercises'[] = []) =>
  renderPage(<CourseEndPage />, {
    route: 'courseEnd',
    at: '/course/c1/end',
    texts,
    unreleased,
    api: {
      getAvailableCourse: course(),
      getCourseResult: result,
      getAvailableCourses: { data: [course(), nextCourse] },
      getProgress: [],
      getNextLesson: recommendation,
      getAvailableLessons: {
        data: [lesson(), lesson({ _id: 'l2', name: { source: 'Reklamacja|Skutecznie', target: 'x' } })],
      },
      getOwnCertificate: { certificate: null, levels: [] },
      ...api,
    },
  })

test('a finished course shows its totals, the best run and a certificate', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Kurs ukończony' })).toHaveFocus()
  expect(screen.getByText('Angielski na co dzień: 2 lekcje, 23 dni nauki')).toBeVisible()
  for (const total of ['200', '140', '6 h 20 min']) expect(screen.getByText(total)).toBeVisible()
  expect(screen.getByRole('heading', { name: /31\sdobrych odpowiedzi z\srzędu/ })).toBeVisible()
  expect(screen.getByText(/lekcja „Reklamacja”/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przygotuj certyfikat' })).toHaveAttribute(
    'href',
    paths.courseCertificate({ courseId: 'c1' }),
  )
})

const levelLinks = () =>
  screen.queryAllByRole('link', { name: /certyfikat [ABC][12]/ }).map((link) => link.textContent)

test('a finished level has a certificate of its own, an unfinished one the number of its courses', async () => {
  const levels = [
    { level: 'A1', courses: 6, finished: 6, certificate: null },
    { level: 'A2', courses: 7, finished: 2, certificate: null },
  ]
  await open({ getOwnCertificate: { certificate: null, levels } })
  expect(await screen.findByRole('link', { name: 'Przygotuj certyfikat A1' })).toHaveAttribute(
    'href',
    `${paths.courseCertificate({ courseId: 'c1' })}?level=A1`,
  )
  expect(levelLinks()).toEqual(['Przygotuj certyfikat A1'])
  expect(screen.getByText(/poziomu A2: za\sTobą 2\sz\s7\skursów/)).toBeVisible()
})

test('a certificate of a level stays after the level gained a course', async () => {
  const certificate = {
    number: '7K4Q2XPD9RTVHM3W',
    name: 'Anna Nowak',
    courseName: 'Angielski A1',
    levels: ['A1'],
    ofLevel: { level: 'A1', courses: ['Angielski na co dzień'] },
    targetLang: 'ENG',
    lessons: 2,
    sentences: 200,
    words: 140,
    seconds: 60,
    finishedOn: '2026-11-21',
    isPublic: true,
  }
  await open({
    getOwnCertificate: { certificate: null, levels: [{ level: 'A1', courses: 2, finished: 1, certificate }] },
  })
  await screen.findByRole('link', { name: 'Zobacz certyfikat A1' })
  expect(levelLinks()).toEqual(['Zobacz certyfikat A1'])
  expect(screen.queryByText(/kursów/)).not.toBeInTheDocument()
})

test('Enter opens the next course', async () => {
  const { person, address } = await open()
  await screen.findByRole('heading', { name: /Angielski w\spracy/ })
  await person.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(paths.courseDetails({ courseId: 'c2' })))
})

test('after the last course the primary action opens the repetitions', async () => {
  await open({ getAvailableCourses: { data: [course()] } })
  expect(await screen.findByRole('link', { name: 'Przejdź do powtórek' })).toHaveAttribute(
    'href',
    paths.exercises(),
  )
})

test('totals without information and runs below two are left out', async () => {
  await open({
    getCourseResult: { ...result, words: 0, seconds: 0, bestRun: { length: 1, lessonId: 'l1' } },
  })
  await screen.findByText('200')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText(/z rzędu/)).not.toBeInTheDocument()
})

test('the page works if everything but the course and its totals fails to load', async () => {
  const down = failure(500)
  await open({
    getAvailableCourses: down,
    getProgress: down,
    getNextLesson: down,
    getAvailableLessons: down,
    getOwnCertificate: down,
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Kurs ukończony' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przygotuj certyfikat' })).toBeVisible()
})

test('an unfinished course has no end yet and links to the course', async () => {
  await open({ getCourseResult: { ...result, finishedAt: null } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Ten kurs jeszcze trwa' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursu' })).toHaveAttribute(
    'href',
    paths.courseDetails({ courseId: 'c1' }),
  )
})
