import { randomUUID } from 'node:crypto'
import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { and, eq } from 'drizzle-orm'
import { course, exercise, idOf, lesson, seedLibrary, word } from '../../testing/library'
import { grant } from '../../testing/people'
import { admin, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { lessons } from '../course/tables'
import { dailyPoints, pointTotals } from '../progress/tables'
import { wordReviews, wordStages } from '../vocabulary/tables'
import { wordSessions } from './tables'

const path = 'courses/eng/slowa/zakupy'
const lessonId = idOf(path)
const answers: Record<string, string> = {
  receipt: 'paragon',
  recipe: 'przepis',
  queue: 'kolejka',
  discount: 'zniżka',
  'to refund': 'zwrócić pieniądze',
  'to try on': 'przymierzyć',
}
const wordId = (answer: string) => idOf(`${path}/words/${answer.replaceAll(' ', '-')}`)

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, {
    courses: [
      course('courses/eng/slowa', {
        lessons: [
          lesson(path, {
            exercises: [
              exercise(`${path}/paragon`, {
                example: 'Poproszę paragon.',
                answer: 'Can I have the receipt?',
                words: [`${path}/words/receipt`],
              }),
              ...['One recipe.', 'Two recipes.'].map((answer, index) =>
                exercise(`${path}/przepis-${index}`, { answer, words: [`${path}/words/recipe`] }),
              ),
            ],
            words: Object.entries(answers).map(([answer, example]) =>
              word(`${path}/words/${answer.replaceAll(' ', '-')}`, { answer, example }),
            ),
          }),
        ],
      }),
      course('courses/de/slowa', {
        targetLang: 'DE',
        lessons: [
          lesson('courses/de/slowa/dom', {
            words: [word('courses/de/slowa/dom/words/kueche', { answer: 'die Küche', example: 'kuchnia' })],
          }),
        ],
      }),
    ],
  })
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))

async function learner(name: string): Promise<TestPerson> {
  await grant(t, { name }, 'ENG')
  await grant(t, { name }, 'DE')
  return { name }
}

type Given = { in?: string | null; [key: string]: unknown }

/** Answers a word, by default in the lesson. */
async function answer(
  who: TestPerson,
  word: string,
  input: string,
  { in: place = lessonId, ...more }: Given = {},
) {
  const text = (said: string) => ({ text: said, lang: 'ENG' })
  return t.call(
    'attemptWord',
    {
      body: {
        wordId: wordId(word),
        wordAnswerData: { prompt: text(''), correctAnswer: text('forged'), userInput: text(input) },
        ...(place === null ? {} : { lessonId: place }),
        ...more,
      },
    },
    who,
  )
}

/** Learns a word in its lesson. */
async function learn(who: TestPerson, word: string) {
  await answer(who, word, word)
  return answer(who, word, word)
}

const start = async (who: TestPerson, body: object = { mode: 'lesson', lessonId }) =>
  (await t.call('startWordSession', { body }, who)).answer

const wordsOf = (sessionWords: readonly SessionWord[]) =>
  new Set(
    sessionWords.flatMap((each) =>
      each.type === 'MATCH_PAIRS'
        ? each.exerciseData.pairs.map(({ source }) => source.wordId)
        : [each.word.wordId],
    ),
  )

