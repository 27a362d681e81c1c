import type { RouteName } from '@mowka/contract/routes'
import type { User } from '@mowka/contract/schemas/user'
import { repetitionEntries } from '@mowka/domain/repetition-entry'
import { writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { session } from '@mowka/kernel/session'
import { type FakeCall, failure, learner, renderPage } from '@mowka/testing'
import { course, courseProgress, lesson, lessonProgress } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import { firstReads } from '../first-reads'
import { texts } from '../testing/texts'
import CoursesPage from './CoursesPage'

const nothing = {
  type: 'NOTHING_STARTED_YET' as const,
  courseId: null,
  lessonId: null,
  nextCourseId: null,
  nextLessonId: null,
  learningMode: null,
  lastActivity: null,
}
const unfinished = {
  ...nothing,
  type: 'LESSON_UNFINISHED' as const,
  courseId: 'c1',
  lessonId: 'l1',
  learningMode: 'LISTENING' as const,
}
const meetings = course({ _id: 'c3', name: 'Spotkania', levels: ['C1'], tags: ['biznes'] })
const courses = [
  course(),
  course({ _id: 'c2', name: 'Gramatyka od zera', levels: ['A1'], tags: ['gramatyka'] }),
  meetings,
]
const details = {
  getAvailableLessons: { data: [lesson(), lesson({ _id: 'l2', name: { source: 'Telefon', target: '' } })] },
  getCourseProgress: {
    courseId: 'c1',
    startedAt: null,
    finishedAt: null,
    progress: 0,
    lessons: [lessonProgress()],
  },
}
const tested = () => {
  const user = learner()
  return learner({
    userMetadata: {
      ...user.userMetadata,
      languages: { ENG: { level: 'B1', levelingTestStatus: 'FINISHED' } },
    },
  })
}

const open = (api = {}, user?: User | null, unreleased: readonly RouteName[] = []) =>
  renderPage(<CoursesPage />, {
    route: 'courses',
    at: '/course',
    texts,
    user,
    unreleased,
    api: {
      getAvailableCourses: { data: courses },
      getProgress: [courseProgress()],
      getNextLesson: nothing,
      getRecommendedCourses: [meetings],
      ...details,
      ...api,
    },
  })
const group = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('section') as HTMLElement
const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

beforeEach(() => localStorage.clear())

test('L-CRS-02, L-CRS-11, L-CRS-12, L-CRS-13: each course is shown once, under started, recommended or all courses, with progress', async () => {
  const page = await open({}, tested())
  expect(names(await group('Rozpoczęte'))).toEqual(['Angielski na co dzień'])
  expect(names(await group('Polecane dla Ciebie'))).toEqual(['Spotkania'])
  expect(names(await group('Wszystkie kursy'))).toEqual(['Gramatyka od zera'])
  const bar = within(await group('Rozpoczęte')).getByRole('progressbar')
  expect(bar).toHaveAttribute('aria-valuenow', '40')
  expect(within(await group('Rozpoczęte')).getByText('40%')).toBeVisible()
  expect(page.api.sent('getAvailableCourses').map(({ query }) => query)).toEqual([
    expect.objectContaining({ sourceLang: 'PL', targetLang: 'ENG' }),
  ])
})

test('L-REC-07: what to do next is asked for without a course, and not for visitors', async () => {
  const page = await open({ getNextLesson: unfinished })
  expect(await screen.findByRole('link', { name: 'Kontynuuj słuchanie' })).toBeVisible()
  expect(page.api.sent('getNextLesson')).toHaveLength(1)
  expect(page.api.sent('getNextLesson')[0]?.query).not.toHaveProperty('courseId')
  page.unmount()
  const visited = await open({}, null)
  await screen.findByRole('button', { name: /: Spotkania$/ })
  expect(visited.api.sent('getNextLesson')).toHaveLength(0)
})

test('the page begins with the reads that its release names, each once', async () => {
  const page = await open()
  await group('Wszystkie kursy')
  for (const name of ['getAvailableCourses', 'getProgress', 'getNextLesson'] as const) {
    expect(firstReads.courses?.[name]).toEqual({})
    expect(page.api.sent(name)).toHaveLength(1)
  }
  expect(Object.keys(firstReads.courses ?? {})).toHaveLength(3)
})

test('L-CRS-12: without a finished leveling test nothing is recommended, and nothing is requested', async () => {
  const page = await open()
  await group('Wszystkie kursy')
  expect(screen.queryByRole('heading', { name: 'Polecane dla Ciebie' })).not.toBeInTheDocument()
  expect(page.api.sent('getRecommendedCourses')).toHaveLength(0)
})

test('L-TEST-36: what a visitor found out before signing in reaches the account, and courses are recommended', async () => {
  writeStored(localKeys.levelingTestResult, {
    ENG: { level: 'B1', completedAt: '2026-11-16T10:00:00.000Z', saved: false },
  })
  const page = await open({ patchUserMetadata: tested(), getRecommendedCourses: [meetings] })
  await group('Polecane dla Ciebie')
  expect(page.api.sent('patchUserMetadata').map(({ body }) => body)).toMatchObject([
    { action: 'leveling-test-result', payload: { langCode: 'ENG', level: 'B1' } },
  ])
  localStorage.clear()
})

test('L-CRS-03, L-CRS-04: name and levels narrow the courses, an empty result can be cleared', async () => {
  const page = await open()
  await group('Wszystkie kursy')
  await page.person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), 'OD ZERA')
  expect(names(await group('Wszystkie kursy'))).toEqual(['Gramatyka od zera'])
  expect(screen.getByText('Znaleziono 1 kurs')).toBeInTheDocument()
  await page.person.click(screen.getByRole('button', { name: 'C1' }))
  expect(screen.getByRole('heading', { name: 'Żaden kurs nie pasuje' })).toBeVisible()
  await page.person.click(screen.getByRole('button', { name: 'Wyczyść filtry' }))
  expect(names(await group('Wszystkie kursy'))).toHaveLength(2)
})

