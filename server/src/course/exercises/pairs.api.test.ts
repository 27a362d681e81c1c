import type { BodyOf } from '@mowka/contract/calls'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { admin, anna, startTestApi, type TestApi } from '../../../testing/test-api'

let t: TestApi
beforeEach(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterEach(() => t.close())

const lesson = idOf(at.homeFirst)
const uuid = (last: number) => `01990000-0000-7000-8000-0000000c${String(last).padStart(4, '0')}`
const pair = (number: number, given: object = {}) => ({
  requestId: uuid(number),
  example: `Zdanie numer ${number}.`,
  answer: `Sentence number ${number}.`,
  ...given,
})
type Pairs = BodyOf<'createPairs'>['pairs']
const create = (pairs: Pairs, as = admin, id = lesson) => t.call('createPairs', { id, body: { pairs } }, as)
const exercisesOf = async () =>
  (await t.call('getLessonExercises', { id: lesson }, admin)).answer.data.map(({ answer }) => answer)
const historyOf = async (kind: string, id: string) =>
  (await t.call('listHistory', { filters: `kind:${kind};_id:${id}` }, admin)).answer.data

describe('POST /lesson/{id}/pairs', () => {
  test('creates the exercises at the end of the lesson in their order, with recordings and history', async () => {
    const before = await exercisesOf()
    const { status, answer } = await create([pair(1), pair(2, { example: '  Zdanie numer 2.  ' })])
    expect([status, answer]).toEqual([201, { created: 2, refused: [], importId: expect.any(String) }])
    expect(await exercisesOf()).toEqual([...before, 'Sentence number 1.', 'Sentence number 2.'])
    const made = (await t.call('getExercise', { id: uuid(2) }, admin)).answer
    expect(made).toMatchObject({
      example: 'Zdanie numer 2.',
      exampleLang: 'PL',
      answerLang: 'ENG',
      exampleRecording: expect.any(String),
      answerRecording: expect.any(String),
      active: true,
      version: 1,
    })
    expect(await historyOf('exercise', uuid(1))).toMatchObject([
      { action: 'created', author: 'adam@mowka.test' },
    ])
    // One change of the lesson for all of them.
    expect(await historyOf('lesson', lesson)).toHaveLength(1)
  })

  test('refuses pairs with a mistake by their position and creates the others', async () => {
    const { answer } = await create([
      pair(1, { answer: ' ' }),
      pair(2),
      pair(3, { example: 'ab' }),
      pair(4, { answer: 'x'.repeat(501) }),
      pair(5),
    ])
    expect(answer).toMatchObject({
      created: 2,
      refused: [
        { index: 0, side: 'answer', code: 'MISSING' },
        { index: 2, side: 'example', code: 'SHORT' },
        { index: 3, side: 'answer', code: 'LONG' },
      ],
    })
    expect((await exercisesOf()).slice(-2)).toEqual(['Sentence number 2.', 'Sentence number 5.'])
  })

  test('a repeated request creates nothing new, and applies what was corrected meanwhile', async () => {
    await create([pair(1), pair(2)])
    const before = await exercisesOf()
    expect((await create([pair(1), pair(2, { answer: 'Corrected.' })])).answer).toMatchObject({
      created: 2,
      refused: [],
    })
    expect(await exercisesOf()).toEqual(before.with(-1, 'Corrected.'))
    expect(await historyOf('lesson', lesson)).toHaveLength(1)
  })

  test("a repeated request overwrites no other editor's change, and creates the other pairs", async () => {
    await create([pair(1)])
    await t.call('updateExercise', { id: uuid(1), body: { answer: 'Theirs now.', version: 1 } }, admin)
    expect((await create([pair(1), pair(2)])).answer).toMatchObject({
      created: 1,
      refused: [{ index: 0, side: 'answer', code: 'CHANGED' }],
    })
    expect((await exercisesOf()).slice(-2)).toEqual(['Theirs now.', 'Sentence number 2.'])
  })

  test('is for editors, existing lessons and a limited number of pairs', async () => {
    expect((await create([pair(1)], anna)).status).toBe(403)
    expect((await create([pair(1)], admin, 'unknown')).status).toBe(404)
    const many = Array.from({ length: 201 }, (_, number) => pair(number))
    expect((await create(many)).status).toBe(422)
    expect((await create(many.slice(0, 200))).answer).toMatchObject({ created: 200 })
  })

  test('two requests at the same time lose no exercise', async () => {
    const before = await exercisesOf()
    await Promise.all([1, 2, 3, 4].map((number) => create([pair(number), pair(number + 10)])))
    expect(await exercisesOf()).toHaveLength(before.length + 8)
  })
})

describe('POST /lesson/{id}/pairs/check', () => {
  test('finds existing sentences regardless of case and punctuation, and whether the lesson has them', async () => {
    await create([pair(1)])
    const other = { ...pair(2), requestId: uuid(2), exampleLang: 'PL' as const, answerLang: 'ENG' as const }
    await t.call('createExercise', { body: other }, admin)
    const pairs = ['sentence NUMBER 1', 'Something else.', 'Sentence number 2!', ''].map((answer) => ({
      example: '',
      answer,
    }))
    const { answer } = await t.call('checkPairs', { id: lesson, body: { pairs } }, admin)
    expect(answer.data).toEqual([
      { _id: uuid(1), example: 'Zdanie numer 1.', answer: 'Sentence number 1.', index: 0, isInLesson: true },
      { _id: uuid(2), example: 'Zdanie numer 2.', answer: 'Sentence number 2.', index: 2, isInLesson: false },
    ])
    expect((await t.call('checkPairs', { id: lesson, body: { pairs } }, anna)).status).toBe(403)
  })
})
