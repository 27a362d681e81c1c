import { progressEvent } from '@mowka/contract/progress-event'
import { isPublished, type Publication, publicationState } from '@mowka/domain/course/publication'
import { eq } from 'drizzle-orm'
import { at, idOf, seedLibrary } from '../../testing/library'
import { grant } from '../../testing/people'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'
import { isPublishedAt, stateFilter } from './publication'
import { courses } from './tables'

let t: TestApi
const course = idOf(at.home)
const lesson = idOf(at.homeFirst)
const kitchen = idOf(`${at.homeFirst}/kuchnia`)
const NOW = '2026-11-16T10:00:00.000Z'
const TOMORROW = '2026-11-17T05:00:00.000Z'

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
  await grant(t, anna, 'ENG', { until: '2027-01-01T00:00:00Z' })
  await t.call('addFavouriteLesson', { body: { lessonId: lesson } }, anna)
  await t.call('pinCourse', { body: { courseId: course } }, anna)
})
afterAll(() => t.close())
afterEach(async () => {
  t.setNow(NOW)
  await publish({})
  await publishCourse({})
})

const publish = async (change: Partial<Publication>) => {
  const body = { active: true, publishAt: null, archived: false, ...change }
  expect((await t.call('updateLesson', { id: lesson, body }, admin)).status).toBe(200)
}
const publishCourse = async (change: Partial<Publication>) => {
  const body = { active: true, publishAt: null, archived: false, ...change }
  expect((await t.call('updateCourse', { id: course, body }, admin)).status).toBe(200)
}

const report = { comment: '', suggestedAnswer: '', mode: 'WRITING' }

/** The learner's calls in which a lesson appears, and those that open it. */
const callsOfLesson = async () => {
  const asked = { filters: `_id:${lesson}` }
  const lists = await Promise.all([
    t.call('getAvailableCourses', {}, anna),
    t.call('getAvailableLessons', { id: course }, anna),
    t.call('getLesson', asked, anna),
    t.call('getCourseProgress', { courseId: course }, anna),
    t.call('getGrammar', {}, anna),
    t.call('getFavouriteLessons', {}, anna),
  ])
  const opened = await Promise.all([
    t.call('getLessonExercises', { id: lesson }, anna),
    t.call('getLessonHints', { id: lesson }, anna),
    t.call('getLessonWords', { id: lesson }, anna),
    t.call('getLessonRecordings', { id: lesson }, anna),
    t.call('getLessonIntroduction', { id: lesson }, anna),
    t.call('getLessonDialogue', { id: lesson }, anna),
    t.call('reportExercise', { id: kitchen, body: report }, anna),
    t.call('getNextExercise', { courseId: course, lessonId: lesson }, anna),
  ])
  return {
    listed: lists.map(({ answer }) => JSON.stringify(answer ?? null).includes(lesson)),
    opened: opened.map(({ status }) => status),
  }
}

const seen = { listed: Array(6).fill(true), opened: Array(8).fill(200) }
const unseen = { listed: Array(6).fill(false), opened: Array(8).fill(404) }
const hidden = [
  ['a draft', { active: false }],
  ['scheduled for tomorrow', { publishAt: TOMORROW }],
  ['archived', { archived: true }],
] as const

test('learners see a published lesson in all lists and can open it', async () => {
  expect(await callsOfLesson()).toEqual(seen)
})

test.each(hidden)('learners neither see nor open a lesson that is %s', async (_, change) => {
  await publish(change)
  expect(await callsOfLesson()).toEqual(unseen)
  const unknown = await t.call('getLessonExercises', { id: idOf('courses/eng/dom/nie-ma') }, anna)
  const draft = await t.call('getLessonExercises', { id: lesson }, anna)
  expect(draft.problem).toEqual({ ...unknown.problem, requestId: draft.problem.requestId })
})

test('learners see a scheduled lesson from its time on, without a job', async () => {
  await publish({ publishAt: TOMORROW })
  t.setNow('2026-11-17T04:59:59.999Z')
  expect(await callsOfLesson()).toEqual(unseen)
  t.setNow(TOMORROW)
  expect(await callsOfLesson()).toEqual(seen)
})

test.each(hidden)('learners neither see nor open a course that is %s, nor its lessons', async (_, change) => {
  await publishCourse(change)
  for (const name of ['getAvailableCourse', 'getCourse', 'getAvailableLessons'] as const) {
    expect((await t.call(name, { id: course }, anna)).status).toBe(404)
  }
  const lists = await Promise.all([
    t.call('getAvailableCourses', {}, anna),
    t.call('getRecommendedCourses', { level: 'A1' }, anna),
    t.call('getPinnedCourses', {}, anna),
    t.call('getAllProgress', {}, anna),
  ])
  expect(JSON.stringify(lists.map(({ answer }) => answer))).not.toContain(course)
  expect((await t.call('getLessonExercises', { id: lesson }, anna)).status).toBe(404)
})

test('sentences of unpublished lessons are no examples of a word', async () => {
  const words = [idOf(`${at.homeFirst}/words/kitchen`)]
  await t.call('updateLesson', { id: idOf(at.homeLast), body: { words, tags: ['podroz_01'] } }, admin)
  const examples = async () => {
    const { answer } = await t.call('getLessonWords', { id: idOf(at.homeLast) }, anna)
    return answer.data.flatMap(({ exercises }) => exercises.map(({ answer }) => answer))
  }
  expect(await examples()).toHaveLength(1)
  await publish({ publishAt: TOMORROW })
  expect(await examples()).toEqual([])
})