describe('training in a lesson', () => {
  test('a lesson training contains all new words, once to recognize and once more (S-WREP-02, V-ENT-04)', async () => {
    const who = await learner('nowy')
    const { sessionId, mode, isLoose, sessionWords } = await start(who)
    expect({ mode, isLoose }).toEqual({ mode: 'lesson', isLoose: false })
    expect(sessionId).not.toBe('')
    expect(wordsOf(sessionWords).size).toBe(6)
    const [first] = sessionWords
    expect(first?.word.word).toMatchObject({ exampleLang: 'PL' })
  })

  test('a word joins the global list after two right answers and is due the next day (V-STAGE-06, S-WREP-03, S-WREP-09, V-ENT-07)', async () => {
    const who = await learner('dwa')
    const first = (await answer(who, 'receipt', 'receipt')).answer
    expect(first).toMatchObject({
      isSuccess: true,
      resultCategory: 'CORRECT',
      prompt: { text: 'paragon', lang: 'PL' },
      correctAnswer: { text: 'receipt', lang: 'ENG' },
      sentence: { answer: 'Can I have the receipt?', example: 'Poproszę paragon.' },
      stage: 1,
      nextReviewAt: null,
      moved: true,
    })
    const second = (await answer(who, 'receipt', 'receipt')).answer
    expect(second).toMatchObject({ stage: 2, nextReviewAt: '2026-11-16T23:00:00.000Z', moved: true })
    const due = () => t.call('getDueWords', {}, who)
    expect((await due()).answer).toEqual({ items: [], total: 0, hasMore: false })
    t.setNow('2026-11-16T23:00:00Z')
    expect((await due()).answer).toMatchObject({
      items: [{ wordId: wordId('receipt'), stage: 2, word: { answer: 'receipt' } }],
      total: 1,
      hasMore: false,
    })
  })

  test("a wrong answer lowers a word's stage, and more right answers do not raise it above the lesson's stages", async () => {
    const who = await learner('blad')
    await answer(who, 'queue', 'queue')
    expect((await answer(who, 'queue', 'kolejka')).answer).toMatchObject({ isSuccess: false, stage: 0 })
    expect((await answer(who, 'queue', '')).answer).toMatchObject({ isSuccess: false, stage: 0 })
    await learn(who, 'queue')
    expect((await answer(who, 'queue', 'queue')).answer).toMatchObject({ stage: 2, moved: false })
  })

  test('learned words are no longer listed as to be learned (S-WREP-01)', async () => {
    const who = await learner('lista')
    await learn(who, 'queue')
    await answer(who, 'recipe', 'recipe')
    await t.call('addKnownWord', { body: { wordId: wordId('discount') } }, who)
    const { answer: left } = await t.call('getLearningWords', { lessonId }, who)
    expect(left.total).toBe(4)
    expect(left.words.map(({ word, stage }) => [word.answer, stage])).toEqual([
      ['receipt', 0],
      ['recipe', 1],
      ['to refund', 0],
      ['to try on', 0],
    ])
    const { sessionWords } = await start(who)
    expect([...wordsOf(sessionWords)].sort()).toEqual(left.words.map(({ wordId: id }) => id).sort())
  })
})

describe('the sentence of a word', () => {
  const sentenceOf = async (who: TestPerson, more: Given = {}) =>
    (await answer(who, 'recipe', 'recipe', more)).answer.sentence?.answer
  /** The sentence that a device shows when it judges an answer itself. */
  const offered = async (who: TestPerson) => {
    const { sessionWords } = await start(who)
    const words = sessionWords.map(({ word: { word } }) => word)
    return words.find((word) => word.answer === 'recipe')?.exampleSentences[0]?.sentence
  }

  test('differs from the previous one in the lesson and in each repetition, also on the device', async () => {
    const who = await learner('zdania')
    const first = await offered(who)
    expect(await sentenceOf(who)).toBe(first)
    const second = await offered(who)
    expect(second).not.toBe(first)
    expect(await sentenceOf(who)).toBe(second)
    t.setNow('2026-11-17T10:00:00Z')
    expect(await sentenceOf(who, { in: null })).toBe(first)
    t.setNow('2026-11-23T10:00:00Z')
    expect(await sentenceOf(who, { in: null })).toBe(second)
  })

  test('is the same for an answer that is sent twice', async () => {
    const who = await learner('dwa-razy')
    const attemptId = randomUUID()
    const first = await sentenceOf(who, { attemptId })
    expect(await sentenceOf(who, { attemptId })).toBe(first)
    await sentenceOf(who)
    t.setNow('2026-11-17T10:00:00Z')
    const review = { in: null, attemptId: randomUUID() }
    const shown = await sentenceOf(who, review)
    expect(await sentenceOf(who, review)).toBe(shown)
  })
})