test('L-CRS-05, L-CRS-06, P-STORE-05: filters are kept for a language only while they are to be remembered', async () => {
  const page = await open()
  await group('Wszystkie kursy')
  await page.person.click(screen.getByRole('button', { name: 'A1' }))
  expect(localStorage.getItem('coursesFilters.ENG')).toBeNull()
  await page.person.click(screen.getByRole('switch', { name: 'Zapamiętaj filtry' }))
  expect(JSON.parse(localStorage.getItem('coursesFilters.ENG') ?? '')).toEqual({ name: '', levels: ['A1'] })
  page.unmount()

  const again = await open()
  await group('Wszystkie kursy')
  expect(screen.getByRole('button', { name: 'A1' })).toHaveAttribute('aria-pressed', 'true')
  expect(names(await group('Wszystkie kursy'))).toEqual(['Gramatyka od zera'])
  await again.person.click(screen.getByRole('switch', { name: 'Zapamiętaj filtry' }))
  expect(localStorage.getItem('coursesFilters.ENG')).toBeNull()
})

test('L-CRS-05: another language has its own filters', async () => {
  localStorage.setItem('coursesFilters.DE', JSON.stringify({ name: 'x', levels: ['B2', 'nonsense'] }))
  await open()
  await group('Wszystkie kursy')
  act(() => session.setTargetLang('DE'))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('x'))
  expect(screen.getByRole('button', { name: 'B2' })).toHaveAttribute('aria-pressed', 'true')
})

test('P-TRACK-13, P-TRACK-14: opening a course is tracked', async () => {
  const page = await open()
  const all = await group('Wszystkie kursy')
  await page.person.click(within(all).getByRole('link', { name: 'Spotkania' }))
  expect(page.address()).toBe('/course/c3')
  expect(page.platform.track.mock.calls).toEqual([
    ['COURSE_SELECTED', { courseId: 'c3' }],
    ['COURSE_SELECTED_GO_TO_DETAILS', { courseId: 'c3' }],
  ])
})

test('P-TRACK-13, P-TRACK-14: so is opening it from the banner', async () => {
  const page = await open({ getNextLesson: unfinished })
  await page.person.click(await screen.findByRole('link', { name: 'Zobacz cały kurs' }))
  expect(page.platform.track.mock.calls).toEqual([
    ['COURSE_SELECTED', { courseId: 'c1' }],
    ['COURSE_SELECTED_GO_TO_DETAILS', { courseId: 'c1' }],
  ])
})

