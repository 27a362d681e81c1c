import { endpoints } from '@mowka/contract/endpoints'
import type { Lesson } from '@mowka/contract/schemas/learning'
import type { LessonProgress } from '@mowka/contract/schemas/progress'
import { repetitionEntries } from '@mowka/domain/lesson/repetition-entry'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { course, lesson, lessonProgress } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import { firstReads } from '../first-reads'
import { texts } from '../testing/texts'
import CourseDetailsPage from './CourseDetailsPage'

const DAY = '2026-11-02T10:00:00.000Z'
const titles = ['Pierwsza', 'Druga', 'Trzecia', 'Czwarta', 'Piąta']
const lessons = titles.map((title, index) =>
  lesson({
    _id: `l${index + 1}`,
    name: { source: `${title}|Opis ${index + 1}`, target: `Title ${index + 1}` },
    isLocked: index === 4,
  }),
)
const whole = course({ lessons: lessons.map(({ _id }, order) => ({ lessonId: _id, order })) })
const progress = [
  lessonProgress({ lessonId: 'l1', progress: 100, finishedAt: DAY }),
  lessonProgress({ lessonId: 'l2', progress: 90, finishedAt: DAY }),
  lessonProgress({ lessonId: 'l3', progress: 40 }),
]
const next = {
  type: 'LESSON_UNFINISHED' as const,
  courseId: 'c1',
  lessonId: 'l3',
  nextCourseId: null,
  nextLessonId: null,
  learningMode: null,
  lastActivity: null,
}
const nothing = { ...next, type: 'NOTHING_STARTED_YET' as const, courseId: null, lessonId: null }
const ofCourse = (given: LessonProgress[]) => ({
  courseId: 'c1',
  startedAt: null,
  finishedAt: null,
  progress: given.length ? 40 : 0,
  lessons: given,
})

const open = (
  api = {},
  { at = '/course/c1', ...more }: Partial<Pick<PageOptions, 'at' | 'user' | 'unreleased'>> = {},
) =>
  renderPage(<CourseDetailsPage />, {
    route: 'courseDetails',
    at,
    texts,
    ...more,
    api: {
      getAvailableCourse: whole,
      getAvailableLessons: { data: lessons },
      getCourseProgress: ofCourse(progress),
      getNextLesson: next,
      postProgress: { stored: true },
      getRepetitionLessons: [],
      ...api,
    },
  })
const untouched = { getCourseProgress: ofCourse([]), getNextLesson: nothing }
const tile = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: new RegExp(title) })).closest('li') as HTMLElement
const repetition = (isNew: boolean) => ({
  lessonId: 'l1',
  courseId: 'c1',
  name: { source: '', target: '' },
  isNew,
  isLocked: false,
  finishedAt: DAY,
  lastRepetition: null,
})

test('the page starts with exactly the reads that its release declares, and a return is rendered from the cache', async () => {
  const page = await open()
  await screen.findByRole('heading', { level: 1, name: 'Angielski na co dzień' })
  for (const name of ['getAvailableCourse', 'getAvailableLessons', 'getCourseProgress'] as const) {
    const [param] = Object.keys(firstReads.courseDetails?.[name] ?? {})
    expect(page.api.sent(name).map(({ params }) => params)).toEqual([{ [param ?? '']: 'c1' }])
    expect(endpoints[name].kept).toBe(true)
  }
  expect(endpoints.getNextLesson.kept).toBe(true)
})

test('progress, description and the banner of this course are shown (L-CDET-01, L-CDET-02, L-CDET-04, L-CDET-17, L-REC-07)', async () => {
  const page = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Angielski na co dzień' })).toBeVisible()
  expect(screen.getByText('W sklepie i u lekarza.')).toBeVisible()
  expect(screen.getByText('Ukończone lekcje: 2 z 5')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: /Postęp kursu/ })).toHaveAttribute('aria-valuenow', '40')
  expect(await screen.findByRole('link', { name: 'Kontynuuj pisanie' })).toHaveAttribute(
    'href',
    '/course/c1/lesson/l3/writing',
  )
  expect(page.api.sent('getNextLesson')[0]?.query).toMatchObject({ courseId: 'c1' })
  expect(page.api.sent('getAvailableLessons').map(({ params }) => params)).toEqual([{ id: 'c1' }])
  expect(page.api.sent('getCourseProgress').map(({ params }) => params)).toEqual([{ courseId: 'c1' }])
  expect(screen.queryByRole('button', { name: 'Rozpocznij kurs' })).not.toBeInTheDocument()
})