describe('judging word answers', () => {
  test.each([
    ['receipt', 'reciept', 'WRITTEN_TRANSLATION', 'MINOR_ERROR'],
    ['receipt', 'recipe', 'WRITTEN_TRANSLATION', 'ERROR'],
    ['to try on', 'try on', 'WRITTEN_TRANSLATION', 'CORRECT'],
    ['to try on', 'to_try_on', 'UNSCRAMBLE_TRANSLATION', 'CORRECT'],
    ['receipt', 'reciept', 'AUDIO_UNSCRAMBLE', 'ERROR'],
    ['receipt', 'Receipt', 'MULTIPLE_CHOICE', 'ERROR'],
    ['receipt', 'receipt', 'MATCH_PAIRS', 'CORRECT'],
  ])(
    'for the word %s, the answer %s in %s is judged %s (S-WREP-03, V-WEX-17)',
    async (word, input, exerciseType, category) => {
      const who = await learner('oceniany')
      const { answer: result } = await answer(who, word, input, { exerciseType })
      expect([input, result.resultCategory]).toEqual([input, category])
    },
  )

  test.each([
    ['Küche', 'CORRECT'],
    ['die Küche', 'CORRECT'],
    ['der Küche', 'ERROR'],
    ['', 'ERROR'],
  ])(
    'for a German noun, %s is judged %s, because the article is fixed (V-WEX-15)',
    async (input, category) => {
      const who = await learner('niemiecki')
      const said = { text: input, lang: 'DE' }
      const body = {
        wordId: idOf('courses/de/slowa/dom/words/kueche'),
        lessonId: idOf('courses/de/slowa/dom'),
        wordAnswerData: { prompt: said, correctAnswer: said, userInput: said },
      }
      const { answer: result } = await t.call('attemptWord', { body, targetLang: 'DE' }, who)
      expect([input, result.resultCategory]).toEqual([input, category])
    },
  )

  test('accepts answers only for words that were met or belong to the named lesson, and returns 404 for others', async () => {
    const who = await learner('obcy')
    expect((await answer(who, 'queue', 'queue', { in: null })).status).toBe(404)
    expect((await answer(who, 'queue', 'queue', { in: idOf('courses/de/slowa/dom') })).status).toBe(404)
    const sessionId = (await start(await learner('sasiad'))).sessionId
    expect((await answer(who, 'queue', 'queue', { sessionId })).status).toBe(404)
  })
})

describe('the review log', () => {
  test('counts a repeated attempt once, also for fifty concurrent requests', async () => {
    const who = await learner('powtarzany')
    const attemptId = randomUUID()
    const all = await Promise.all(
      Array.from({ length: 50 }, () => answer(who, 'recipe', 'recipe', { attemptId })),
    )
    expect(new Set(all.map(({ status, answer: { stage, moved } }) => `${status} ${stage} ${moved}`))).toEqual(
      new Set(['200 1 true']),
    )
    expect((await t.db.select().from(wordReviews)).filter((row) => row.attemptId === attemptId)).toHaveLength(
      1,
    )
  })

  test("stores fifty concurrent answers and raises the word no further than the lesson's stages", async () => {
    const who = await learner('szybki')
    const all = await Promise.all(
      Array.from({ length: 50 }, () => answer(who, 'recipe', 'recipe', { attemptId: randomUUID() })),
    )
    expect(all.filter(({ answer: { moved } }) => moved)).toHaveLength(2)
    expect(Math.max(...all.map(({ answer: { stage } }) => stage))).toBe(2)
  })

  test('an answer sent after being offline has the date it was given, and never a future one', async () => {
    const who = await learner('offline')
    t.setNow('2026-11-18T10:00:00Z')
    await answer(who, 'recipe', 'recipe', { answeredAt: '2026-11-16T11:00:00Z' })
    const { answer: late } = await answer(who, 'recipe', 'recipe', { answeredAt: '2026-11-17T10:00:00Z' })
    expect(late).toMatchObject({ stage: 2, nextReviewAt: '2026-11-17T23:00:00.000Z' })
    await answer(who, 'queue', 'queue', { answeredAt: '2027-01-01T10:00:00Z' })
    const { answer: early } = await answer(who, 'queue', 'queue', { answeredAt: '2027-01-01T10:00:00Z' })
    expect(early.nextReviewAt).toBe('2026-11-18T23:00:00.000Z')
  })
})