test('L-CRS-01: an unfinished lesson goes on in its last mode, with its sentences counted', async () => {
  await open({ getNextLesson: unfinished })
  const banner = await screen.findByRole('region', { name: 'Uprzejme prośby' })
  expect(within(banner).getByText('Dokończ lekcję: słuchanie')).toBeVisible()
  expect(within(banner).getByText('4 z 10 zdań')).toBeVisible()
  expect(within(banner).getByRole('link', { name: 'Kontynuuj słuchanie' })).toHaveAttribute(
    'href',
    '/course/c1/lesson/l1/listening',
  )
})

test('L-CRS-01: a finished lesson offers the next one, which is started, and its repetition', async () => {
  const page = await open({
    getNextLesson: { ...unfinished, type: 'LESSON_FINISHED', nextCourseId: 'c1', nextLessonId: 'l2' },
    postProgress: { stored: true },
  })
  await page.person.click(await screen.findByRole('button', { name: 'Następna lekcja' }))
  await waitFor(() => expect(page.address()).toBe('/course/c1/lesson/l2/select-mode'))
  expect(page.api.sent('postProgress')[0]?.body).toMatchObject({ name: 'LESSON_STARTED', lessonId: 'l2' })
})

test('C63: after a finished course the banner offers the next one, and starts it', async () => {
  const page = await open({
    getNextLesson: { ...unfinished, type: 'LESSON_FINISHED', nextCourseId: 'c3', nextLessonId: 'm1' },
    getAvailableLessons: ({ params }: FakeCall) => ({
      data:
        params.id === 'c3'
          ? [lesson({ _id: 'm1', name: { source: 'Powitanie', target: '' } })]
          : details.getAvailableLessons.data,
    }),
    postProgress: { stored: true },
  })
  const banner = await screen.findByRole('region', { name: 'Uprzejme prośby' })
  expect(within(banner).getByText(/Następny: Spotkania, lekcja „Powitanie”/)).toBeVisible()
  await page.person.click(within(banner).getByRole('button', { name: 'Zacznij następny kurs' }))
  await waitFor(() => expect(page.address()).toBe('/course/c3/lesson/m1/select-mode'))
  expect(page.api.sent('postProgress')[0]?.body).toMatchObject({ courseId: 'c3', lessonId: 'm1' })
})

test('L-CRS-01: when everything is finished the banner leads to the repetitions', async () => {
  await open({ getNextLesson: { ...nothing, type: 'EVERYTHING_FINISHED' } })
  expect(await screen.findByRole('link', { name: 'Przejdź do powtórek' })).toHaveAttribute(
    'href',
    '/exercises',
  )
})

test('before anything was started there is no banner', async () => {
  await open()
  await group('Wszystkie kursy')
  expect(screen.queryByRole('link', { name: /^Kontynuuj/ })).not.toBeInTheDocument()
})

test('the level that the survey kept puts its courses forward; without a level the page leads to the survey', async () => {
  const { unmount } = await open({ getProgress: [] })
  expect(names(await group('Na Twoim poziomie: A2'))).toEqual(['Angielski na co dzień'])
  expect(names(await group('Wszystkie kursy'))).toEqual(['Gramatyka od zera', 'Spotkania'])
  unmount()
  const user = learner()
  await open({}, learner({ userMetadata: { ...user.userMetadata, languages: {} } }))
  expect(await screen.findByRole('link', { name: /powiedz, ile już umiesz/ })).toHaveAttribute(
    'href',
    '/leveling-survey/eng',
  )
})

