import type { RouteName } from '@mowka/contract/routes'
import type { User } from '@mowka/contract/schemas/user'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { repetitionEntries } from '@mowka/domain/lesson/repetition-entry'
import { session } from '@mowka/kernel/session'
import { writeStored } from '@mowka/kernel/storage/raw'
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
      getPinnedCourses: [],
      getDueReviews: { today: { words: 0, sentences: 0 }, overdue: { words: 0, sentences: 0 }, next: null },
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

test('each course is shown once, under started, recommended or all courses, with progress (L-CRS-02, L-CRS-11, L-CRS-12, L-CRS-13)', async () => {
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

test('the next step is requested without a course, and not for visitors (L-REC-07)', async () => {
  const page = await open({ getNextLesson: unfinished })
  expect(await screen.findByRole('link', { name: 'Kontynuuj słuchanie' })).toBeVisible()
  expect(page.api.sent('getNextLesson')).toHaveLength(1)
  expect(page.api.sent('getNextLesson')[0]?.query).not.toHaveProperty('courseId')
  page.unmount()
  const visited = await open({}, null)
  await screen.findByRole('button', { name: /: Spotkania$/ })
  expect(visited.api.sent('getNextLesson')).toHaveLength(0)
})

test('the page starts with exactly the reads that its release declares', async () => {
  const page = await open()
  await group('Wszystkie kursy')
  for (const name of [
    'getAvailableCourses',
    'getProgress',
    'getNextLesson',
    'getPinnedCourses',
    'getDueReviews',
  ] as const) {
    expect(firstReads.courses?.[name]).toEqual({})
    expect(page.api.sent(name)).toHaveLength(1)
  }
  expect(Object.keys(firstReads.courses ?? {})).toHaveLength(5)
})

test('without a completed leveling test no recommendations are shown or requested (L-CRS-12)', async () => {
  const page = await open()
  await group('Wszystkie kursy')
  expect(screen.queryByRole('heading', { name: 'Polecane dla Ciebie' })).not.toBeInTheDocument()
  expect(page.api.sent('getRecommendedCourses')).toHaveLength(0)
})

test("a visitor's test result is transferred to the account after sign-in, and courses are recommended (L-TEST-36)", async () => {
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

test('name and levels filter the courses, and an empty result can be cleared (L-CRS-03, L-CRS-04)', async () => {
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

test('filters are stored per language only while "remember" is on (L-CRS-05, L-CRS-06, P-STORE-05)', async () => {
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

test('each language has its own filters (L-CRS-05)', async () => {
  localStorage.setItem('coursesFilters.DE', JSON.stringify({ name: 'x', levels: ['B2', 'nonsense'] }))
  await open()
  await group('Wszystkie kursy')
  act(() => session.setTargetLang('DE'))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('x'))
  expect(screen.getByRole('button', { name: 'B2' })).toHaveAttribute('aria-pressed', 'true')
})

test('opening a course is tracked (P-TRACK-13, P-TRACK-14)', async () => {
  const page = await open()
  const all = await group('Wszystkie kursy')
  await page.person.click(within(all).getByRole('link', { name: 'Spotkania' }))
  expect(page.address()).toBe('/course/c3')
  expect(page.platform.track.mock.calls).toEqual([
    ['COURSE_SELECTED', { courseId: 'c3' }],
    ['COURSE_SELECTED_GO_TO_DETAILS', { courseId: 'c3' }],
  ])
})

test('opening a course from the banner is tracked (P-TRACK-13, P-TRACK-14)', async () => {
  const page = await open({ getNextLesson: unfinished })
  await page.person.click(await screen.findByRole('link', { name: 'Zobacz cały kurs' }))
  expect(page.platform.track.mock.calls).toEqual([
    ['COURSE_SELECTED', { courseId: 'c1' }],
    ['COURSE_SELECTED_GO_TO_DETAILS', { courseId: 'c1' }],
  ])
})

test('an unfinished lesson continues in its last mode, with its sentences counted (L-CRS-01)', async () => {
  await open({ getNextLesson: unfinished })
  const banner = await screen.findByRole('region', { name: 'Uprzejme prośby' })
  expect(within(banner).getByText('Dokończ lekcję: słuchanie')).toBeVisible()
  expect(within(banner).getByText('4 z 10 zdań')).toBeVisible()
  expect(within(banner).getByRole('link', { name: 'Kontynuuj słuchanie' })).toHaveAttribute(
    'href',
    '/course/c1/lesson/l1/listening',
  )
})

test('a finished lesson offers to start the next one and its own repetition (L-CRS-01)', async () => {
  const page = await open({
    getNextLesson: { ...unfinished, type: 'LESSON_FINISHED', nextCourseId: 'c1', nextLessonId: 'l2' },
    postProgress: { stored: true },
  })
  await page.person.click(await screen.findByRole('button', { name: 'Następna lekcja' }))
  await waitFor(() => expect(page.address()).toBe('/course/c1/lesson/l2/select-mode'))
  expect(page.api.sent('postProgress')[0]?.body).toMatchObject({ name: 'LESSON_STARTED', lessonId: 'l2' })
})

test('after a finished course the banner offers to start the next one (C63)', async () => {
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

test('when everything is finished the banner links to the repetitions (L-CRS-01)', async () => {
  await open({ getNextLesson: { ...nothing, type: 'EVERYTHING_FINISHED' } })
  expect(await screen.findByRole('link', { name: 'Przejdź do powtórek' })).toHaveAttribute(
    'href',
    '/exercises',
  )
})

test('before anything has been started there is no banner', async () => {
  await open()
  await group('Wszystkie kursy')
  expect(screen.queryByRole('link', { name: /^Kontynuuj/ })).not.toBeInTheDocument()
})

test('courses of the stored survey level are listed first, and without a level the page links to the survey', async () => {
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

test('repetitions that no release has are not offered (L-REC-04, L-REC-05)', async () => {
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

test('a lesson that was opened without a completed sentence is not treated as interrupted (C64)', async () => {
  const progress = { ...details.getCourseProgress, lessons: [lessonProgress({ progress: 0 })] }
  await open({ getNextLesson: unfinished, getCourseProgress: progress })
  const banner = await screen.findByRole('region', { name: 'Uprzejme prośby' })
  expect(within(banner).getByText('Otwarta lekcja: słuchanie')).toBeVisible()
})

test('a locked course links to the plans (L-CRS-14)', async () => {
  await open({
    getAvailableCourses: { data: [meetings, course({ _id: 'x', name: 'Tajny', isLocked: true })] },
  })
  const link = await screen.findByRole('link', { name: 'Wykup dostęp do kursu Tajny' })
  expect(link).toHaveAttribute('href', '/subscribe')
})

test('with all courses locked the trial offer replaces the banner (L-TRIAL-03)', async () => {
  const user = learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } })
  await open({ getAvailableCourses: { data: [course({ isLocked: true })] }, getNextLesson: unfinished }, user)
  expect(await screen.findByRole('button', { name: 'Rozpocznij okres próbny' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Kontynuuj/ })).not.toBeInTheDocument()
})

test('below a trial offer a locked course still links to the plans, with its "locked" label (L-CRS-14)', async () => {
  const user = learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } })
  await open({ getAvailableCourses: { data: [course({ name: 'Tajny', isLocked: true })] } }, user)
  const link = await screen.findByRole('link', { name: 'Wymaga dostępu. Wykup dostęp do kursu Tajny' })
  expect(link).toHaveAttribute('href', '/subscribe')
  expect(screen.queryByRole('link', { name: /^Wykup dostęp/ })).not.toBeInTheDocument()
})

test('a visitor signs in to start a course, which is stored with its language meanwhile (L-CRS-07, L-CRS-08, P-STORE-06)', async () => {
  const page = await open({}, null)
  act(() => session.setVisitorLang('DE'))
  await page.person.click(await screen.findByRole('button', { name: /^Zaloguj się i\szacznij: Spotkania$/ }))
  expect(JSON.parse(localStorage.getItem('preselectedCourse') ?? '')).toBe('c3')
  expect(session.learnLang).toBe('DE')
  expect(page.platform.signIn).toHaveBeenCalledWith('/course')
  expect(page.api.sent('getProgress')).toHaveLength(0)
})

test('the course chosen before sign-in is opened once (C45)', async () => {
  localStorage.setItem('preselectedCourse', '"c3"')
  const page = await open()
  await waitFor(() => expect(page.address()).toBe('/course/c3'))
  expect(page.platform.track.mock.calls).toEqual([['COURSE_SELECTED_GO_TO_DETAILS', { courseId: 'c3' }]])
  expect(localStorage.getItem('preselectedCourse')).toBeNull()
})

test('a preselected course that is not available is discarded', async () => {
  localStorage.setItem('preselectedCourse', '"gone"')
  const page = await open()
  await group('Wszystkie kursy')
  expect(page.address()).toBe('/course')
  expect(localStorage.getItem('preselectedCourse')).toBeNull()
})

test('courses that failed to load can be retried', async () => {
  const page = await open({ getAvailableCourses: failure(500) })
  await page.person.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
  page.api.answer({ getAvailableCourses: { data: courses } })
  await page.person.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(names(await group('Wszystkie kursy'))).toHaveLength(2)
})

test('courses are shown even if optional reads fail', async () => {
  await open({ getNextLesson: failure(500), getProgress: failure(500) })
  expect(names(await group('Na Twoim poziomie: A2'))).toEqual(['Angielski na co dzień'])
  expect(names(await group('Wszystkie kursy'))).toHaveLength(2)
})

test('a language without courses offers to choose another language', async () => {
  await open({ getAvailableCourses: { data: [] } })
  expect(await screen.findByRole('link', { name: 'Wybierz inny język' })).toHaveAttribute(
    'href',
    '/select-language',
  )
})