describe('an answer with an impossible time is dated by its arrival (C73)', () => {
  const early = { answeredAt: '2026-11-13T10:00:00Z' }
  const pointsOf = async (who: TestPerson) => {
    const { userId } = (await t.call('getMe', {}, who)).answer
    return t.db.select().from(dailyPoints).where(eq(dailyPoints.userId, userId))
  }

  test("dates an answer from before an editor's account by its arrival", async () => {
    const editor = { name: 'redaktorka', roles: ['admin' as const] }
    await t.call('getMe', {}, editor)
    expect((await answer(editor, 'recipe', 'recipe', early)).status).toBe(200)
    expect(await pointsOf(editor)).toMatchObject([{ day: '2026-11-16' }])
  })

  test('dates an answer from before the lesson by its arrival', async () => {
    const who = { name: 'stara' }
    t.setNow('2026-11-01T10:00:00Z')
    await learner(who.name)
    await t.db
      .update(lessons)
      .set({ createdAt: new Date('2026-11-16T08:00:00Z') })
      .where(eq(lessons.id, lessonId))
    t.setNow('2026-11-16T10:00:00Z')
    expect((await answer(who, 'recipe', 'recipe', early)).status).toBe(200)
    expect(await pointsOf(who)).toMatchObject([{ day: '2026-11-16' }])
  })

  test('dates an answer from before the access by its arrival, in a lesson and in the global list', async () => {
    const who = await learner('niecierpliwy')
    await learn(who, 'recipe')
    expect((await answer(who, 'recipe', 'recipe', early)).status).toBe(200)
    expect((await answer(who, 'recipe', 'recipe', { in: null, ...early })).status).toBe(200)
    expect(await pointsOf(who)).toMatchObject([{ day: '2026-11-16' }])
  })

  test('refuses an answer with an impossible time without current access, in a lesson and in the global list', async () => {
    const who = await learner('skonczony')
    await learn(who, 'recipe')
    t.setNow('2030-06-01T10:00:00Z')
    const inLesson = await answer(who, 'recipe', 'recipe', early)
    const inList = await answer(who, 'recipe', 'recipe', { in: null, ...early })
    expect([inLesson, inList].map(({ status, problem }) => [status, problem.code])).toEqual([
      [403, 'LESSON_LOCKED'],
      [403, 'LANGUAGE_LOCKED'],
    ])
  })

  test('accepts an answer from a clock that is some hours slow, dated at the start of the access', async () => {
    const who = await learner('zegar')
    const hoursEarly = { answeredAt: '2026-11-15T20:00:00Z' }
    expect((await answer(who, 'recipe', 'recipe', hoursEarly)).status).toBe(200)
    expect((await answer(who, 'recipe', 'recipe', hoursEarly)).status).toBe(200)
    expect((await answer(who, 'recipe', 'recipe', { in: null, ...hoursEarly })).status).toBe(200)
    expect(await pointsOf(who)).toMatchObject([{ day: '2026-11-16', successes: 3 }])
  })
})

describe('points, streak and study time of a day', () => {
  test('counts each right answer once for points, streak and study time (C59)', async () => {
    const who = await learner('punkty')
    const attemptId = randomUUID()
    await answer(who, 'recipe', 'recipe', { attemptId })
    await answer(who, 'recipe', 'recipe', { attemptId })
    t.setNow('2026-11-16T10:00:20Z')
    await answer(who, 'queue', 'wrong')
    await answer(who, 'queue', 'queue')
    const { userId } = (await t.call('getMe', {}, who)).answer
    const day = () => t.db.select().from(dailyPoints).where(eq(dailyPoints.userId, userId))
    const totals = () => t.db.select().from(pointTotals).where(eq(pointTotals.userId, userId))
    expect([await day(), await totals()]).toMatchObject([
      [{ points: 2, successes: 2, ofStreak: true, seconds: 20 }],
      [{ points: 2 }],
    ])
    expect((await t.call('getStats', {}, who)).answer).toMatchObject({ currentStreak: 1, correctAnswers: 2 })
  })

  test('fifty concurrent answers give fifty points', async () => {
    const who = await learner('wiele')
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const word = Object.keys(answers)[n % 6] ?? ''
        return answer(who, word, word, { attemptId: randomUUID() })
      }),
    )
    const { userId } = (await t.call('getMe', {}, who)).answer
    const [day] = await t.db.select().from(dailyPoints).where(eq(dailyPoints.userId, userId))
    expect(day).toMatchObject({ points: 50, successes: 50 })
  })
})

