import { at, idOf, seedLibrary } from '../../testing/library'
import { grant } from '../../testing/people'
import { anna, bartek, startTestApi, type TestApi } from '../../testing/test-api'
import { wordStages } from './tables'

let t: TestApi
const lessonId = idOf(at.homeFirst)
const sofa = idOf(`${at.homeFirst}/words/sofa`)
const kitchen = idOf(`${at.homeFirst}/words/kitchen`)

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
  const { userId } = await grant(t, anna, 'ENG')
  await t.db.insert(wordStages).values({
    userId,
    wordId: kitchen,
    targetLang: 'ENG',
    stage: 2,
    nextReviewAt: new Date('2026-11-17T10:00:00Z'),
  })
})
afterAll(() => t.close())

const hide = (wordId: string, as = anna) => t.call('addKnownWord', { body: { wordId } }, as)

describe('known words', () => {
  test('hiding a word is idempotent and returns all hidden words (S-WREP-07)', async () => {
    expect((await hide(kitchen)).answer).toEqual({ knownWordIds: [kitchen] })
    t.setNow('2026-11-16T10:00:01Z')
    expect((await hide(sofa)).answer).toEqual({ knownWordIds: [kitchen, sofa] })
    expect((await hide(kitchen)).answer).toEqual({ knownWordIds: [kitchen, sofa] })
  })

  test('showing a hidden word again is idempotent (S-WREP-08)', async () => {
    const show = (id: string) => t.call('removeKnownWord', { id }, anna)
    expect((await show(kitchen)).answer).toEqual({ knownWordIds: [sofa] })
    expect((await show(kitchen)).answer).toEqual({ knownWordIds: [sofa] })
    expect((await show('nowhere')).status).toBe(200)
  })

  test('hidden words are per learner, and an unknown word returns 404 (S-AUTH-07)', async () => {
    expect((await hide(kitchen, bartek)).answer).toEqual({ knownWordIds: [kitchen] })
    expect((await hide('nowhere')).status).toBe(404)
  })
})

describe('GET /word-repetition', () => {
  test('returns stages and hidden words of a lesson (S-WREP-06)', async () => {
    const { answer } = await t.call('getWordRepetitions', { lessonId }, anna)
    expect(answer).toEqual({
      repetitions: [{ wordId: kitchen, stage: 2, nextReviewAt: '2026-11-17T10:00:00.000Z' }],
      knownWordIds: [sofa],
    })
    const other = await t.call('getWordRepetitions', { lessonId: idOf(at.homeLast) }, anna)
    expect(other.answer).toEqual({ repetitions: [], knownWordIds: [] })
  })

  test('rejects stages of a lesson that is locked or unknown', async () => {
    expect((await t.call('getWordRepetitions', { lessonId }, bartek)).problem.code).toBe('LESSON_LOCKED')
    expect((await t.call('getWordRepetitions', { lessonId: 'nowhere' }, anna)).status).toBe(404)
    expect((await t.call('getWordRepetitions', {}, anna)).status).toBe(422)
  })
})
