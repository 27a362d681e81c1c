import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { normalise } from '@mowka/domain/exercise/normalise'
import { langTag } from '@mowka/domain/languages/languages'
import { ApiError, outbox } from '@mowka/kernel/platform'
import { callApi, outboxCall } from '@mowka/web/api'
import type { ResultTone } from '@mowka/web/trainer'
import type { GivenAnswer, TextInLang } from '../word-exercise'
import type { AttemptBody, CheckedWord, WordSessionEnd } from './trainer-ports'

/** Timeout in ms after which the answer is judged locally. The request continues. */
export const TIMEOUT = 8_000

/** HTTP statuses of temporary refusals: unauthenticated, too early, rate limited. */
const temporary: readonly number[] = [401, 408, 425, 429]

/** Whether the server permanently refuses the call. Anything else is queued and retried. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  error.status < 500 &&
  !temporary.includes(error.status)

const comparable = ({ text, lang }: TextInLang): string => normalise(text).toLocaleLowerCase(langTag(lang))

/**
 * Judges locally against the session's solution. Unlike the server, it forgives no typos; the server judges again
 * later.
 */
export function judgeLocally(given: GivenAnswer, { word }: SessionWord): CheckedWord {
  const isSuccess = comparable(given.userInput) === comparable(given.correctAnswer)
  const [sentence] = word.word.exampleSentences
  return {
    isSuccess,
    resultCategory: isSuccess ? 'CORRECT' : 'ERROR',
    prompt: given.prompt,
    correctAnswer: given.correctAnswer,
    sentence: sentence
      ? { answer: sentence.sentence, example: sentence.sourceLangSentenceTranslation }
      : null,
    diff: [],
    isJudgedLocally: true,
  }
}

/** Tone of a verdict. A typo counts as correct. */
export function toneOf({ isSuccess, resultCategory }: CheckedWord): ResultTone {
  if (!isSuccess) return 'wrong'
  return resultCategory === 'MINOR_ERROR' ? 'slip' : 'right'
}

/** Verdict when all pairs are matched (V-WEX-04). `slipped`: some pair was wrong at first. */
export function allMatched({ word }: SessionWord, slipped: boolean): CheckedWord {
  const { answer, answerLang, example, exampleLang } = word.word
  return {
    isSuccess: true,
    resultCategory: slipped ? 'MINOR_ERROR' : 'CORRECT',
    prompt: { text: example, lang: exampleLang },
    correctAnswer: { text: answer, lang: answerLang },
    sentence: null,
    diff: [],
    isPairsVerdict: true,
  }
}

/** Sends an attempt in the background with retries. The server deduplicates it by id. */
export const postAnswer = (attempt: AttemptBody): void =>
  outbox.learning.post(outboxCall('attemptWord', { body: attempt }, attempt.attemptId))

/**
 * HTTP statuses of permanent refusals: the word, its lesson or session is gone, or this release's request is invalid.
 */
const final: readonly number[] = [404, 422]

/**
 * Judges an attempt. If the server is unreachable or too slow, the local verdict is returned and the attempt is
 * queued. Returns null for a word that can no longer be answered.
 *
 * @throws ApiError if the server refuses the attempt for a reason that may pass, e.g. missing access.
 */
export async function checkAnswer(attempt: AttemptBody, mine: CheckedWord): Promise<CheckedWord | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT)
  })
  // The server stamps an attempt that arrives immediately, so a wrong device clock doesn't matter.
  const { answeredAt: _, ...now } = attempt
  const answer = callApi('attemptWord', { body: now })
  try {
    const result = await Promise.race([answer, late])
    if (result) return result
    // Its own failure is irrelevant after the timeout.
    answer.catch(() => {})
  } catch (error) {
    if (isRefused(error)) {
      if (error instanceof ApiError && final.includes(error.status)) return null
      throw error
    }
  } finally {
    clearTimeout(timer)
  }
  postAnswer(attempt)
  return mine
}

/**
 * Ends a session after all of its attempts were sent, and loads its summary.
 *
 * @throws ApiError
 */
export async function endSession(sessionId: string): Promise<WordSessionEnd> {
  try {
    await outbox.learning.flush()
  } catch (error) {
    // A server error or refusal does not block the end; an unreachable server does.
    if (!(error instanceof ApiError && error.kind === 'http')) throw error
  }
  await callApi('completeWordSession', { body: { sessionId } })
  const [summary, problematic] = await Promise.all([
    callApi('getWordSessionSummary', { id: sessionId }),
    callApi('getProblematicWords', { id: sessionId }),
  ])
  return { summary, problematic }
}