describe('the global list', () => {
  const review = (who: TestPerson, word: string, input = word) => answer(who, word, input, { in: null })

  test('a word is due again after exactly 1, 6 and 15 days (S-WREP-15)', async () => {
    const who = await learner('drabina')
    await learn(who, 'receipt')
    const dates: unknown[] = []
    for (const day of ['2026-11-17', '2026-11-23', '2026-12-08']) {
      t.setNow(`${day}T20:00:00Z`)
      const { stage, nextReviewAt } = (await review(who, 'receipt')).answer
      dates.push([stage, nextReviewAt])
    }
    expect(dates.slice(0, 2)).toEqual([
      [3, '2026-11-22T23:00:00.000Z'],
      [4, '2026-12-07T23:00:00.000Z'],
    ])
    expect(dates[2]).toEqual([5, expect.any(String)])
  })

  test('a failure lowers a word by one stage, never below 2, and makes it due the next day (S-WREP-16)', async () => {
    const who = await learner('porazka')
    await learn(who, 'receipt')
    t.setNow('2026-11-17T20:00:00Z')
    await review(who, 'receipt')
    t.setNow('2026-11-23T20:00:00Z')
    const failed = (await review(who, 'receipt', 'recipe')).answer
    expect(failed).toMatchObject({ isSuccess: false, stage: 2, nextReviewAt: '2026-11-23T23:00:00.000Z' })
    // A right answer in the same training does not count as the next day's review.
    expect((await review(who, 'receipt')).answer).toMatchObject({ stage: 2, moved: false })
    t.setNow('2026-11-24T20:00:00Z')
    expect((await review(who, 'receipt', 'recipe')).answer).toMatchObject({ stage: 2 })
  })

  test('a training without due words is loose and raises no stages (V-RW-12)', async () => {
    const who = await learner('luzny')
    await learn(who, 'receipt')
    await learn(who, 'queue')
    const { isLoose, mode, sessionWords, sessionId } = await start(who, { mode: 'repetition' })
    expect({ isLoose, mode, words: wordsOf(sessionWords).size }).toEqual({
      isLoose: true,
      mode: 'repetition',
      words: 2,
    })
    const { answer: right } = await answer(who, 'queue', 'queue', { in: null, sessionId })
    expect(right).toMatchObject({ stage: 2, nextReviewAt: '2026-11-16T23:00:00.000Z', moved: false })
    t.setNow('2026-11-17T10:00:00Z')
    expect(await start(who, { mode: 'repetition' })).toMatchObject({ isLoose: false })
  })

  test('hidden words appear only where they are requested (S-WREP-14, S-WREP-10)', async () => {
    const who = await learner('ukryty')
    for (const word of ['receipt', 'queue', 'recipe']) await learn(who, word)
    await t.call('addKnownWord', { body: { wordId: wordId('queue') } }, who)
    t.setNow('2026-11-17T10:00:00Z')
    const rest = [wordId('receipt'), wordId('recipe')].sort()
    const idsOf = (items: { wordId: string }[]) => items.map((item) => item.wordId).sort()
    expect(idsOf((await t.call('getDueWords', {}, who)).answer.items)).toEqual(rest)
    expect([...wordsOf((await start(who, { mode: 'repetition' })).sessionWords)].sort()).toEqual(rest)
    const all = (await t.call('getAllWords', {}, who)).answer
    expect([idsOf(all.items), all.total, all.knownWordIds]).toEqual([rest, 2, [wordId('queue')]])
    const whole = (await t.call('getAllWords', { withKnown: 'true' }, who)).answer
    expect([whole.items.length, whole.total]).toEqual([3, 3])
    expect((await t.call('getWordStats', {}, who)).answer).toEqual({
      totalWords: 2,
      learning: 0,
      inRepetition: 2,
      mastered: 0,
      known: 1,
      dueToday: 2,
      overdue: 0,
    })
    expect((await answer(who, 'queue', 'queue', { in: null })).answer.moved).toBe(false)
  })

  test('words scheduled up to the end of today are due, the longest overdue first (S-WREP-09, V-ENT-02)', async () => {
    const who = await learner('terminy')
    for (const word of ['receipt', 'queue', 'recipe']) await learn(who, word)
    const { userId } = (await t.call('getMe', {}, who)).answer
    const plan = (word: string, nextReviewAt: string) =>
      t.db
        .update(wordStages)
        .set({ nextReviewAt: new Date(nextReviewAt) })
        .where(and(eq(wordStages.userId, userId), eq(wordStages.wordId, wordId(word))))
    t.setNow('2026-11-20T10:00:00Z')
    await plan('receipt', '2026-11-20T22:59:59Z')
    await plan('queue', '2026-11-18T10:00:00Z')
    await plan('recipe', '2026-11-20T23:00:00Z')
    const due = async () =>
      (await t.call('getDueWords', {}, who)).answer.items.map(({ word, nextReviewAt }) => [
        word.answer,
        nextReviewAt,
      ])
    const today = [
      ['queue', '2026-11-18T10:00:00.000Z'],
      ['receipt', '2026-11-20T22:59:59.000Z'],
    ]
    expect(await due()).toEqual(today)
    t.setNow('2026-11-20T23:00:00Z')
    expect(await due()).toEqual([...today, ['recipe', '2026-11-20T23:00:00.000Z']])
  })

  test('counts words by stage, and due words (S-WREP-05)', async () => {
    const who = await learner('liczby')
    for (const word of ['receipt', 'queue', 'recipe']) await learn(who, word)
    await answer(who, 'discount', 'discount')
    const { userId } = (await t.call('getMe', {}, who)).answer
    const change = (word: string, to: Partial<typeof wordStages.$inferInsert>) =>
      t.db
        .update(wordStages)
        .set(to)
        .where(and(eq(wordStages.userId, userId), eq(wordStages.wordId, wordId(word))))
    await change('receipt', { stage: 8, nextReviewAt: new Date('2027-01-01T10:00:00Z') })
    await change('queue', { nextReviewAt: new Date('2026-11-18T10:00:00Z') })
    await change('recipe', { nextReviewAt: new Date('2026-11-20T10:00:00Z') })
    t.setNow('2026-11-20T09:00:00Z')
    expect((await t.call('getWordStats', {}, who)).answer).toEqual({
      totalWords: 4,
      learning: 1,
      inRepetition: 2,
      mastered: 1,
      known: 0,
      dueToday: 2,
      overdue: 1,
    })
  })

  test('returns the global list in pages (V-RW-14, S-WREP-10)', async () => {
    const who = await learner('czesci')
    for (const word of ['receipt', 'queue', 'recipe']) await learn(who, word)
    const part = async (offset: number) => (await t.call('getAllWords', { offset, limit: 2 }, who)).answer
    const [first, second] = [await part(0), await part(2)]
    expect([first.items.length, first.total, first.hasMore]).toEqual([2, 3, true])
    expect([second.items.length, second.total, second.hasMore]).toEqual([1, 3, false])
    expect(new Set([...first.items, ...second.items].map((item) => item.wordId)).size).toBe(3)
    expect((await t.call('getAllWords', { limit: 1000 }, who)).status).toBe(422)
  })

  test('returns the next day with reviews and the next fourteen days (S-WREP-11, V-ENT-03)', async () => {
    const who = await learner('prognoza')
    const upcoming = async () => (await t.call('getUpcomingWords', {}, who)).answer
    expect(await upcoming()).toEqual({ count: 0, day: null, inDays: null })
    await learn(who, 'receipt')
    await learn(who, 'queue')
    expect(await upcoming()).toEqual({ count: 2, day: '2026-11-17', inDays: 1 })
    t.setNow('2026-11-18T10:00:00Z')
    await review(who, 'receipt')
    expect(await upcoming()).toEqual({ count: 1, day: '2026-11-24', inDays: 6 })
    const { days, retention } = (await t.call('getWordForecast', {}, who)).answer
    expect(days).toHaveLength(14)
    expect(days.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-11-18', count: 1 },
      { day: '2026-11-24', count: 1 },
    ])
    expect(retention).toMatchObject({ reviews: 1, successful: 1 })
    expect(retention.weeks).toHaveLength(8)
    expect(retention.weeks.at(-1)).toEqual({ from: '2026-11-16', reviews: 1, successful: 1 })
  })

  test('a training of the global list requires access to the language', async () => {
    const who = { name: 'bez-dostepu' }
    const { status, problem } = await t.call('startWordSession', { body: { mode: 'repetition' } }, who)
    expect([status, problem.code]).toEqual([403, 'LANGUAGE_LOCKED'])
  })
})

