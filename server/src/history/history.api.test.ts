import type { Course } from '@mowka/contract/schemas/learning'
import { eq } from 'drizzle-orm'
import { at, idOf, sampleLibrary, seedLibrary } from '../../testing/library'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'
import { courses } from '../course/tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
beforeEach(() => seedLibrary(t))
afterEach(() => t.empty())
afterAll(() => t.close())

const other = { name: 'ewa', roles: ['admin' as const] }
const id = idOf(at.home)
const put = (body: unknown, who = admin) => t.call('updateCourse', { id, body }, who)
const historyOf = async (rowId: string) =>
  (await t.call('listHistory', { filters: `kind:course;_id:${rowId}` }, admin)).answer.data

test('records editor, time and changed fields with each version', async () => {
  t.setNow('2026-11-20T08:00:00Z')
  await put({ name: 'Dom', tags: ['a'], version: 1 })
  t.setNow('2026-11-20T09:00:00Z')
  await put({ name: 'Dom i ogród', version: 2 }, other)
  expect(await historyOf(id)).toMatchObject([
    {
      action: 'changed',
      version: 3,
      author: 'ewa@mowka.test',
      createdAt: '2026-11-20T09:00:00.000Z',
      changes: [{ field: 'name', before: 'Dom', after: 'Dom i ogród' }],
    },
    {
      version: 2,
      author: 'adam@mowka.test',
      changes: [
        { field: 'name', before: 'Dom i miasto', after: 'Dom' },
        { field: 'tags', before: ['gramatyka'], after: ['a'] },
      ],
    },
  ])
})

test('a write without changes creates neither a version nor a history entry', async () => {
  expect((await put({ name: 'Dom i miasto', version: 1 })).answer.version).toBe(1)
  expect(await historyOf(id)).toEqual([])
})

test('refuses a stale write with the current row and records nothing (C57)', async () => {
  await put({ name: 'Ich', version: 1 }, other)
  const { status, problem } = await put({ name: 'Moje', version: 1 })
  expect([status, problem.code]).toEqual([409, 'STALE_WRITE'])
  expect(problem.current).toMatchObject({ _id: id, name: 'Ich', version: 2 })
  expect(await historyOf(id)).toHaveLength(1)
})

test('refuses one of two concurrent writes', async () => {
  const both = await Promise.all([put({ name: 'A', version: 1 }), put({ name: 'B', version: 1 }, other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await historyOf(id)).toHaveLength(1)
})

test('restoring the state before a change is recorded as a change of its own', async () => {
  t.setNow('2026-11-20T08:00:00Z')
  await put({ name: 'Jeden', version: 1 })
  t.setNow('2026-11-20T09:00:00Z')
  await put({ tags: [], version: 2 })
  t.setNow('2026-11-20T10:00:00Z')
  const last = (await put({ name: 'Dwa', version: 3 })).answer
  const first = (await historyOf(id)).at(-1)
  t.setNow('2026-11-20T11:00:00Z')
  const back = await t.call('goBackInHistory', { id: first?._id, body: { version: last.version } }, admin)
  expect(back.answer).toEqual({ version: 5 })
  const now = (await t.call('getCourse', { id }, admin)).answer.data[0]
  expect(now).toMatchObject({ name: 'Dom i miasto', tags: ['gramatyka'], version: 5 })
  expect((await historyOf(id))[0]).toMatchObject({ action: 'changed', version: 5 })
})

test('refuses to restore a row whose version has changed since it was loaded (C57)', async () => {
  await put({ name: 'Jeden', version: 1 })
  const [entry] = await historyOf(id)
  await put({ name: 'Dwa', version: 2 }, other)
  const { status, problem } = await t.call('goBackInHistory', { id: entry?._id, body: { version: 2 } }, admin)
  expect(status).toBe(409)
  expect((problem.current as Course).name).toBe('Dwa')
})

test('a lesson order can be restored, a created row has nothing to restore', async () => {
  const [first, second, third] = (await t.call('getCourse', { id }, admin)).answer.data[0]?.lessons ?? []
  const places = [third, first, second].map((each, order) => ({ lessonId: each?.lessonId, order }))
  await put({ lessons: places, version: 1 })
  const [entry] = await historyOf(id)
  expect(entry?.changes[0]?.field).toBe('lessonIds')
  await t.call('goBackInHistory', { id: entry?._id, body: { version: 2 } }, admin)
  const now = (await t.call('getCourse', { id }, admin)).answer.data[0]?.lessons.map((each) => each.lessonId)
  expect(now).toEqual([first, second, third].map((each) => each?.lessonId))

  const requestId = '01990000-0000-7000-8000-000000000001'
  const word = { example: 'kot', exampleLang: 'PL', answer: 'cat', answerLang: 'ENG', transcription: null }
  await t.call(
    'createWord',
    { body: { requestId, ...word, tags: [], needAttention: false, active: true } },
    admin,
  )
  const made = (await t.call('listHistory', { filters: `kind:word;_id:${requestId}` }, admin)).answer.data[0]
  expect(made).toMatchObject({ action: 'created', version: 1 })
  const back = await t.call('goBackInHistory', { id: made?._id, body: { version: 1 } }, admin)
  expect([back.status, back.problem.code]).toEqual([409, 'NOTHING_BEFORE'])
})

test('an import skips rows that were edited or deleted in the panel', async () => {
  const word = idOf(`${at.homeFirst}/words/kitchen`)
  await put({ name: 'Nasz dom', version: 1 })
  expect((await t.call('deleteWord', { id: word }, admin)).status).toBe(204)
  await seedLibrary(t, sampleLibrary())
  expect((await t.call('getCourse', { id }, admin)).answer.data[0]?.name).toBe('Nasz dom')
  expect((await t.call('listWords', { filters: `_id:${word}` }, admin)).answer.data).toEqual([])
  const [row] = await t.db.select().from(courses).where(eq(courses.id, id))
  expect(row?.edited).toBe(true)
  const again = await seedLibrary(t, sampleLibrary())
  expect(again).toMatchObject({ created: 0, updated: 0 })
})

test("deleting an editor's account preserves their changes without their name", async () => {
  await put({ name: 'Dom', version: 1 }, other)
  await t.db.execute(`delete from users where email = 'ewa@mowka.test'`)
  expect(await historyOf(id)).toMatchObject([{ author: null, version: 2 }])
})

test('learners have no access to the history', async () => {
  expect((await t.call('listHistory', {}, anna)).status).toBe(403)
})
