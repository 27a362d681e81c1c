import { course, exercise, idOf, lesson, seedLibrary } from '../../testing/library'
import { grant } from '../../testing/people'
import { anna, bartek, startTestApi, type TestApi } from '../../testing/test-api'
import { favouriteLessons } from './tables'

const first = idOf('courses/eng/ulubione/pierwsza')
const second = idOf('courses/eng/ulubione/druga')
const german = idOf('courses/de/ulubione/erste')
const withLessons = (path: string, names: readonly string[], targetLang: 'ENG' | 'DE' = 'ENG') =>
  course(path, {
    targetLang,
    lessons: names.map((name) =>
      lesson(`${path}/${name}`, { exercises: [exercise(`${path}/${name}/zdanie`)] }),
    ),
  })

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, {
    courses: [
      withLessons('courses/eng/ulubione', ['pierwsza', 'druga']),
      withLessons('courses/de/ulubione', ['erste'], 'DE'),
    ],
  })
  for (const who of [anna, bartek]) for (const lang of ['ENG', 'DE'] as const) await grant(t, who, lang)
})
afterAll(() => t.close())
beforeEach(() => t.db.delete(favouriteLessons))

const add = (lessonId: string, who = anna) => t.call('addFavouriteLesson', { body: { lessonId } }, who)
const remove = (id: string, who = anna) => t.call('removeFavouriteLesson', { id }, who)
const listed = async (who = anna, targetLang: 'ENG' | 'DE' = 'ENG') =>
  (await t.call('getFavouriteLessons', { targetLang }, who)).answer.map(({ lessonId }) => lessonId)

test('adds and lists favourite lessons separately per learner and language (S-NOTE-06, V-ENT-08)', async () => {
  t.setNow('2026-11-16T10:00:00Z')
  const { status, answer } = await add(second)
  expect({ status, answer }).toEqual({ status: 201, answer: { _id: expect.any(String), lessonId: second } })
  t.setNow('2026-11-16T10:01:00Z')
  await add(first)
  await add(german)
  expect(await listed()).toEqual([second, first])
  expect(await listed(anna, 'DE')).toEqual([german])
  expect(await listed(bartek)).toEqual([])
})

test('50 concurrent requests create one favourite, and all return it (S-NOTE-06)', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(first)))
  expect(new Set(answers.map(({ answer }) => answer._id)).size).toBe(1)
  expect(await listed()).toEqual([first])
})

test.each(['lesson', 'favourite'] as const)(
  'removes a favourite by the id of the %s; removing it again has no effect (S-NOTE-06)',
  async (by) => {
    const { answer } = await add(first)
    await add(second)
    const id = by === 'lesson' ? first : answer._id
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(204)
    expect(await listed()).toEqual([second])
  },
)

test("does not remove another learner's favourite (S-AUTH-07)", async () => {
  const { answer } = await add(first)
  await remove(answer._id, bartek)
  await remove(first, bartek)
  expect(await listed()).toEqual([first])
})

test('returns 404 for a lesson that does not exist (S-NOTE-06)', async () => {
  expect((await add('keine')).status).toBe(404)
  expect(await listed()).toEqual([])
})
