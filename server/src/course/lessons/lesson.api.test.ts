import { eq } from 'drizzle-orm'
import { scopeOf } from '../../../testing/call-scope'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { grant } from '../../../testing/people'
import { admin, anna, bartek, startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'
import { readOpenLesson } from '../policies'
import { lessonExerciseIds } from '../query-parts'
import { hints, lessonItems, words } from '../tables'

let t: TestApi
const first = idOf(at.homeFirst)
const kitchen = idOf(`${at.homeFirst}/kuchnia`)
const livingRoom = idOf(`${at.homeFirst}/salon`)

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
  await grant(t, anna, 'ENG', { until: '2027-01-01T00:00:00Z' })
})
afterAll(() => t.close())

describe('GET /lesson', () => {
  const find = (id: string, as: TestPerson) => t.call('getLesson', { filters: `_id:${id}` }, as)

  test('returns a lesson by its id in a data array (S-CRS-06)', async () => {
    const { answer } = await find(first, anna)
    expect(answer).toMatchObject({
      data: [{ _id: first, isLocked: false, tags: ['A1', 'podroz_01'] }],
      metadata: { total: 1 },
    })
    expect(answer.data[0]?.items.map(({ itemId }) => itemId)).toEqual([kitchen, livingRoom])
  })

  test('a lesson is locked without access (S-CRS-15)', async () => {
    expect((await find(first, bartek)).answer.data).toMatchObject([{ isLocked: true }])
  })

  test('hides inactive lessons, and lessons of courses not visible to the learner', async () => {
    for (const path of [at.homeInactive, `${at.inactive}/pierwsza`, `${at.granted}/pierwsza`]) {
      expect((await find(idOf(path), anna)).answer).toEqual({ data: [], metadata: { total: 0 } })
      expect((await find(idOf(path), admin)).answer.data).toMatchObject([{ isLocked: false }])
    }
  })

  test('lists all lessons only to admins, with search and pages (S-ADM-16)', async () => {
    expect((await t.call('getLesson', {}, anna)).status).toBe(403)
    const all = await t.call('getLesson', { limit: 2 }, admin)
    expect(all.answer.data).toHaveLength(2)
    expect(all.answer.metadata.total).toBe(6)
    const found = await t.call('getLesson', { filters: '$search:POKOJE' }, admin)
    expect(found.answer.data.map(({ _id }) => _id)).toEqual([first])
    expect(found.answer.data[0]?.items).toHaveLength(3)
  })
})

describe('GET /lesson/{id}/exercises', () => {
  const read = (id: string, as: TestPerson, args = {}) => t.call('getLessonExercises', { id, ...args }, as)

  test('returns the active exercises in order with all fields (S-CRS-07)', async () => {
    const { answer } = await read(first, anna, { activeOnly: true })
    expect(answer.data.map(({ _id }) => _id)).toEqual([kitchen, livingRoom])
    expect(answer.data[0]).toMatchObject({
      example: 'Gotuję w kuchni.',
      exampleLang: 'PL',
      exampleRecording: expect.any(String),
      answer: 'I cook in the kitchen.',
      answerLang: 'ENG',
      gaps: [{ ranges: [{ start: 2, end: 6 }] }],
      words: [{ _id: idOf(`${at.homeFirst}/words/kitchen`), answer: 'kitchen', example: 'kuchnia' }],
      hints: [idOf(`${at.homeFirst}/hints/in-at`)],
      active: true,
    })
    expect(answer.data[1]?.words.map((word) => word.answer)).toEqual(['sofa', 'kitchen'])
  })

  test('shows learners neither inactive exercises nor hidden or unapproved alternatives', async () => {
    const { answer } = await read(first, anna)
    expect(answer.data).toHaveLength(2)
    expect(answer.data[0]?.alternativeAnswers.map(({ text }) => text)).toEqual([
      'I am cooking in the kitchen.',
    ])
  })

  test('shows admins all exercises unless they request only active ones', async () => {
    const { answer } = await read(first, admin)
    expect(answer.data).toHaveLength(3)
    expect(answer.data[0]?.alternativeAnswers).toHaveLength(3)
    expect((await read(first, admin, { activeOnly: true })).answer.data).toHaveLength(2)
  })

  test('counts items whose type is in lower case (C27)', async () => {
    await t.db.update(lessonItems).set({ type: 'exercise' }).where(eq(lessonItems.itemId, kitchen))
    expect((await read(first, anna)).answer.data).toHaveLength(2)
    expect(await lessonExerciseIds(t.db, first)).toEqual([kitchen, livingRoom])
  })
})

