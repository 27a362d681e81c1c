import { NOTE_LENGTH } from '@mowka/domain/exercise/note'
import { eq } from 'drizzle-orm'
import { course, exercise, idOf, lesson, seedLibrary } from '../../testing/library'
import { grant } from '../../testing/people'
import { anna, bartek, startTestApi, type TestApi } from '../../testing/test-api'
import { lessonItems } from '../course/tables'
import { userNotes } from './tables'

const path = 'courses/eng/notatki'
const exerciseId = idOf(`${path}/pierwsza/dom`)
const other = idOf(`${path}/pierwsza/kot`)
const inSecond = idOf(`${path}/druga/pies`)
const german = idOf('courses/de/notatki/pierwsza/haus')

/** A learner for tests of repeated and rate-limited requests. */
const eager = { name: 'niecierpliwy' }

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, {
    courses: [
      course(path, {
        tags: ['podroze'],
        lessons: [
          lesson(`${path}/pierwsza`, {
            nameSource: 'Dom|W domu',
            exercises: [
              exercise(`${path}/pierwsza/dom`, { answer: 'I am at home.', tags: ['dom_01', 'a1'] }),
              exercise(`${path}/pierwsza/kot`),
            ],
          }),
          lesson(`${path}/druga`, {
            nameSource: 'Ogród|W ogrodzie',
            tags: ['ogrod_01'],
            exercises: [exercise(`${path}/druga/pies`)],
          }),
        ],
      }),
      course('courses/de/notatki', {
        targetLang: 'DE',
        lessons: [
          lesson('courses/de/notatki/pierwsza', {
            exercises: [exercise('courses/de/notatki/pierwsza/haus')],
          }),
        ],
      }),
    ],
  })
  t.setNow('2026-01-01T10:00:00Z')
  for (const who of [anna, bartek, eager]) await grant(t, who, 'ENG')
  await grant(t, anna, 'DE')
})
afterAll(() => t.close())
beforeEach(async () => {
  t.setNow('2026-11-16T10:00:00Z')
  await t.db.delete(userNotes)
})

const plain = (text: string) => ({ rawNote: text, htmlNote: text })
const create = (body: Record<string, unknown> = {}, who = anna) =>
  t.call('createUserNote', { body: { exerciseId, note: plain('Bez the.'), ...body } }, who)
const list = (args: Record<string, unknown> = {}, who = anna) => t.call('listUserNotes', args, who)
const listed = async (filters: string, who = anna) =>
  (await list({ filters }, who)).answer.data.map((note) => note.exerciseId)

describe('POST /user-note', () => {
  test('creates a note; language and lesson come from the exercise (S-NOTE-03, V-NOTE-03, V-NOTE-04, V-NOTE-05, V-NOTE-06)', async () => {
    const { status, answer } = await create({ targetLang: 'DE' })
    expect(status).toBe(201)
    expect(answer).toEqual({
      _id: expect.any(String),
      exerciseId,
      note: plain('Bez the.'),
      isFavourite: false,
      createdAt: '2026-11-16T10:00:00.000Z',
      updatedAt: '2026-11-16T10:00:00.000Z',
      targetLang: 'ENG',
      lessonId: idOf(`${path}/pierwsza`),
    })
    expect((await list()).answer).toEqual({ data: [answer], metadata: { total: 1 } })
  })

  test('fifty concurrent requests create one note', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({}, eager)))
    expect(new Set(answers.map(({ answer }) => answer._id)).size).toBe(1)
    expect((await list({}, eager)).answer.data.map(({ note }) => note.rawNote)).toEqual(['Bez the.'])
  })

  test('limits the number of created notes per minute', async () => {
    const all = Array.from({ length: 80 }, () => create({}, eager))
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([201, 429]))
  })

  test('appends different text from another tab and leaves the note a favourite', async () => {
    const first = (await create({ isFavourite: true })).answer
    t.setNow('2026-11-16T10:05:00Z')
    const { answer } = await create({ note: plain('Ale at the office.') })
    expect(answer).toEqual({
      ...first,
      note: { rawNote: 'Bez the.\nAle at the office.', htmlNote: 'Bez the.<br />Ale at the office.' },
      updatedAt: '2026-11-16T10:05:00.000Z',
    })
    const { status, problem } = await create({ note: plain('x'.repeat(NOTE_LENGTH)) })
    expect([status, problem.errors?.[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'body/note/rawNote', code: 'TOO_LONG', max: NOTE_LENGTH }),
    ])
  })

  test('adds text later to a favourite without a note', async () => {
    await create({ isFavourite: true, note: plain('') })
    expect((await create()).answer).toMatchObject({ isFavourite: true, note: plain('Bez the.') })
  })

  test('restores a deleted note with its date, unless that is in the future or before the account', async () => {
    expect((await create({ createdAt: '2026-01-02T03:04:05Z' })).answer.createdAt).toBe(
      '2026-01-02T03:04:05.000Z',
    )
    const late = await create({ exerciseId: other, createdAt: '2027-01-01T00:00:00Z' })
    expect(late.answer.createdAt).toBe('2026-11-16T10:00:00.000Z')
    const early = await create({ exerciseId: inSecond, createdAt: '1970-01-01T00:00:00Z' })
    expect(early.answer.createdAt).toBe('2026-11-16T10:00:00.000Z')
  })

  test('sanitizes the HTML of a note (S-NOTE-07)', async () => {
    const note = { rawNote: 'a', htmlNote: '<p onclick="x()">a<script>x()</script></p>' }
    const { answer } = await create({ note })
    expect(answer.note.htmlNote).toBe('<p>a</p>')
    const stored = await t.db.select().from(userNotes)
    expect(stored.map((row) => row.htmlNote)).toEqual(['<p>a</p>'])
    // Unsanitized HTML in the database is sanitized on reading, too.
    await t.db.update(userNotes).set({ htmlNote: '<img src=x onerror=x()>b' })
    expect((await list()).answer.data[0]?.note.htmlNote).toBe('b')
  })

  test('refuses exercises of locked lessons and notes that are too long', async () => {
    const locked = await create({ exerciseId: german }, bartek)
    expect([locked.status, locked.problem.code]).toEqual([403, 'LESSON_LOCKED'])
    expect((await create({ exerciseId: 'nowhere' })).status).toBe(404)
    expect((await create({ note: plain('x'.repeat(NOTE_LENGTH)) })).status).toBe(201)
    expect((await create({ exerciseId: other, note: plain('x'.repeat(NOTE_LENGTH + 1)) })).status).toBe(422)
  })
})

