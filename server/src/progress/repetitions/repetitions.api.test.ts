import { learner, miniLibrary, paths, sentence } from '../../../testing/learner'
import { idOf, seedLibrary } from '../../../testing/library'
import { startTestApi, type TestApi } from '../../../testing/test-api'

const STAYS_OVER_MS = 10 * 60_000

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
})
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))
afterAll(() => t.close())

const lessonId = idOf(paths.first)
const next = async (name: string, mode = 'writing', randomOrder = false) =>
  (await t.call('getNextRepetition', { lessonId, mode, randomOrder }, { name })).answer
const nextName = async (...args: Parameters<typeof next>) => {
  const { item, remainingItems } = await next(...args)
  return `${['a', 'b', 'c'].find((each) => sentence(paths.first, each) === item?._id) ?? 'none'} of ${remainingItems}`
}
const counts = async (name: string) => (await t.call('getRepetitionProgress', { lessonId }, { name })).answer
const flash = { learningMode: 'FLASH_CARDS' as const }

describe('GET /progress/{lessonId}/{mode}/repeat/next', () => {
  test('returns the items of a repetition in lesson order (S-PROG-05)', async () => {
    const { repeat } = await learner(t, { name: 'po-kolei' })
    expect(await nextName('po-kolei')).toBe('a of 3')
    await repeat(paths.first, ['a'])
    expect(await nextName('po-kolei')).toBe('b of 2')
  })

  test('a random order survives a reload and returns every item once (S-PROG-04)', async () => {
    const { repeat } = await learner(t, { name: 'losowo' })
    const seen: string[] = []
    for (let i = 3; i > 0; i--) {
      const shown = await nextName('losowo', 'writing', true)
      expect(await nextName('losowo', 'writing', true)).toBe(shown)
      expect(shown).toMatch(new RegExp(` of ${i}$`))
      seen.push(shown.charAt(0))
      await repeat(paths.first, [shown.charAt(0)])
    }
    expect(seen.sort()).toEqual(['a', 'b', 'c'])
    expect(await nextName('losowo', 'writing', true)).toBe('none of 0')
  })

  test('previews the card after a known one without changing anything (S-PROG-05)', async () => {
    const who = 'ciekawy-powtorki'
    await learner(t, { name: who })
    const ahead = await t.call(
      'getNextRepetition',
      { lessonId, mode: 'flash-cards', after: sentence(paths.first, 'a') },
      { name: who },
    )
    expect(ahead.answer).toMatchObject({
      item: { _id: sentence(paths.first, 'b') },
      remainingItems: 2,
      returning: 0,
    })
    expect(await nextName(who, 'flash-cards')).toBe('a of 3')
  })

  test('each mode has its own queue', async () => {
    const { repeat } = await learner(t, { name: 'tryby' })
    await repeat(paths.first, ['a'])
    expect(await nextName('tryby', 'listening')).toBe('a of 3')
  })

  test('"Nie wiem" puts a flash card behind the others, at most twice (C18, C51)', async () => {
    const who = 'fiszki'
    const { repeat } = await learner(t, { name: who })
    await repeat(paths.first, ['a'], { ...flash, successForced: true })
    expect(await nextName(who, 'flash-cards')).toBe('b of 3')
    expect((await next(who, 'flash-cards')).returning).toBe(1)
    await repeat(paths.first, ['b', 'c'], flash)
    // A forced answer to the last remaining card doesn't finish the session.
    expect(await nextName(who, 'flash-cards')).toBe('a of 1')
    await repeat(paths.first, ['a'], { ...flash, successForced: true })
    expect(await nextName(who, 'flash-cards')).toBe('a of 1')
    expect((await counts(who))['flash-cards'].totalNumberOfFinishedRepetitions).toBe(0)
    await repeat(paths.first, ['a'], { ...flash, successForced: true })
    expect(await nextName(who, 'flash-cards')).toBe('none of 0')
    expect((await counts(who))['flash-cards']).toEqual({
      totalNumberOfFinishedRepetitions: 1,
      totalNumberOfRepeatedItems: 2,
    })
  })

  test('a skipped item leaves the session (C51)', async () => {
    const { repeat } = await learner(t, { name: 'skip' })
    await repeat(paths.first, ['a'], { skipped: true })
    await repeat(paths.first, ['b'], { skipped: true, successForced: true })
    expect(await nextName('skip')).toBe('c of 1')
    await repeat(paths.first, ['c'])
    expect((await counts('skip')).writing).toEqual({
      totalNumberOfFinishedRepetitions: 1,
      totalNumberOfRepeatedItems: 1,
    })
  })

  test('a finished session stays over until a new one starts or ten minutes have passed', async () => {
    const who = 'od-nowa'
    const { repeat, post } = await learner(t, { name: who })
    await repeat(paths.first, ['a', 'b', 'c'])
    await post('REPETITION_SESSION_FINISHED', paths.first, { payload: { learningMode: 'WRITING' } })
    expect(await next(who)).toEqual({ item: null, remainingItems: 0, returning: 0 })
    await post('REPETITION_MODE_SELECTED', paths.first, { payload: { learningMode: 'WRITING' } })
    expect(await nextName(who)).toBe('a of 3')
    await repeat(paths.first, ['a', 'b', 'c'])
    expect((await counts(who)).writing).toEqual({
      totalNumberOfFinishedRepetitions: 2,
      totalNumberOfRepeatedItems: 6,
    })
    t.setNow(new Date(Date.parse('2026-11-16T10:00:00Z') + STAYS_OVER_MS))
    expect(await nextName(who)).toBe('a of 3')
  })

  test("two tabs share one queue, so an item settled in one can't return in the other (C18, C51)", async () => {
    const who = 'dwie-karty'
    const { repeat } = await learner(t, { name: who })
    // Both tabs show the first card; it is answered in one and given up in the other.
    await repeat(paths.first, ['a'], flash)
    await repeat(paths.first, ['a'], { ...flash, successForced: true })
    expect(await nextName(who, 'flash-cards')).toBe('b of 2')
    // A card given up in both tabs has returned twice.
    await repeat(paths.first, ['b', 'b'], { ...flash, successForced: true })
    await repeat(paths.first, ['c'], flash)
    expect(await nextName(who, 'flash-cards')).toBe('b of 1')
    await repeat(paths.first, ['b'], { ...flash, successForced: true })
    expect(await nextName(who, 'flash-cards')).toBe('none of 0')
  })

  test('answers from a second tab after the session ended neither start nor finish a session (C51)', async () => {
    const who = 'spozniona-karta'
    const { repeat, post } = await learner(t, { name: who })
    await repeat(paths.first, ['a', 'b', 'c'], flash)
    const finished = { totalNumberOfFinishedRepetitions: 1, totalNumberOfRepeatedItems: 3 }
    expect((await counts(who))['flash-cards']).toEqual(finished)
    await repeat(paths.first, ['c'], flash)
    await post('REPETITION_SESSION_FINISHED', paths.first, { payload: flash })
    expect(await nextName(who, 'flash-cards')).toBe('none of 0')
    expect((await counts(who))['flash-cards']).toEqual(finished)
    await post('REPETITION_MODE_SELECTED', paths.first, { payload: flash })
    expect(await nextName(who, 'flash-cards')).toBe('a of 3')
  })

  test("choosing a mode or audio doesn't reopen a finished repetition of another mode", async () => {
    const who = 'slucham-dalej'
    const { repeat, post } = await learner(t, { name: who })
    await repeat(paths.first, ['a', 'b', 'c'], flash)
    for (const learningMode of ['AUDIO', 'WRITING'] as const) {
      await post('REPETITION_MODE_SELECTED', paths.first, { payload: { learningMode } })
      expect(await nextName(who, 'flash-cards')).toBe('none of 0')
    }
    await post('REPETITION_STARTED', paths.first)
    expect(await nextName(who, 'flash-cards')).toBe('a of 3')
  })

  test("a client's REPETITION_SESSION_FINISHED event doesn't finish a session with open items (C60)", async () => {
    const { repeat, post } = await learner(t, { name: 'za-wczesnie' })
    await repeat(paths.first, ['a'])
    await post('REPETITION_SESSION_FINISHED', paths.first, { payload: { learningMode: 'WRITING' } })
    expect(await nextName('za-wczesnie')).toBe('b of 2')
    expect((await counts('za-wczesnie')).writing.totalNumberOfFinishedRepetitions).toBe(0)
  })

  test("rejects a repetition without access or in a mode that can't be repeated", async () => {
    const call = (mode: string) => t.call('getNextRepetition', { lessonId, mode }, { name: 'obcy' })
    expect((await call('writing')).problem.code).toBe('LESSON_LOCKED')
    expect((await call('audio')).status).toBe(422)
  })
})

