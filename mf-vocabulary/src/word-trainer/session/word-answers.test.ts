import { ApiError, outbox, providePlatform } from '@mowka/kernel/platform'
import { failure, fakeApi } from '@mowka/testing'
import { fakePlatform } from '@mowka/testing/fake-platform'
import { repetitionSource } from '../page/OpenWordTrainer'
import { attemptResult, written } from '../session-words.fixture'
import { checkAnswer, endSession, judgeLocally, postAnswer } from './word-answers'

const given = {
  wordId: 'w1',
  prompt: { text: 'paragon', lang: 'PL' as const },
  correctAnswer: { text: 'receipt', lang: 'ENG' as const },
  userInput: { text: ' Receipt ', lang: 'ENG' as const },
}
const { wordId, ...wordAnswerData } = given
const attempt = { wordId, wordAnswerData, attemptId: '0197f0a8-2f5c-7a3b-9c1d-3f2b1a0c9d8e' }
const mine = judgeLocally(given, written())

beforeEach(() => {
  localStorage.clear()
  providePlatform(fakePlatform())
})
afterEach(() => jest.restoreAllMocks())

test('a repetition session that fails to start is logged, and the error is rethrown (V-WTRN-24)', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  fakeApi({ startWordSession: failure(500) })
  await expect(repetitionSource.start(false)).rejects.toBeInstanceOf(ApiError)
  expect(warn).toHaveBeenCalledWith('call failed', 'post', '/word-repetition/session/start', 'http', 500)
})

test('a refusal is rethrown and not retried', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const api = fakeApi({ attemptWord: failure(403) })
  await expect(checkAnswer(attempt, mine)).rejects.toMatchObject({ status: 403 })
  await outbox.learning.flush()
  expect(api.sent('attemptWord')).toHaveLength(1)
})

test.each([404, 422])(
  'an answer refused with %i is about a word that can no longer be answered',
  async (status) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const api = fakeApi({ attemptWord: failure(status) })
    expect(await checkAnswer(attempt, mine)).toBeNull()
    await outbox.learning.flush()
    expect(api.sent('attemptWord')).toHaveLength(1)
  },
)

test.each([0, 401, 429, 500, 503])(
  'an answer that fails with %i is queued and judged locally',
  async (status) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const api = fakeApi({ attemptWord: failure(status) })
    expect(await checkAnswer(attempt, mine)).toBe(mine)
    api.answer({ attemptWord: attemptResult() })
    await outbox.learning.flush()
    expect(api.sent('attemptWord').at(-1)?.body).toEqual(attempt)
  },
)

test('the local verdict compares with the solution of the session, ignoring case', () => {
  expect(mine).toMatchObject({
    isSuccess: true,
    isJudgedLocally: true,
    sentence: { answer: 'Can I have the receipt, please?', example: 'Poproszę paragon.' },
  })
  const wrong = { ...given, userInput: { text: 'recipt', lang: 'ENG' as const } }
  expect(judgeLocally(wrong, written())).toMatchObject({ isSuccess: false, resultCategory: 'ERROR' })
})

test('a session ends after its answers were sent, then loads its summary (V-WTRN-27, V-WTRN-28)', async () => {
  const order: string[] = []
  const noted =
    <Answer>(name: string, answer: Answer) =>
    () => {
      order.push(name)
      return answer
    }
  fakeApi({
    attemptWord: noted('attempt', attemptResult()),
    completeWordSession: noted('complete', { completed: true as const }),
    getWordSessionSummary: noted('summary', {
      totalWords: 1,
      wordsReviewed: 1,
      wordsSuccessful: 1,
      startedAt: '2026-11-22T10:00:00.000Z',
      completedAt: null,
    }),
    getProblematicWords: noted('problematic', []),
  })
  postAnswer(attempt)
  const end = await endSession('s1')
  expect(order).toEqual(['attempt', 'complete', 'summary', 'problematic'])
  expect(end).toMatchObject({ summary: { totalWords: 1 }, problematic: [] })
})