describe('GET /user-note', () => {
  beforeEach(async () => {
    await create()
    t.setNow('2026-11-16T11:00:00Z')
    await create({ exerciseId: other, isFavourite: true })
    await create({ exerciseId: inSecond, createdAt: '2026-11-15T10:00:00Z' })
    await create({ exerciseId: german })
    await create({}, bartek)
  })

  test("lists the caller's notes of the language page by page, newest first (S-NOTE-01)", async () => {
    expect(await listed('')).toEqual([other, exerciseId, inSecond])
    const second = (await list({ limit: 2, page: 2 })).answer
    expect([second.data.map((note) => note.exerciseId), second.metadata.total]).toEqual([[inSecond], 3])
    const { answer } = await list({ targetLang: 'DE' })
    expect(answer.data.map((note) => note.exerciseId)).toEqual([german])
  })

  test.each([
    ['exerciseId', () => exerciseId, [exerciseId]],
    ['lessonId', () => idOf(`${path}/pierwsza`), [other, exerciseId]],
    ['isFavourite', () => 'true', [other]],
    ['isFavourite', () => 'false', [exerciseId, inSecond]],
    ['tags', () => 'dom_01', [exerciseId]],
    ['tags', () => 'dom', []],
    ['tags', () => 'ogrod_01', [inSecond]],
    ['tags', () => 'podroze', [other, exerciseId, inSecond]],
  ])('filters notes by %s (V-NOTE-13)', async (name, value, expected) => {
    expect(await listed(`${name}:${value()}`)).toEqual(expected)
  })

  test('finds a note by every lesson that contains its exercise', async () => {
    const lessonId = idOf(`${path}/druga`)
    await t.db.insert(lessonItems).values({ lessonId, itemId: exerciseId, position: 9 })
    expect(await listed(`lessonId:${lessonId}`)).toEqual([exerciseId, inSecond])
    await t.db.delete(lessonItems).where(eq(lessonItems.position, 9))
  })

  test('includes the exercises on request, as learners see them (S-NOTE-01)', async () => {
    const { data } = (await list({ options: 'withExercises:1', filters: `exerciseId:${exerciseId}` })).answer
    expect(data[0]?.exercise).toMatchObject({ _id: exerciseId, answer: 'I am at home.', answerLang: 'ENG' })
    expect((await list({ options: 'withExercises:0' })).answer.data[0]).not.toHaveProperty('exercise')
  })

  test.each(['name:x', 'exerciseId', 'isFavourite:yes'])('refuses filters %s', async (filters) => {
    expect((await list({ filters })).status).toBe(422)
  })

  test('refuses unknown options and sort fields', async () => {
    expect((await list({ options: 'withWords:1' })).status).toBe(422)
    expect((await list({ sort: 'rawNote:asc' })).status).toBe(422)
  })

  test('omits notes without text that are no longer favourites', async () => {
    const { answer } = await create({ exerciseId: other, note: plain('') })
    await t.call('updateUserNote', { id: answer._id, body: { isFavourite: false, note: plain('') } }, anna)
    expect(await listed('')).toEqual([exerciseId, inSecond])
  })

  test('lists lessons with notes (S-NOTE-02)', async () => {
    expect((await t.call('getLessonsWithNotes', {}, anna)).answer).toEqual([
      {
        lessonId: idOf(`${path}/pierwsza`),
        name: expect.objectContaining({ source: 'Dom|W domu' }),
        courseId: idOf(path),
      },
      {
        lessonId: idOf(`${path}/druga`),
        name: expect.objectContaining({ source: 'Ogród|W ogrodzie' }),
        courseId: idOf(path),
      },
    ])
    expect((await t.call('getLessonsWithNotes', {}, bartek)).answer).toHaveLength(1)
  })
})

