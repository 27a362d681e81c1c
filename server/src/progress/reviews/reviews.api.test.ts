import { learner, miniLibrary, paths, sentence } from '../../../testing/learner'
import { idOf, seedLibrary } from '../../../testing/library'
import { startTestApi, type TestApi } from '../../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
})
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))
afterAll(() => t.close())

const due = async (name: string, targetLang?: 'DE') =>
  (await t.call('getDueReviews', targetLang ? { targetLang } : {}, { name })).answer
const asked = async (name: string) =>
  (await t.call('getDueSentences', {}, { name })).answer.map(({ exercise }) => exercise._id)

/** A learner who can answer sentences on any day. */
async function reviewer(name: string) {
  const { post, succeed } = await learner(t, { name })
  const on = (day: string) => {
    const at = `2026-${day}T10:00:00Z`
    t.setNow(at)
    return at
  }
  const answer = (
    lesson: string,
    id: string,
    day: string,
    {
      prefix = '',
      attempts = 1,
      ...payload
    }: { prefix?: 'REPETITION_' | ''; attempts?: number } & Record<string, unknown> = {},
  ) => {
    const createdAt = on(day)
    const about = { exerciseId: sentence(lesson, id), learningMode: 'WRITING' as const, ...payload }
    return (async () => {
      for (let at = 0; at < attempts; at++)
        await post(`${prefix}EXAMPLE_ATTEMPT`, lesson, { createdAt, payload: about })
      await post(`${prefix}EXAMPLE_SUCCESS`, lesson, { createdAt, payload: about })
    })()
  }
  return { answer, succeed, on }
}
const deck = { prefix: 'REPETITION_', ofDeck: true } as const

test('only sentences that were missed in a lesson come back, the next day', async () => {
  const { answer, on } = await reviewer('pomylka')
  await answer(paths.first, 'a', '11-16', { attempts: 2 })
  await answer(paths.first, 'b', '11-16')
  await answer(paths.first, 'c', '11-16', { attempts: 1, successForced: true })
  const next = { day: '2026-11-17', inDays: 1, words: 0, sentences: 2 }
  expect(await due('pomylka')).toEqual({
    today: { words: 0, sentences: 0 },
    overdue: { words: 0, sentences: 0 },
    next,
  })
  expect(await asked('pomylka')).toEqual([])
  on('11-17')
  expect(await due('pomylka')).toEqual({
    today: { words: 0, sentences: 2 },
    overdue: { words: 0, sentences: 0 },
    next: null,
  })
  expect(await asked('pomylka')).toEqual([sentence(paths.first, 'a'), sentence(paths.first, 'c')])
  on('11-18')
  expect((await due('pomylka')).overdue).toEqual({ words: 0, sentences: 2 })
})

test('a right answer in the deck moves a sentence on, a miss brings it back the next day', async () => {
  const { answer, on } = await reviewer('talia')
  await answer(paths.first, 'a', '11-16', { attempts: 2 })
  await answer(paths.first, 'b', '11-16', { attempts: 2 })
  await answer(paths.first, 'a', '11-17', deck)
  await answer(paths.first, 'b', '11-17', { ...deck, attempts: 3 })
  expect(await asked('talia')).toEqual([])
  expect((await due('talia')).next).toEqual({ day: '2026-11-18', inDays: 1, words: 0, sentences: 1 })
  on('11-20')
  // The longest overdue sentence comes first.
  expect(await asked('talia')).toEqual([sentence(paths.first, 'b'), sentence(paths.first, 'a')])
})