test('every lesson shows its state and its one action (L-CDET-08 to -12)', async () => {
  await open()
  const complete = await tile('Pierwsza')
  expect(within(complete).getByText('100%')).toBeVisible()
  expect(within(complete).getByRole('button', { name: 'Powtórz: Pierwsza' })).toBeVisible()
  const finished = await tile('Druga')
  expect(within(finished).getByText('Doszło 1 nowe zdanie')).toBeVisible()
  expect(within(finished).getByRole('button', { name: 'Powtórz: Druga' })).toBeVisible()
  // New sentences are learned in the mode of the others.
  expect(
    within(finished).getByRole('link', { name: /^Doszło 1\snowe zdanie\. Kontynuuj: Druga$/ }),
  ).toHaveAttribute('href', '/course/c1/lesson/l2/select-mode')
  const current = await tile('Trzecia')
  expect(within(current).getByText('40%')).toBeVisible()
  expect(within(current).getByRole('link', { name: 'Kontynuuj: Trzecia' })).toHaveAttribute(
    'href',
    '/course/c1/lesson/l3/select-mode',
  )
  const fresh = await tile('Czwarta')
  expect(within(fresh).getByText('Jeszcze nie zaczęta')).toBeVisible()
  expect(within(fresh).getByRole('button', { name: 'Rozpocznij: Czwarta' })).toBeVisible()
  const locked = await tile('Piąta')
  expect(within(locked).getByText('Wymaga dostępu')).toBeVisible()
  expect(within(locked).getByRole('link', { name: 'Wykup dostęp: Piąta' })).toHaveAttribute(
    'href',
    '/subscribe',
  )
  expect(within(locked).queryByRole('button')).not.toBeInTheDocument()
})

test("a tile shows title and description separately and expands to the lesson's details (L-CDET-05, L-CDET-18)", async () => {
  const page = await open()
  const fresh = await tile('Czwarta')
  expect(within(fresh).getByText('Czwarta')).toBeVisible()
  expect(within(fresh).getByText('Opis 4')).toBeVisible()
  const toggle = within(fresh).getByRole('button', { name: /Lekcja 4: Czwarta/ })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.person.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(within(fresh).getByText('Title 4')).toHaveAttribute('lang', 'en')
  expect(within(fresh).getByText('0 z 10')).toBeVisible()
  expect(within(fresh).getByRole('link', { name: /Słówka z\slekcji/ })).toHaveAttribute(
    'href',
    '/course/c1/lesson/l4/words',
  )
  await page.person.click(toggle)
  expect(within(fresh).queryByText('Title 4')).not.toBeInTheDocument()
})

test('hidden words count neither as learned nor as words, and with all of them hidden no word count is shown (C69)', async () => {
  const words = (noOfWords: number, noOfCompletedWords: number, noOfKnownWords: number) =>
    ofCourse([lessonProgress({ lessonId: 'l3', noOfWords, noOfCompletedWords, noOfKnownWords })])
  const first = await open({ getCourseProgress: words(5, 1, 3) })
  // The lesson in progress is expanded initially.
  expect(within(await tile('Trzecia')).getByText('1 z 2')).toBeVisible()
  first.unmount()
  await open({ getCourseProgress: words(5, 0, 5) })
  expect(within(await tile('Trzecia')).getByText('4 z 10')).toBeVisible()
  expect(within(await tile('Trzecia')).queryByText('Słówka opanowane')).not.toBeInTheDocument()
})

test('repetitions, words and plans that no release has are not offered, and new sentences can still be learned', async () => {
  const page = await open(
    {},
    { unreleased: [...repetitionEntries, 'lessonWords', 'trainerContentPreview', 'subscribe'] },
  )
  expect(within(await tile('Pierwsza')).queryByRole('button', { name: /^Powtórz/ })).not.toBeInTheDocument()
  expect(within(await tile('Druga')).getByRole('link', { name: 'Kontynuuj: Druga' })).toHaveAttribute(
    'href',
    '/course/c1/lesson/l2/select-mode',
  )
  expect(within(await tile('Piąta')).queryByRole('link')).not.toBeInTheDocument()
  await page.person.click(within(await tile('Czwarta')).getByRole('button', { name: /Lekcja 4/ }))
  expect(within(await tile('Czwarta')).getByText('Title 4')).toBeVisible()
  expect(within(await tile('Czwarta')).queryByRole('link')).not.toBeInTheDocument()
})

test('starting a lesson saves the event, then opens its modes (L-CDET-13, L-CDET-14)', async () => {
  const page = await open()
  await page.person.click(within(await tile('Czwarta')).getByRole('button', { name: 'Rozpocznij: Czwarta' }))
  await waitFor(() => expect(page.address()).toBe('/course/c1/lesson/l4/select-mode'))
  expect(page.api.sent('postProgress').map((call) => call.body)).toEqual([
    expect.objectContaining({ name: 'LESSON_STARTED', courseId: 'c1', lessonId: 'l4' }),
  ])
})

test("a start that can't be saved leaves the learner on the page", async () => {
  const page = await open({ postProgress: failure(0) })
  const start = within(await tile('Czwarta')).getByRole('button', { name: 'Rozpocznij: Czwarta' })
  await page.person.click(start)
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
  expect(page.address()).toBe('/course/c1')
  expect(start).not.toHaveAttribute('aria-busy')
})

