import { MAX_PINNED_COURSES } from '@mowka/domain/course/course'
import { eq } from 'drizzle-orm'
import { course, idOf, seedLibrary } from '../../testing/library'
import { anna, bartek, startTestApi, type TestApi } from '../../testing/test-api'
import { courses } from '../course/tables'
import { pinnedCourses } from './tables'

/** One course more than can be pinned. */
const paths = Array.from({ length: MAX_PINNED_COURSES + 1 }, (_, index) => `courses/eng/przypiete/${index}`)
const ids = paths.map(idOf)
const [first = '', second = '', third = ''] = ids
const german = idOf('courses/de/przypiete/erste')
const closed = idOf('courses/eng/przypiete/tajny')

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, {
    courses: [
      ...paths.map((path) => course(path)),
      course('courses/de/przypiete/erste', { targetLang: 'DE' }),
      course('courses/eng/przypiete/tajny', { explicitAccessRequired: true }),
    ],
  })
})
afterAll(() => t.close())
beforeEach(() => t.db.delete(pinnedCourses))

const pin = (id: string, who = anna) => t.call('pinCourse', { id }, who)
const unpin = (id: string, who = anna) => t.call('unpinCourse', { id }, who)
const pinned = async (who = anna, targetLang: 'ENG' | 'DE' = 'ENG') =>
  (await t.call('getPinnedCourses', { targetLang }, who)).answer.map(({ courseId }) => courseId)
const setActive = (id: string, active: boolean) =>
  t.db.update(courses).set({ active }).where(eq(courses.id, id))

let minute = 0

/** Pins courses one minute apart. */
async function pinAll(all: readonly string[]) {
  for (const id of all) {
    t.setNow(new Date(Date.UTC(2026, 10, 16, 10, minute++)).toISOString())
    expect((await pin(id)).status).toBe(204)
  }
}

test('lists pinned courses in the order of pinning, separately per learner and language', async () => {
  await pinAll([second, first, german])
  expect(await pinned()).toEqual([second, first])
  expect(await pinned(anna, 'DE')).toEqual([german])
  expect(await pinned(bartek)).toEqual([])
})

test('a course that is pinned again keeps its place', async () => {
  await pinAll([first, second, first])
  expect(await pinned()).toEqual([first, second])
})

test('a course that is unpinned leaves the list; unpinning it again has no effect', async () => {
  await pinAll([first, second])
  expect((await unpin(first)).status).toBe(204)
  expect((await unpin(first)).status).toBe(204)
  expect(await pinned()).toEqual([second])
})

test("unpinning a course leaves other learners' pins unchanged", async () => {
  await pinAll([first])
  await unpin(first, bartek)
  expect(await pinned()).toEqual([first])
})

test('refuses a course above the limit and accepts one of another language', async () => {
  await pinAll(ids.slice(0, MAX_PINNED_COURSES))
  const { status, problem } = await pin(ids.at(-1) ?? '')
  expect({ status, code: problem.code }).toEqual({ status: 409, code: 'TOO_MANY_PINNED_COURSES' })
  expect((await pin(first)).status).toBe(204)
  expect((await pin(german)).status).toBe(204)
  expect(await pinned()).toHaveLength(MAX_PINNED_COURSES)
})

test('fifty concurrent requests for two courses fill the one free place', async () => {
  await pinAll(ids.slice(0, MAX_PINNED_COURSES - 1))
  const last = ids.slice(MAX_PINNED_COURSES - 1)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => pin(last[index % 2] ?? '')))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(25)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(25)
  expect(await pinned()).toHaveLength(MAX_PINNED_COURSES)
})

test('a deactivated course frees its place, and takes it back from the last one when it is active again', async () => {
  await pinAll(ids.slice(0, MAX_PINNED_COURSES))
  await setActive(first, false)
  await pinAll(ids.slice(-1))
  expect(await pinned()).toEqual(ids.slice(1))
  await setActive(first, true)
  expect(await pinned()).toEqual(ids.slice(0, MAX_PINNED_COURSES))
})

test('a course that the learner may no longer see leaves the list and frees its place', async () => {
  await pinAll(ids.slice(0, MAX_PINNED_COURSES))
  await t.db.update(courses).set({ explicitAccessRequired: true }).where(eq(courses.id, first))
  expect(await pinned()).toEqual(ids.slice(1, MAX_PINNED_COURSES))
  expect((await pin(ids.at(-1) ?? '')).status).toBe(204)
  await t.db.update(courses).set({ explicitAccessRequired: false }).where(eq(courses.id, first))
})

test.each([
  ['does not exist', 'keine'],
  ['is hidden from the learner', closed],
])('returns 404 for a course that %s', async (_, id) => {
  expect((await pin(id)).status).toBe(404)
  expect(await pinned()).toEqual([])
})

test('an inactive course can be unpinned', async () => {
  await pinAll([third])
  await setActive(third, false)
  expect((await unpin(third)).status).toBe(204)
  await setActive(third, true)
  expect(await pinned()).toEqual([])
})
