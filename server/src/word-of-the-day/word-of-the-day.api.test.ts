import { sampleLibrary, seedLibrary } from '../../testing/library'
import { anna, startTestApi, type TestApi } from '../../testing/test-api'

const word = (answer: string) => ({
  answer,
  transcription: `/${answer}/`,
  example: `po polsku ${answer}`,
  definition: `What ${answer} means.`,
  sentences: [{ example: `I say ${answer}.`, translation: `Mówię ${answer}.` }],
})

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

const bring = (answers: string[]) =>
  seedLibrary(t, { ...sampleLibrary(), wordsOfTheDay: [{ lang: 'ENG', words: answers.map(word) }] })
const read = (targetLang = 'ENG') => t.call('getWordOfTheDay', { targetLang }, anna)

test('returns null for a language without words of the day (S-USER-17)', async () => {
  expect(await read()).toMatchObject({ status: 200, answer: null })
  await bring([])
  expect(await read()).toMatchObject({ status: 200, answer: null })
})

test('returns everything that the card shows, including a playable recording (S-USER-17, L-DASH-12, P-ENT-45)', async () => {
  expect(await bring(['owl'])).toMatchObject({ created: 0, updated: 1 })
  const { answer } = await read()
  expect(answer).toEqual({
    answer: 'owl',
    answerLang: 'ENG',
    answerTranscription: '/owl/',
    answerRecording: expect.any(String),
    example: 'po polsku owl',
    exampleLang: 'PL',
    definition: 'What owl means.',
    sentences: [{ example: 'I say owl.', translation: 'Mówię owl.' }],
  })
  const { status } = await t.call('getRecording', { id: answer?.answerRecording ?? '' }, anna)
  expect(status).toBe(200)
  expect((await read('DE')).answer).toBeNull()
})

test('returns the same word for a whole Warsaw day, and the next one on the next day (S-USER-17)', async () => {
  await bring(['owl', 'fox', 'bat'])
  const on = async (moment: string) => {
    t.setNow(moment)
    return (await read()).answer?.answer
  }
  const first = await on('2026-11-16T00:00:00Z')
  expect(await on('2026-11-16T22:59:59Z')).toBe(first)
  const second = await on('2026-11-16T23:00:00Z')
  const third = await on('2026-11-18T12:00:00Z')
  expect(new Set([first, second, third]).size).toBe(3)
  expect(await on('2026-11-19T12:00:00Z')).toBe(first)
})

test('an import replaces the words of a language, counts them once, and leaves other languages unchanged', async () => {
  await bring(['owl', 'fox'])
  expect((await bring(['owl', 'fox'])).updated).toBe(0)
  expect((await bring(['fox'])).updated).toBe(1)
  await seedLibrary(t)
  expect((await read()).answer?.answer).toBe('fox')
  await expect(bring(['fox', 'fox'])).rejects.toMatchObject({ code: 'INVALID_LIBRARY' })
})