test.each([
  ['saves a start for a lesson that was never repeated', true, ['REPETITION_STARTED']],
  ['saves nothing for one that was', false, []],
])(
  'repeating a finished lesson %s and opens the repetition modes (L-CDET-15, L-CDET-16)',
  async (_what, isNew, sent) => {
    const page = await open({ getRepetitionLessons: [repetition(isNew)] })
    await page.person.click(within(await tile('Pierwsza')).getByRole('button', { name: 'Powtórz: Pierwsza' }))
    await waitFor(() => expect(page.address()).toBe('/repetition/l1/select-mode'))
    expect(page.api.sent('postProgress').map((call) => (call.body as { name: string }).name)).toEqual(sent)
  },
)

test('while nothing has been started the start button opens the first lesson (L-CDET-03)', async () => {
  const page = await open(untouched)
  await page.person.click(await screen.findByRole('button', { name: 'Rozpocznij kurs' }))
  await waitFor(() => expect(page.address()).toBe('/course/c1/lesson/l1/select-mode'))
})

test('a hash expands its lesson and scrolls to it (L-CDET-06, P-ROUTE-14)', async () => {
  const scrolled: string[] = []
  const original = Element.prototype.scrollIntoView
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id)
  }
  await open({}, { at: '/course/c1#l2' })
  const toggle = within(await tile('Druga')).getByRole('button', { name: /Lekcja 2/ })
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'))
  expect(scrolled).toEqual(['l2'])
  Element.prototype.scrollIntoView = original
})

test('only the lesson in progress is expanded initially', async () => {
  await open()
  expect(within(await tile('Trzecia')).getByRole('button', { name: /Lekcja 3/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1)
})

test('backTo=current leads to the courses if there is no previous page (L-CDET-07, P-ROUTE-15)', async () => {
  await open({}, { at: '/course/c1?backTo=current' })
  expect(await screen.findByRole('link', { name: 'Kursy' })).toHaveAttribute('href', '/course')
})

test('EVERYTHING_FINISHED shows no banner on a course page', async () => {
  await open({ getNextLesson: { ...nothing, type: 'EVERYTHING_FINISHED' } })
  await tile('Pierwsza')
  expect(screen.queryByRole('link', { name: 'Przejdź do powtórek' })).not.toBeInTheDocument()
})

test('a trial started on a locked course unlocks its lessons in place (L-CDET-12, L-TRIAL-03)', async () => {
  const end = '2099-01-01T00:00:00.000Z'
  const closed = (isLocked: boolean) => ({ data: lessons.map((each): Lesson => ({ ...each, isLocked })) })
  const page = await open(
    { ...untouched, getAvailableLessons: closed(true) },
    { user: learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } }) },
  )
  const start = await screen.findByRole('button', { name: 'Rozpocznij okres próbny' })
  // Below the trial offer a lesson links to the plans with its "locked" label.
  expect(screen.queryByRole('link', { name: /^Wykup dostęp/ })).not.toBeInTheDocument()
  const mark = screen.getByRole('link', { name: 'Wymaga dostępu. Wykup dostęp: Pierwsza' })
  expect(mark).toHaveAttribute('href', '/subscribe')
  page.api.answer({
    startTrial: learner({
      appMetadata: { trialExpiresAt: end, courseIds: [], languages: [{ targetLang: 'ENG', expiresAt: end }] },
    }),
    getAvailableLessons: closed(false),
  })
  await page.person.click(start)
  expect(await screen.findByRole('button', { name: 'Rozpocznij kurs' })).toBeVisible()
  expect(screen.queryByText('Wymaga dostępu')).not.toBeInTheDocument()
})

test('a course in another language than the target language gets the trial of its own language (L-TRIAL-03)', async () => {
  const page = await open(
    {
      ...untouched,
      getAvailableCourse: { ...whole, targetLang: 'DE' },
      getAvailableLessons: { data: lessons.map((each): Lesson => ({ ...each, isLocked: true })) },
      startTrial: learner(),
    },
    { user: learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } }) },
  )
  await page.person.click(await screen.findByRole('button', { name: 'Rozpocznij okres próbny' }))
  await waitFor(() => expect(page.api.sent('startTrial')[0]?.query).toMatchObject({ targetLang: 'DE' }))
})

test('a missing course shows a note with a link to the courses', async () => {
  await open({ getAvailableCourse: failure(404), getAvailableLessons: failure(404) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego kursu' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wróć do kursów' })).toHaveAttribute('href', '/course')
})

test('a failed load is reported and can be retried', async () => {
  const page = await open({ getAvailableLessons: failure(0) })
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  page.api.answer({ getAvailableLessons: { data: lessons } })
  await page.person.click(retry)
  expect(await tile('Pierwsza')).toBeVisible()
})