describe('training results', () => {
  test('returns the summary of a training, also of an aborted one (S-WREP-12, S-WREP-13, S-WREP-04, V-ENT-05, V-ENT-06)', async () => {
    const who = await learner('koniec')
    const { sessionId } = await start(who)
    await answer(who, 'receipt', 'receipt', { sessionId })
    await answer(who, 'queue', 'kolej', { sessionId })
    await answer(who, 'queue', 'queue', { sessionId })
    const summary = async () => (await t.call('getWordSessionSummary', { id: sessionId }, who)).answer
    const soFar = {
      totalWords: 6,
      wordsReviewed: 2,
      wordsSuccessful: 1,
      startedAt: '2026-11-16T10:00:00.000Z',
    }
    expect(await summary()).toEqual({ ...soFar, completedAt: null })
    expect(await t.db.select().from(wordSessions).where(eq(wordSessions.id, sessionId))).toMatchObject([
      { startedAt: new Date(soFar.startedAt), sourceLang: 'PL', targetLang: 'ENG', lessonId, totalWords: 6 },
    ])
    t.setNow('2026-11-16T10:05:00Z')
    const complete = () => t.call('completeWordSession', { body: { sessionId } }, who)
    expect((await complete()).answer).toEqual({ completed: true })
    t.setNow('2026-11-16T10:09:00Z')
    expect((await complete()).answer).toEqual({ completed: true })
    expect(await summary()).toEqual({ ...soFar, completedAt: '2026-11-16T10:05:00.000Z' })
    expect((await t.call('getProblematicWords', { id: sessionId }, who)).answer).toEqual([
      { wordId: wordId('queue'), answer: 'queue', example: 'kolejka', answerRecording: expect.any(String) },
    ])
  })

  test('excludes listening exercises while audio is muted (V-WTRN-18)', async () => {
    const who = await learner('cisza')
    for (let n = 0; n < 10; n++) {
      const { sessionWords } = await start(who, { mode: 'lesson', lessonId, excludeAudio: true })
      expect(sessionWords.filter(({ type }) => type.startsWith('AUDIO'))).toEqual([])
    }
  })
})

