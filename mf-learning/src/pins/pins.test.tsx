import { failure, renderPage } from '@mowka/testing'
import { course, courseProgress, lesson } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import CourseDetailsPage from '../course-details/CourseDetailsPage'
import CoursesPage from '../courses/CoursesPage'
import { texts } from '../testing/texts'

const courses = [
  course({ _id: 'c1', name: 'Spotkania' }),
  course({ _id: 'c2', name: 'Podróże' }),
  course({ _id: 'c3', name: 'Zakupy' }),
]
/** The group of the courses that are neither pinned nor in progress. */
const OTHERS = 'Na Twoim poziomie: A2'
const nothing = {
  type: 'NOTHING_STARTED_YET' as const,
  courseId: null,
  lessonId: null,
  nextCourseId: null,
  nextLessonId: null,
  learningMode: null,
  lastActivity: null,
}

/** A fake API that stores the pins. */
function pinsApi(stored: readonly string[] = []) {
  let pins = [...stored]
  return {
    getDueReviews: { today: { words: 0, sentences: 0 }, overdue: { words: 0, sentences: 0 }, next: null },
    getPinnedCourses: () => pins.map((courseId) => ({ courseId })),
    pinCourse: ({ params }: { params: Record<string, string> }) => {
      pins = [...pins, params.id ?? '']
    },
    unpinCourse: ({ params }: { params: Record<string, string> }) => {
      pins = pins.filter((each) => each !== params.id)
    },
  }
}
const openCourses = (api: object, user?: null) =>
  renderPage(<CoursesPage />, {
    route: 'courses',
    at: '/course',
    texts,
    user,
    api: {
      getAvailableCourses: { data: courses },
      getProgress: [courseProgress({ courseId: 'c2' })],
      getNextLesson: nothing,
      ...api,
    },
  })
const openDetails = (api: object, change = {}) =>
  renderPage(<CourseDetailsPage />, {
    route: 'courseDetails',
    at: '/course/c1',
    texts,
    api: {
      getAvailableCourse: course({ _id: 'c1', name: 'Spotkania', ...change }),
      getAvailableLessons: { data: [lesson()] },
      getCourseProgress: { courseId: 'c1', startedAt: null, finishedAt: null, progress: 0, lessons: [] },
      getNextLesson: nothing,
      ...api,
    },
  })
/** Names of the groups with their courses, in the order of the page. */
const groups = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => [
    heading.textContent,
    ...within(heading.closest('section') as HTMLElement)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ])
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => localStorage.clear())

test('pinned courses come first in the order of pinning, even if they are in progress', async () => {
  await openCourses(pinsApi(['c3', 'c2']))
  await button('Odepnij kurs Zakupy')
  expect(groups()).toEqual([
    ['Przypięte', 'Zakupy', 'Podróże'],
    [OTHERS, 'Spotkania'],
  ])
})

test('a course that is pinned by keyboard moves to the end of the pinned ones, and the focus follows it', async () => {
  const { person, platform, api } = await openCourses(pinsApi(['c3']))
  ;(await button('Przypnij kurs Spotkania')).focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(groups()[0]).toEqual(['Przypięte', 'Zakupy', 'Spotkania']))
  expect(await button('Odepnij kurs Spotkania')).toHaveFocus()
  expect(api.sent('pinCourse').map(({ params }) => params)).toEqual([{ id: 'c1' }])
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Przypięto kurs Spotkania.'))
})

test('two courses pinned quickly are sent one after the other, in the order of pinning', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const stored = pinsApi()
  const { person, api } = await openCourses({
    ...stored,
    pinCourse: async (call: { params: Record<string, string> }) => {
      if (call.params.id === 'c3') await held
      stored.pinCourse(call)
    },
  })
  await person.click(await button('Przypnij kurs Zakupy'))
  await person.click(await button('Przypnij kurs Spotkania'))
  await waitFor(() => expect(groups()[0]).toEqual(['Przypięte', 'Zakupy', 'Spotkania']))
  expect(api.sent('pinCourse')).toHaveLength(1)
  release()
  await waitFor(() => expect(api.sent('pinCourse').map(({ params }) => params.id)).toEqual(['c3', 'c1']))
  await waitFor(() => expect(stored.getPinnedCourses().map(({ courseId }) => courseId)).toEqual(['c3', 'c1']))
})

test('a course that is unpinned returns to its group, and the focus follows it', async () => {
  const { person, platform } = await openCourses(pinsApi(['c2']))
  await person.click(await button('Odepnij kurs Podróże'))
  await waitFor(() =>
    expect(groups()).toEqual([
      ['Rozpoczęte', 'Podróże'],
      [OTHERS, 'Spotkania', 'Zakupy'],
    ]),
  )
  expect(await button('Przypnij kurs Podróże')).toHaveFocus()
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Odpięto kurs Podróże.'))
})

test('a course above the limit returns to its group, and the notice names the limit', async () => {
  const refused = { ...pinsApi(), pinCourse: failure(409, { code: 'TOO_MANY_PINNED_COURSES' }) }
  const { person, platform } = await openCourses(refused)
  await person.click(await button('Przypnij kurs Spotkania'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledTimes(1))
  expect(platform.notify).toHaveBeenCalledWith(
    'error',
    expect.stringMatching(/^Możesz przypiąć najwyżej 12\skursów/),
  )
  expect(groups().map(([title]) => title)).toEqual(['Rozpoczęte', OTHERS])
  expect(await button('Przypnij kurs Spotkania')).toHaveFocus()
})

test('a pin that fails offline is reverted with a notice', async () => {
  const { person, platform } = await openCourses({ ...pinsApi(), pinCourse: failure(0) })
  await person.click(await button('Przypnij kurs Spotkania'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', expect.anything()))
  expect(groups()[0]?.[0]).toBe('Rozpoczęte')
})

test.each([
  ['visitors', {}, null],
  ['learners whose pins failed to load', { getPinnedCourses: failure(500) }, undefined],
])('the courses of %s have no pin buttons', async (_, api, user) => {
  await openCourses({ ...pinsApi(), ...api }, user)
  await screen.findByRole('heading', { name: user === null ? 'Wszystkie kursy' : OTHERS })
  expect(screen.queryByRole('button', { name: /^Przypnij/ })).not.toBeInTheDocument()
})

test('a course can be pinned and unpinned on its page, where the focus stays on the button', async () => {
  const { person, api } = await openDetails(pinsApi())
  await person.click(await button('Przypnij kurs Spotkania'))
  const unpin = await button('Odepnij kurs Spotkania')
  expect(unpin).toHaveTextContent('Odepnij')
  expect(unpin).toHaveFocus()
  await person.click(unpin)
  await button('Przypnij kurs Spotkania')
  await waitFor(() => expect(api.sent('unpinCourse')).toHaveLength(1))
})

test('the page of a course in another language has no pin button', async () => {
  await openDetails(pinsApi(), { targetLang: 'DE' })
  await screen.findByRole('heading', { name: 'Spotkania' })
  expect(screen.queryByRole('button', { name: /^Przypnij/ })).not.toBeInTheDocument()
})