test('an editor sees unpublished lessons and courses with their publication', async () => {
  await publish({ publishAt: TOMORROW })
  await publishCourse({ archived: true })
  const lessons = await t.call('getLesson', { filters: `_id:${lesson}` }, admin)
  expect(lessons.answer.data).toMatchObject([{ active: true, publishAt: TOMORROW, archived: false }])
  const found = await t.call('listCourses', { filters: `_id:${course}` }, admin)
  expect(found.answer.data).toMatchObject([{ active: true, publishAt: null, archived: true }])
})

test("editors' lists filter by state and leave out archived rows otherwise", async () => {
  const listed = async (filters: string) => {
    const { answer } = await t.call('getLesson', { filters, limit: 100 }, admin)
    return answer.data.map(({ _id }) => _id)
  }
  await publish({ publishAt: TOMORROW })
  expect(await listed('state:SCHEDULED')).toEqual([lesson])
  expect(await listed('state:DRAFT')).toEqual([idOf(at.homeInactive)])
  expect(await listed('state:PUBLISHED')).not.toContain(lesson)
  await publish({ archived: true })
  expect(await listed('state:ARCHIVED')).toEqual([lesson])
  expect(await listed('')).not.toContain(lesson)
  await publishCourse({ archived: true })
  const { answer } = await t.call('listCourses', { filters: 'state:ARCHIVED' }, admin)
  expect(answer.data.map(({ _id }) => _id)).toEqual([course])
})

test('archiving keeps the links and the progress of learners, and can be undone in the history', async () => {
  const before = await t.call('getCourseProgress', { courseId: course }, anna)
  await publish({ archived: true })
  const history = await t.call('listHistory', { filters: `kind:lesson;_id:${lesson}` }, admin)
  const [entry] = history.answer.data
  expect(entry?.changes).toEqual([{ field: 'archived', before: false, after: true }])
  const body = { version: entry?.version ?? 0 }
  expect((await t.call('goBackInHistory', { id: entry?._id ?? '', body }, admin)).status).toBe(200)
  expect((await t.call('getCourseProgress', { courseId: course }, anna)).answer).toEqual(before.answer)
})

test('lessons are archived and restored in a batch', async () => {
  const batch = (archived: boolean) =>
    t.call(
      'createBatch',
      {
        body: {
          requestId: crypto.randomUUID(),
          kind: 'lesson',
          rows: { rowIds: [lesson] },
          change: { action: 'archive', archived },
        },
      },
      admin,
    )
  expect((await batch(true)).answer).toMatchObject({ changed: 1, skipped: 0 })
  expect((await t.call('getLessonExercises', { id: lesson }, anna)).status).toBe(404)
  expect((await batch(false)).answer).toMatchObject({ changed: 1 })
  expect((await t.call('getLessonExercises', { id: lesson }, anna)).status).toBe(200)
})

test('a preview shows editors drafts, and stores no progress', async () => {
  await publishCourse({ active: false })
  await publish({ active: false })
  const previewed = await t.call('getAvailableLessons', { id: course, preview: 'true' }, admin)
  expect(previewed.answer.data.map(({ _id }) => _id)).toContain(lesson)
  expect((await t.call('getAvailableCourse', { id: course, preview: 'true' }, admin)).status).toBe(200)
  expect((await t.call('getAvailableCourse', { id: course }, admin)).status).toBe(404)
  for (const name of ['getAvailableCourse', 'getAvailableLessons'] as const)
    expect((await t.call(name, { id: course, preview: 'true' }, anna)).status).toBe(404)
  const body = progressEvent('LESSON_STARTED', { courseId: course, lessonId: lesson })
  expect((await t.call('postProgress', { body }, admin)).answer).toEqual({ stored: false })
  expect((await t.call('postProgress', { body }, anna)).status).toBe(404)
})

test('equal moments in different notations are no change', async () => {
  await publish({ publishAt: TOMORROW })
  const { answer } = await t.call('getLesson', { filters: `_id:${lesson}` }, admin)
  const body = { publishAt: '2026-11-17T05:00:00Z', version: answer.data[0]?.version }
  const again = await t.call('updateLesson', { id: lesson, body }, admin)
  expect(again.answer).toMatchObject({ publishAt: TOMORROW, version: body.version })
})

test('a publication date that is no moment is refused', async () => {
  for (const publishAt of ['jutro', '2026-11-17', '0000-01-01T00:00:00Z']) {
    expect((await t.call('updateLesson', { id: lesson, body: { publishAt } }, admin)).status).toBe(422)
  }
})

test('the conditions in SQL and on the device agree', async () => {
  const now = new Date(NOW)
  const all = [true, false].flatMap((active) =>
    [true, false].flatMap((archived) =>
      [null, NOW, TOMORROW, '2026-11-16T09:59:59.999Z', '2026-11-16T10:00:00.001Z'].map((publishAt) => ({
        active,
        archived,
        publishAt,
      })),
    ),
  )
  for (const publication of all) {
    await t.db.update(courses).set(publication).where(eq(courses.id, course))
    const { state } = stateFilter(courses, now)
    const [row] = await t.db
      .select({
        isPublished: isPublishedAt(courses, now),
        isInState: state(publicationState(publication, now)),
        publishAt: courses.publishAt,
      })
      .from(courses)
      .where(eq(courses.id, course))
    expect({ publication, ...row }).toEqual({
      publication,
      isPublished: isPublished(publication, now),
      isInState: true,
      publishAt: publication.publishAt,
    })
  }
})