describe('a right sentence of a lesson', () => {
  const sentences = { receipt: 'Can I have the receipt?', recipe: 'One recipe.' }
  const exerciseOf = { receipt: idOf(`${path}/paragon`), recipe: idOf(`${path}/przepis-0`) }
  type Word = keyof typeof sentences

  const check = (who: TestPerson, word: Word, userInput: string = sentences[word]) =>
    t.call(
      'checkAttempt',
      { body: { check: true, userInput, exerciseId: exerciseOf[word], lang: 'ENG' } },
      who,
    )
  const succeed = (who: TestPerson, word: Word, payload: object = {}, eventId: string = randomUUID()) =>
    t.call(
      'postProgress',
      {
        body: {
          eventId,
          name: 'EXAMPLE_SUCCESS',
          lessonId,
          courseId: null,
          createdAt: '2026-11-16T10:00:00.000Z',
          payload: { exerciseId: exerciseOf[word], learningMode: 'WRITING', ...payload },
        },
      },
      who,
    )
  const stages = async (who: TestPerson) => {
    const { repetitions } = (await t.call('getWordRepetitions', { lessonId }, who)).answer
    return Object.fromEntries(
      Object.keys(answers).flatMap((word) => {
        const own = repetitions.find((each) => each.wordId === wordId(word))
        return own ? [[word, own.stage]] : []
      }),
    )
  }

  test('moves its words to stage 1, so that one right answer in the training completes them (V-STAGE-06)', async () => {
    const who = await learner('zdanie')
    await check(who, 'receipt')
    await succeed(who, 'receipt')
    expect(await stages(who)).toEqual({ receipt: 1 })
    const { answer: right } = await answer(who, 'receipt', 'receipt')
    expect(right).toMatchObject({ stage: 2, nextReviewAt: '2026-11-16T23:00:00.000Z' })
  })

  test('counts for its words in a repetition as well', async () => {
    const who = await learner('powtarza')
    await check(who, 'receipt')
    await t.call(
      'postProgress',
      {
        body: {
          eventId: randomUUID(),
          name: 'REPETITION_EXAMPLE_SUCCESS',
          lessonId,
          courseId: null,
          createdAt: '2026-11-16T10:00:00.000Z',
          payload: { exerciseId: exerciseOf.receipt, learningMode: 'WRITING' },
        },
      },
      who,
    )
    expect(await stages(who)).toEqual({ receipt: 1 })
  })

  test('that no check of the server confirmed leaves its words unchanged', async () => {
    const who = await learner('niesprawdzone')
    await succeed(who, 'receipt')
    await check(who, 'recipe', 'wrong')
    await succeed(who, 'recipe', { successForced: true })
    expect(await stages(who)).toEqual({})
  })

  test('neither advances words beyond stage 1 nor hidden ones', async () => {
    const who = await learner('dalej')
    await learn(who, 'receipt')
    await t.call('addKnownWord', { body: { wordId: wordId('recipe') } }, who)
    for (const word of ['receipt', 'recipe'] as const) {
      await check(who, word)
      await succeed(who, word)
    }
    expect(await stages(who)).toEqual({ receipt: 2 })
  })

  test('counts once however often its event arrives, also next to answers to the word', async () => {
    const who = await learner('razem')
    const eventId = randomUUID()
    await check(who, 'receipt')
    const events = Array.from({ length: 10 }, () => succeed(who, 'receipt', {}, eventId))
    const tries = Array.from({ length: 10 }, () => answer(who, 'receipt', 'wrong'))
    const statuses = (await Promise.all([...events, ...tries])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { receipt } = await stages(who)
    expect([0, 1]).toContain(receipt)
  })
})

describe('answers from another system', () => {
  const moved = (word: string, answeredAt: string, isSuccess = true, place: string | null = lessonId) => ({
    attemptId: randomUUID(),
    wordId: wordId(word),
    lessonId: place,
    isSuccess,
    answeredAt,
  })

  test('imports answers with their dates, once and in order (S-WREP-03, S-WREP-15)', async () => {
    const who = await learner('przenosi')
    const { userId } = (await t.call('getMe', {}, who)).answer
    const move = (list: object[], as: TestPerson = admin) =>
      t.call('moveWordAnswers', { body: { userId, answers: list } }, as)
    const history = [
      moved('receipt', '2026-11-09T10:00:00Z', true, null),
      moved('receipt', '2026-11-08T10:00:10Z'),
      moved('receipt', '2026-11-08T10:00:00Z'),
      moved('queue', '2026-11-08T10:00:00Z'),
      moved('queue', '2026-11-08T10:00:10Z', false),
    ]
    expect((await move(history)).answer).toEqual({ stored: 5 })
    expect((await move(history)).answer).toEqual({ stored: 0 })
    const { items } = (await t.call('getDueWords', {}, who)).answer
    expect(items.map(({ word, stage, nextReviewAt }) => [word.answer, stage, nextReviewAt])).toEqual([
      ['receipt', 3, '2026-11-14T23:00:00.000Z'],
    ])
    expect((await move([moved('queue', '2026-11-17T10:00:00Z')])).status).toBe(422)
    expect((await move([{ ...moved('queue', '2026-11-09T10:00:00Z'), wordId: 'none' }])).status).toBe(404)
    const elsewhere = moved('queue', '2026-11-09T10:00:00Z', true, idOf('courses/de/slowa/dom'))
    expect((await move([elsewhere])).status).toBe(404)
    expect((await move(history, who)).status).toBe(403)
  })
})