test('L-REC-04, L-REC-05: repetitions that no release has are not offered', async () => {
  const unreleased = [...repetitionEntries, 'exercises'] as const
  const { unmount } = await open(
    { getNextLesson: { ...unfinished, type: 'LESSON_FINISHED', nextCourseId: 'c1', nextLessonId: 'l2' } },
    undefined,
    unreleased,
  )
  expect(await screen.findByRole('button', { name: 'Następna lekcja' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Powtórz lekcję' })).not.toBeInTheDocument()
  unmount()
  await open({ getNextLesson: { ...nothing, type: 'EVERYTHING_FINISHED' } }, undefined, unreleased)
  expect(await screen.findByRole('heading', { name: 'Wszystkie lekcje za Tobą' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Przejdź do powtórek' })).not.toBeInTheDocument()
})

test('C64: a lesson that was opened and has no sentence done yet is no interrupted one', async () => {
  const progress = { ...details.getCourseProgress, lessons: [lessonProgress({ progress: 0 })] }
  await open({ getNextLesson: unfinished, getCourseProgress: progress })
  const banner = await screen.findByRole('region', { name: 'Uprzejme prośby' })
  expect(within(banner).getByText('Otwarta lekcja: słuchanie')).toBeVisible()
})

test('L-CRS-14: a locked course leads to the plans', async () => {
  await open({
    getAvailableCourses: { data: [meetings, course({ _id: 'x', name: 'Tajny', isLocked: true })] },
  })
  const link = await screen.findByRole('link', { name: 'Wykup dostęp do kursu Tajny' })
  expect(link).toHaveAttribute('href', '/subscribe')
})

test('L-TRIAL-03: where all courses are locked the trial takes the place of the banner', async () => {
  const user = learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } })
  await open({ getAvailableCourses: { data: [course({ isLocked: true })] }, getNextLesson: unfinished }, user)
  expect(await screen.findByRole('button', { name: 'Rozpocznij okres próbny' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Kontynuuj/ })).not.toBeInTheDocument()
})

test('L-CRS-14: under an offer to learn for free a locked course still leads to the plans, by its mark', async () => {
  const user = learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } })
  await open({ getAvailableCourses: { data: [course({ name: 'Tajny', isLocked: true })] } }, user)
  const link = await screen.findByRole('link', { name: 'Wymaga dostępu. Wykup dostęp do kursu Tajny' })
  expect(link).toHaveAttribute('href', '/subscribe')
  expect(screen.queryByRole('link', { name: /^Wykup dostęp/ })).not.toBeInTheDocument()
})

test('L-CRS-07, L-CRS-08, P-STORE-06: a visitor signs in to start a course, which is kept for afterwards with its language', async () => {
  const page = await open({}, null)
  act(() => session.setVisitorLang('DE'))
  await page.person.click(await screen.findByRole('button', { name: /^Zaloguj się i\szacznij: Spotkania$/ }))
  expect(JSON.parse(localStorage.getItem('preselectedCourse') ?? '')).toBe('c3')
  expect(session.learnLang).toBe('DE')
  expect(page.platform.signIn).toHaveBeenCalledWith('/course')
  expect(page.api.sent('getProgress')).toHaveLength(0)
})

test('C45: the course chosen before signing in is opened once', async () => {
  localStorage.setItem('preselectedCourse', '"c3"')
  const page = await open()
  await waitFor(() => expect(page.address()).toBe('/course/c3'))
  expect(page.platform.track.mock.calls).toEqual([['COURSE_SELECTED_GO_TO_DETAILS', { courseId: 'c3' }]])
  expect(localStorage.getItem('preselectedCourse')).toBeNull()
})

test('a preselected course that is not available is forgotten', async () => {
  localStorage.setItem('preselectedCourse', '"gone"')
  const page = await open()
  await group('Wszystkie kursy')
  expect(page.address()).toBe('/course')
  expect(localStorage.getItem('preselectedCourse')).toBeNull()
})

test('courses that cannot be read are requested again on demand', async () => {
  const page = await open({ getAvailableCourses: failure(500) })
  await page.person.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
  page.api.answer({ getAvailableCourses: { data: courses } })
  await page.person.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(names(await group('Wszystkie kursy'))).toHaveLength(2)
})

test('failing extras do not hide the courses', async () => {
  await open({ getNextLesson: failure(500), getProgress: failure(500) })
  expect(names(await group('Na Twoim poziomie: A2'))).toEqual(['Angielski na co dzień'])
  expect(names(await group('Wszystkie kursy'))).toHaveLength(2)
})

test('a language without courses offers another language', async () => {
  await open({ getAvailableCourses: { data: [] } })
  expect(await screen.findByRole('link', { name: 'Wybierz inny język' })).toHaveAttribute(
    'href',
    '/select-language',
  )
})
