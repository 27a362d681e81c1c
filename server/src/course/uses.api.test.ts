import type { KindInLessons } from '@mowka/contract/endpoints/editor/search'
import { at, idOf, seedLibrary } from '../../testing/library'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
beforeEach(() => seedLibrary(t))
afterEach(() => t.empty())
afterAll(() => t.close())

const cook = `${at.homeFirst}/kuchnia`
const sofa = `${at.homeFirst}/words/sofa`

const uses = async (kind: KindInLessons, path: string) =>
  (await t.call('getLessonsUsing', { kind, id: idOf(path) }, admin)).answer
const titles = async (kind: KindInLessons, path: string) =>
  (await uses(kind, path)).data.map(({ title }) => title)

/** Adds a row to the end of a lesson. */
async function attach(lesson: string, part: 'exercises' | 'words', path: string) {
  const body = { part, action: 'attach', rowId: idOf(path) }
  expect((await t.call('changeLessonContents', { id: idOf(lesson), body }, admin)).status).toBe(200)
}

const rooms = { _id: idOf(at.homeFirst), title: 'Pokoje', course: 'Dom i miasto', isActive: true }
const garden = {
  _id: idOf(at.homeLast),
  title: `Lekcja ${at.homeLast}`,
  course: 'Dom i miasto',
  isActive: true,
}

test('an exercise and a word are listed with the lessons that contain them, by name', async () => {
  expect(await uses('exercise', cook)).toEqual({ data: [rooms], metadata: { total: 1 } })
  expect(await uses('word', sofa)).toEqual({ data: [rooms], metadata: { total: 1 } })
  await attach(at.homeLast, 'exercises', cook)
  await attach(at.homeLast, 'words', sofa)
  expect(await uses('exercise', cook)).toEqual({ data: [garden, rooms], metadata: { total: 2 } })
  expect(await uses('word', sofa)).toEqual({ data: [garden, rooms], metadata: { total: 2 } })
})

test('a hint on several exercises of a lesson counts that lesson once', async () => {
  const hint = `${at.homeFirst}/hints/in-at`
  expect(await uses('hint', hint)).toEqual({ data: [rooms], metadata: { total: 1 } })
  await attach(at.homeLast, 'exercises', cook)
  await attach(at.homeLast, 'exercises', `${at.homeFirst}/salon`)
  expect(await uses('hint', hint)).toEqual({ data: [garden, rooms], metadata: { total: 2 } })
  // A hint that only one of them has.
  expect((await uses('hint', `${at.homeFirst}/hints/the`)).metadata.total).toBe(2)
})

test('drafts and archived lessons are listed as inactive', async () => {
  await attach(at.homeInactive, 'exercises', cook)
  await attach(at.homeLast, 'exercises', cook)
  const archived = await t.call('updateLesson', { id: idOf(at.homeLast), body: { archived: true } }, admin)
  expect(archived.status).toBe(200)
  const { data } = await uses('exercise', cook)
  expect(data.map(({ title, isActive }) => [title, isActive])).toEqual([
    [`Lekcja ${at.homeLast}`, false],
    [`Lekcja ${at.homeInactive}`, false],
    ['Pokoje', true],
  ])
})

test('a lesson in no course has no course name, and a removed row is no longer used', async () => {
  const detach = { action: 'detach', rowId: idOf(at.homeFirst) }
  expect((await t.call('changeCourseLessons', { id: idOf(at.home), body: detach }, admin)).status).toBe(200)
  expect((await uses('exercise', cook)).data).toEqual([{ ...rooms, course: '' }])
  const body = { part: 'exercises', action: 'detach', rowId: idOf(cook) }
  expect((await t.call('changeLessonContents', { id: idOf(at.homeFirst), body }, admin)).status).toBe(200)
  expect(await uses('exercise', cook)).toEqual({ data: [], metadata: { total: 0 } })
})

test('lessons of another language than the chosen one are found', async () => {
  const german = `${at.german}/pierwsza`
  expect(await titles('exercise', `${german}/jeden`)).toEqual([`Lekcja ${german}`])
  const { answer } = await t.call(
    'getLessonsUsing',
    { kind: 'exercise', id: idOf(`${german}/jeden`), sourceLang: 'PL', targetLang: 'ENG' },
    admin,
  )
  expect(answer.data).toMatchObject([{ course: 'Niemiecki na start' }])
})

test('a row that does not exist is 404, one in no lesson is not, and learners have no access', async () => {
  const unknown = await t.call('getLessonsUsing', { kind: 'word', id: idOf(cook) }, admin)
  expect(unknown).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
  expect((await t.call('getLessonsUsing', { kind: 'exercise', id: idOf(cook) }, anna)).status).toBe(403)
})