describe('access to the content of a lesson', () => {
  const calls = [
    'getLessonExercises',
    'getLessonHints',
    'getLessonWords',
    'getLessonRecordings',
    'getLessonIntroduction',
    'getLessonDialogue',
  ] as const

  test.each(calls)('%s is refused without access to the language (S-CRS-15)', async (name) => {
    const { status, problem } = await t.call(name, { id: first }, bartek)
    expect(status).toBe(403)
    expect(problem.code).toBe('LESSON_LOCKED')
  })

  test.each(calls)('%s is refused without explicit access to the course (S-CRS-16)', async (name) => {
    const id = idOf(`${at.granted}/pierwsza`)
    expect((await t.call(name, { id }, anna)).status).toBe(403)
    await grant(t, anna, 'ENG', { until: '2027-01-01T00:00:00Z', courseIds: [idOf(at.granted)] })
    expect((await t.call(name, { id }, anna)).status).toBe(200)
    await grant(t, anna, 'ENG', { until: '2027-01-01T00:00:00Z', courseIds: [] })
  })

  test.each(calls)(
    '%s returns 404 for unknown and inactive lessons, the latter not to admins',
    async (name) => {
      expect((await t.call(name, { id: 'nowhere' }, anna)).status).toBe(404)
      expect((await t.call(name, { id: idOf(at.homeInactive) }, anna)).status).toBe(404)
      expect((await t.call(name, { id: idOf(at.homeInactive) }, admin)).status).toBe(200)
      expect((await t.call(name, { id: first })).status).toBe(401)
    },
  )

  test('readOpenLesson applies the same rule for other domains', async () => {
    const scope = await scopeOf(t, anna)
    await expect(readOpenLesson(scope, first)).resolves.toMatchObject({ targetLang: 'ENG' })
    const later = new Date('2027-01-01T00:00:00Z')
    await expect(readOpenLesson({ ...scope, now: later }, first)).rejects.toMatchObject({
      code: 'LESSON_LOCKED',
    })
  })
})

describe('GET /lesson/{id}/hints', () => {
  const theSofa = idOf(`${at.homeFirst}/hints/the`)
  const inAt = idOf(`${at.homeFirst}/hints/in-at`)

  test('returns hints in the order of use, with their exercises (S-CRS-08)', async () => {
    const { answer } = await t.call('getLessonHints', { id: first, activeOnly: true }, anna)
    expect(answer.data).toEqual([
      { _id: inAt, content: '<p>in, at</p>', isFullScreen: false, exercises: [kitchen, livingRoom] },
      {
        _id: theSofa,
        content: '<p>the <strong>sofa</strong></p>',
        isFullScreen: true,
        exercises: [livingRoom],
      },
    ])
  })

  test('sanitizes unsanitized hints from the database and omits inactive hints', async () => {
    await t.db.update(hints).set({ content: '<p>in<img src=x onerror=x()></p>' }).where(eq(hints.id, inAt))
    await t.db.update(hints).set({ active: false }).where(eq(hints.id, theSofa))
    const { answer } = await t.call('getLessonHints', { id: first }, anna)
    expect(answer.data.map(({ content }) => content)).toEqual(['<p>in</p>'])
    const exercises = await t.call('getLessonExercises', { id: first }, anna)
    expect(exercises.answer.data.map((each) => each.hints)).toEqual([[inAt], [inAt]])
  })
})

describe('GET /lesson/{id}/words and /exercises/recordings', () => {
  test('returns words in order with sentences of the chapter, or else of the lesson (S-CRS-09, V-LW-19)', async () => {
    const { answer } = await t.call('getLessonWords', { id: first }, anna)
    expect(answer.data).toMatchObject([
      // No sentence of the chapter uses the sofa, so the lesson's own is used.
      { answer: 'sofa', answerLang: 'ENG', exercises: [{ tags: [] }] },
      { answer: 'kitchen', exercises: [{ tags: ['podroz_01'], answer: 'I cook in the kitchen.' }] },
    ])
    expect(answer.data[1]?.exercises).toHaveLength(1)
    expect(answer.data[0]?.answerRecording).not.toBeNull()
  })

  test("an inactive word is in no list to learn, not even an admin's, who could never finish it", async () => {
    const sofa = idOf(`${at.homeFirst}/words/sofa`)
    const setActive = (active: boolean) => t.db.update(words).set({ active }).where(eq(words.id, sofa))
    await setActive(false)
    for (const as of [anna, admin]) {
      const shown = await t.call('getLessonWords', { id: first }, as)
      const toLearn = await t.call('getLearningWords', { lessonId: first }, as)
      expect(shown.answer.data.map(({ answer }) => answer)).toEqual(['kitchen'])
      expect(toLearn.answer.words.map(({ wordId }) => wordId)).toEqual(
        shown.answer.data.map(({ _id }) => _id),
      )
    }
    await setActive(true)
  })

  test('returns the recordings of the active exercises in order, then those of the dialogue (S-CRS-10)', async () => {
    const { answer } = await t.call('getLessonRecordings', { id: first }, anna)
    expect(answer.data.slice(0, 3)).toMatchObject([
      { order: 0, answer: 'I cook in the kitchen.', example: 'Gotuję w kuchni.' },
      { order: 2, answerRecording: expect.any(String), exampleRecording: expect.any(String) },
      {
        order: 3,
        answer: 'Where are you?',
        example: 'Ola: Gdzie jesteś?',
        answerRecording: expect.any(String),
        exampleRecording: null,
      },
    ])
    expect(answer.data.map(({ isLine }) => isLine)).toEqual([false, false, ...Array(6).fill(true)])
  })
})
