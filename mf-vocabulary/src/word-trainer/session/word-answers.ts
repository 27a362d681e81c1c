import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { langTag } from '@mowka/domain/languages'
import { normalise } from '@mowka/domain/normalise'
import { ApiError, outbox } from '@mowka/kernel/platform'
import { callApi, outboxCall } from '@mowka/web/api'
import type { GivenAnswer, SaidText } from '../word-exercise'
import type { AttemptBody, CheckedWord, WordSessionEnd } from './trainer-ports'

/** How long the server may take before the device judges, in milliseconds. The answer is on its way all the same. */
export const PATIENCE = 8_000

/** Refusals that say nothing about the answer: signing in again, too early, too much at once. */
const temporary: readonly number[] = [401, 408, 425, 429]

/** Whether the server has understood the call and will not take it. Anything else waits and is sent again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  error.status < 500 &&
  !temporary.includes(error.status)

const comparable = ({ text, lang }: SaidText): string => normalise(text).toLocaleLowerCase(langTag(lang))

/** Judges by the solution that came with the session. A device forgives no typo; the server judges again. */
export function judgedHere(given: GivenAnswer, { word }: SessionWord): CheckedWord {
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
    isOfDevice: true,
  }
}

/** What is said when all pairs are matched (V-WEX-04). `slipped`: not each at the first try. */
export function allMatched({ word }: SessionWord, slipped: boolean): CheckedWord {
  const { answer, answerLang, example, exampleLang } = word.word
  return {
    isSuccess: true,
    resultCategory: slipped ? 'MINOR_ERROR' : 'CORRECT',
    prompt: { text: example, lang: exampleLang },
    correctAnswer: { text: answer, lang: answerLang },
    sentence: null,
    diff: [],
    isOfPairs: true,
  }
}

/** Sends an answer in the background, as often as it takes. The server knows its id and counts it once. */
export const postAnswer = (attempt: AttemptBody): void =>
  outbox.learning.post(outboxCall('attemptWord', { body: attempt }, attempt.attemptId))

/** Refusals that stay, whatever is answered: the word, its lesson or session is gone, or this page asks as nobody does now. */
const final: readonly number[] = [404, 422]

/**
 * Has an answer judged. When the server is away or takes too long, the device's verdict stands in and the answer
 * waits to be sent. Null for a word that no answer can be given to any more. Rejects with an `ApiError` when the server
 * refuses the answer for a reason that may pass, for instance for want of access.
 */
export async function checkAnswer(attempt: AttemptBody, mine: CheckedWord): Promise<CheckedWord | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE)
  })
  // What arrives at once was answered now: a device whose clock is wrong is not asked for the time.
  const { answeredAt: _, ...now } = attempt
  const answer = callApi('attemptWord', { body: now })
  try {
    const result = await Promise.race([answer, late])
    if (result) return result
    // Its own failure no longer matters to anyone.
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

/** Ends a session once all of its answers are with the server, and reads what it came to. Rejects with an `ApiError`. */
export async function endSession(sessionId: string): Promise<WordSessionEnd> {
  try {
    await outbox.learning.flush()
  } catch (error) {
    // What the server fails at or refuses holds up nothing; a server that is away does.
    if (!(error instanceof ApiError && error.kind === 'http')) throw error
  }
  await callApi('completeWordSession', { body: { sessionId } })
  const [summary, problematic] = await Promise.all([
    callApi('getWordSessionSummary', { id: sessionId }),
    callApi('getProblematicWords', { id: sessionId }),
  ])
  return { summary, problematic }
}