test("answers in the deck don't begin a repetition of the lesson, but count for the day", async () => {
  const { answer } = await reviewer('osobno')
  await answer(paths.second, 'a', '11-16', { attempts: 2 })
  await answer(paths.second, 'b', '11-16')
  await answer(paths.second, 'c', '11-16')
  await answer(paths.second, 'a', '11-17', deck)
  const who = { name: 'osobno' }
  const { answer: lessons } = await t.call('getRepetitionLessons', {}, who)
  expect(lessons).toMatchObject([{ isNew: true, lastRepetition: null }])
  const repetition = { lessonId: idOf(paths.second), mode: 'writing' } as const
  expect((await t.call('getNextRepetition', repetition, who)).answer.remainingItems).toBe(3)
  const { answer: days } = await t.call('getActivity', { days: 7 }, who)
  expect(days.at(-1)).toMatchObject({ day: '2026-11-17', correctAnswers: 1 })
})

test("a lesson's own repetition counts as well, and a sentence missed there comes back", async () => {
  const { answer } = await reviewer('powtorka')
  await answer(paths.first, 'a', '11-16', { attempts: 2 })
  await answer(paths.first, 'b', '11-16')
  await answer(paths.first, 'a', '11-17', { prefix: 'REPETITION_' })
  await answer(paths.first, 'b', '11-17', { prefix: 'REPETITION_', attempts: 2 })
  expect(await due('powtorka')).toMatchObject({
    today: { sentences: 0 },
    next: { day: '2026-11-18', sentences: 1 },
  })
})

test('an answer in the deck to a sentence that is not scheduled changes nothing', async () => {
  const { answer } = await reviewer('obce')
  await answer(paths.first, 'a', '11-16', { ...deck, attempts: 2 })
  expect(await due('obce')).toMatchObject({ today: { sentences: 0 }, next: null })
})

test('words are counted with the sentences, and each language has its own deck', async () => {
  const { answer, on } = await reviewer('mieszana')
  await answer(paths.first, 'a', '11-16', { attempts: 2 })
  const said = { text: 'kot', lang: 'ENG' } as const
  const body = {
    wordId: idOf(`${paths.first}/words/kot`),
    lessonId: idOf(paths.first),
    wordAnswerData: { prompt: said, correctAnswer: said, userInput: said },
  }
  for (let at = 0; at < 2; at++) await t.call('attemptWord', { body }, { name: 'mieszana' })
  on('11-17')
  expect((await due('mieszana')).today).toEqual({ words: 1, sentences: 1 })
  expect(await due('mieszana', 'DE')).toMatchObject({ today: { words: 0, sentences: 0 }, next: null })
})

test('without access to the language nothing is due', async () => {
  const { answer, on } = await reviewer('bez-dostepu')
  await answer(paths.first, 'a', '11-16', { attempts: 2 })
  on('12-28')
  expect(await due('bez-dostepu')).toMatchObject({ today: { words: 0, sentences: 0 }, next: null })
  expect(await asked('bez-dostepu')).toEqual([])
})

test('deleting the progress of a lesson also removes its sentences from the deck', async () => {
  const { answer, on } = await reviewer('usuniete')
  await answer(paths.first, 'a', '11-16', { attempts: 2 })
  await t.call('deleteLessonProgress', { body: { lessonIds: [idOf(paths.first)] } }, { name: 'usuniete' })
  on('11-17')
  expect((await due('usuniete')).today).toEqual({ words: 0, sentences: 0 })
})

test('a part of the deck has at most as many words as requested', async () => {
  const who = { name: 'czesc' }
  await learner(t, who)
  for (const word of ['kot', 'pies']) {
    const said = { text: word, lang: 'ENG' } as const
    const body = {
      wordId: idOf(`${paths.first}/words/${word}`),
      lessonId: idOf(paths.first),
      wordAnswerData: { prompt: said, correctAnswer: said, userInput: said },
    }
    for (let at = 0; at < 2; at++) await t.call('attemptWord', { body }, who)
  }
  t.setNow('2026-11-17T10:00:00Z')
  const { answer } = await t.call(
    'startWordSession',
    { body: { mode: 'repetition', excludeAudio: true, limit: 1 } },
    who,
  )
  expect(answer.sessionWords).toHaveLength(1)
})