describe('lists of repetitions', () => {
  const lessons = async (name: string, targetLang = 'ENG') =>
    (await t.call('getRepetitionLessons', { targetLang }, { name })).answer

  test('lists finished lessons, marked as new until they are repeated (S-PROG-09, P-ENT-35)', async () => {
    const who = 'lista'
    const { succeed, post } = await learner(t, { name: who })
    await succeed(paths.second, ['a'])
    await succeed(paths.first, ['a', 'b', 'c'])
    expect(await lessons(who)).toEqual([
      {
        lessonId,
        courseId: idOf(paths.course),
        name: { target: `Lesson ${paths.first}|A lesson`, source: `Lekcja ${paths.first}|Lekcja` },
        picture: null,
        isNew: true,
        isLocked: false,
        finishedAt: '2026-11-16T10:00:00.000Z',
        lastRepetition: null,
      },
    ])
    await post('REPETITION_STARTED', paths.first)
    expect(await lessons(who)).toMatchObject([{ isNew: false, lastRepetition: '2026-11-16T10:00:00.000Z' }])
    expect(await lessons(who, 'DE')).toEqual([])
    t.setNow('2027-01-16T10:00:00Z')
    expect(await lessons(who)).toMatchObject([{ isLocked: true }])
  })

  test('lists the finished modes of each lesson (S-PROG-11, P-ENT-37)', async () => {
    const who = 'skonczone'
    const { repeat } = await learner(t, { name: who })
    await repeat(paths.first, ['a', 'b', 'c'])
    await repeat(paths.first, ['a'], flash)
    expect((await t.call('getFinishedModes', {}, { name: who })).answer).toEqual({
      [lessonId]: [{ mode: 'writing', finishedAt: '2026-11-16T10:00:00.000Z' }],
    })
  })

  test('counts repetitions in every mode of a lesson, repeated or not (S-PROG-10, P-ENT-36)', async () => {
    const { repeat } = await learner(t, { name: 'cztery' })
    await repeat(paths.first, ['a', 'b'], { learningMode: 'SPEAKING' })
    const none = { totalNumberOfFinishedRepetitions: 0, totalNumberOfRepeatedItems: 0 }
    expect(await counts('cztery')).toEqual({
      writing: none,
      listening: none,
      speaking: { totalNumberOfFinishedRepetitions: 0, totalNumberOfRepeatedItems: 2 },
      'flash-cards': none,
    })
  })
})