describe('PATCH and DELETE /user-note/:id', () => {
  test('changes text or favourite and the time of change (S-NOTE-04)', async () => {
    const first = (await create()).answer
    t.setNow('2026-11-17T10:00:00Z')
    const change = (body: object) => t.call('updateUserNote', { id: first._id, body }, anna)
    const loved = (await change({ isFavourite: true })).answer
    expect(loved).toEqual({ ...first, isFavourite: true, updatedAt: '2026-11-17T10:00:00.000Z' })
    expect((await change({ note: plain('a < b') })).answer).toEqual({
      ...loved,
      note: { rawNote: 'a < b', htmlNote: 'a &lt; b' },
    })
  })

  test('deletes a note (S-NOTE-05)', async () => {
    const { _id: id } = (await create()).answer
    expect((await t.call('deleteUserNote', { id }, bartek)).status).toBe(404)
    expect((await t.call('deleteUserNote', { id }, anna)).status).toBe(204)
    expect(await listed('')).toEqual([])
    expect((await t.call('updateUserNote', { id, body: {} }, anna)).status).toBe(404)
  })
})

describe('GET /user-note with a search', () => {
  test('finds text in notes and sentences, ignoring case and diacritics (V-NOTE-07, C29)', async () => {
    await create({ note: plain('Bez THE, książka z Łodzi.') })
    await create({ exerciseId: other, note: plain('Inna.') })
    const found = (text: string) => listed(`$search:${encodeURIComponent(text)}`)
    expect(await found('bez the')).toEqual([exerciseId])
    expect(await found('i am at home')).toEqual([exerciseId])
    expect(await found('THE')).toEqual([exerciseId])
    expect(await found('ksiazka z lodzi')).toEqual([exerciseId])
    expect(await found('KSIĄŻKA Z ŁODZI')).toEqual([exerciseId])
    expect(await found('%')).toEqual([])
  })
})

describe('GET /user-note/export', () => {
  test("exports the caller's notes of the language as a table or as cards", async () => {
    await create({ isFavourite: true, note: plain('=1+1') })
    await create({ exerciseId: german, note: plain('Haus') })
    await create({ note: plain('Cudza') }, bartek)
    const file = async (format: string) =>
      t.app.inject({
        url: '/api/user-note/export',
        query: { sourceLang: 'PL', targetLang: 'ENG', format },
        headers: { authorization: `Bearer ${await t.token(anna)}` },
      })
    const csv = await file('csv')
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="mowka-notatki-eng.csv"',
    })
    expect(csv.body).toContain('"I am at home.";')
    expect(csv.body).toContain(`"'=1+1";"Dom";"tak";"16.11.2026"`)
    expect(csv.body.match(/\r\n/g)).toHaveLength(2)
    const anki = await file('anki')
    expect(anki.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="mowka-notatki-eng.txt"',
    })
    expect(anki.body).toMatch(/\tI am at home\.<br><br>=1\+1\tmowka Dom ulubione\n$/)
  })
})

describe('GET /tag', () => {
  test('lists the tags of the language, optionally those containing a text (S-CRS-14)', async () => {
    const tags = async (args = {}) => (await t.call('getTags', args, anna)).answer.data
    expect(await tags()).toEqual(expect.arrayContaining(['a1', 'dom_01']))
    expect(await tags({ filters: 'tags:DOM' })).toEqual(['dom_01'])
    expect(await tags({ filters: 'tags:%25' })).toEqual([])
  })
})
