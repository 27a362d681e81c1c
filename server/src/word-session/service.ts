import type {
  MovedWordAnswer,
  SessionWord,
  WordAttempt,
  WordAttemptResult,
} from '@mowka/contract/schemas/vocabulary'
import { addDays, warsawDay } from '@mowka/domain/time'
import { wordsPerTraining } from '@mowka/domain/word/training'
import { startOfWarsawDay } from '@mowka/domain/word/word-schedule'
import type { WordListOf } from '@mowka/words/word-lists'
import { type OpenLesson, readLessonsOfWords, readNeighbours, readWordsWithSentences } from '../course/public'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound } from '../http/problem'
import { countWordAnswer, lockLog } from '../progress/public'
import {
  readListed,
  readReviewsOfSession,
  readWordsToLearn,
  rotated,
  showWord,
  takeAnswer,
  turnOf,
} from '../vocabulary/public'
import { composeSession, type TrainedWord } from './compose'
import { judgeWord } from './exercises'
import type { WordAnswerTarget } from './policies'
import * as store from './store'

/** A started training. */
type StartedSession = {
  sessionId: string
  mode: 'lesson' | 'repetition'
  isLoose: boolean
  sessionWords: SessionWord[]
}

/**
 * Starts a training (S-WREP-02) of the words still to be learned in a lesson, or of the due words in the global list.
 * If none is due, it is a loose training of the words due next. Answers are stored as they arrive, so an aborted
 * training is simply started again.
 */
export async function startSession(
  call: CallScope,
  lesson: OpenLesson | null,
  { excludeAudio, limit }: { excludeAudio: boolean; limit: number },
): Promise<StartedSession> {
  const { db, person, pair, now } = call
  const { chosen, isLoose } = lesson
    ? { chosen: await wordsOfLesson(call, lesson), isLoose: false }
    : await wordsOfList(call, limit)
  const targetLang = lesson?.targetLang ?? pair.targetLang
  const found = await readWordsWithSentences(
    db,
    chosen.map(({ wordId }) => wordId),
    now,
  )
  const progress = new Map(chosen.map((word) => [word.wordId, word]))
  const words: TrainedWord[] = found.map((word) => {
    const { stage, reps } = progress.get(word.id) ?? { stage: 0, reps: 0 }
    // A device that judges itself shows the first sentence.
    const sentences = rotated(word.sentences, turnOf({ stage, reps }))
    return { wordId: word.id, stage, word: showWord({ ...word, sentences }) }
  })
  const answers = found.map(({ answer }) => answer)
  const mode = lesson ? 'lesson' : 'repetition'
  const id = newId(now.getTime())
  const sessionWords = composeSession({
    mode,
    words,
    dictionary: await readNeighbours(db, targetLang, answers),
    targetLang,
    excludeAudio,
    seed: id,
  })
  await store.insertSession(db, {
    id,
    userId: person.userId,
    mode,
    sourceLang: lesson?.sourceLang ?? pair.sourceLang,
    targetLang,
    lessonId: lesson?.lessonId ?? null,
    totalWords: words.length,
    startedAt: now,
    completedAt: null,
  })
  return { sessionId: id, mode, isLoose, sessionWords }
}

/** Returns the next words of a lesson: started ones, then new ones in the lesson's order. */
async function wordsOfLesson({ db, person }: CallScope, { lessonId }: OpenLesson) {
  const all = await readWordsToLearn(db, person.userId, lessonId)
  const begunFirst = [...all].sort((one, other) => other.stage - one.stage)
  return begunFirst.slice(0, wordsPerTraining(all.length))
}

async function wordsOfList({ db, person, pair, now }: CallScope, limit: number) {
  const owner = { userId: person.userId, targetLang: pair.targetLang }
  const dueBefore = startOfWarsawDay(addDays(warsawDay(now), 1))
  const part = { offset: 0, limit }
  const due = await readListed(db, owner, { dueBefore }, part)
  if (due.length > 0) return { chosen: due, isLoose: false }
  const next = await readListed(db, owner, {}, part)
  return { chosen: next, isLoose: next.length > 0 }
}

/**
 * Judges an answer and updates the word's stage (S-WREP-03). A repeated attempt gets the same response and has no
 * further effect.
 */
export async function takeAttempt(
  { db, person, now }: CallScope,
  { word, lessonId, sessionId, answeredAt }: WordAnswerTarget,
  attempt: WordAttempt,
  wordListOf: WordListOf,
): Promise<WordAttemptResult> {
  const { exerciseType = null, hinted = false, milliseconds = null } = attempt
  const input = attempt.wordAnswerData.userInput.text
  const judgement = judgeWord(word, exerciseType ?? 'WRITTEN_TRANSLATION', input, wordListOf)
  const isSuccess = judgement.category !== 'ERROR'
  const targetLang = word.answerLang
  const { stage, nextReviewAt, moved, turn } = await db.transaction(async (tx) => {
    await lockLog(tx, person.userId)
    const taken = await takeAnswer(tx, {
      attemptId: attempt.attemptId ?? newId(now.getTime()),
      userId: person.userId,
      wordId: word.id,
      targetLang,
      sessionId,
      lessonId,
      exerciseType,
      category: judgement.category,
      hinted,
      milliseconds,
      answeredAt,
      receivedAt: now,
    })
    if (taken.isNew) {
      const answer = { targetLang, createdAt: answeredAt, receivedAt: now, isSuccess, confirmed: isSuccess }
      await countWordAnswer(tx, person.userId, answer)
    }
    return taken
  })
  return {
    isSuccess,
    resultCategory: judgement.category,
    prompt: { text: word.example, lang: word.exampleLang },
    correctAnswer: { text: word.answer, lang: word.answerLang },
    sentence: rotated(word.sentences, turn)[0] ?? null,
    diff: judgement.pieces,
    stage,
    nextReviewAt: nextReviewAt?.toISOString() ?? null,
    moved,
  }
}

/** Ends a training; repeating it has no effect (S-WREP-04). */
export async function completeSession(
  { db, now }: CallScope,
  { id }: store.WordSession,
): Promise<{ completed: true }> {
  await store.completeSession(db, id, now)
  return { completed: true }
}

/** Summarizes a training so far (S-WREP-12). */
export async function sessionSummary({ db, person }: CallScope, session: store.WordSession) {
  const reviews = await readReviewsOfSession(db, person.userId, session.id)
  return {
    totalWords: session.totalWords,
    wordsReviewed: reviews.length,
    wordsSuccessful: reviews.filter(({ failed }) => !failed).length,
    startedAt: session.startedAt.toISOString(),
    completedAt: session.completedAt?.toISOString() ?? null,
  }
}

/** Returns the words answered wrongly in a training, in the order of their first answers (S-WREP-13). */
export async function problematicWords({ db, person, now }: CallScope, { id }: store.WordSession) {
  const reviews = await readReviewsOfSession(db, person.userId, id)
  const failed = reviews.filter((review) => review.failed).map(({ wordId }) => wordId)
  return (await readWordsWithSentences(db, failed, now)).map(
    ({ id: wordId, answer, example, answerRecording }) => ({
      wordId,
      answer,
      example,
      answerRecording,
    }),
  )
}

/**
 * Imports word answers from another system with their dates: stages, review dates and points are computed as if given
 * then. Returns the number of new answers. Throws 404 for a word that doesn't exist or isn't in the named lesson, and
 * 422 for an answer in the future.
 */
export async function moveWordAnswers(
  { db, now }: CallScope<'admin'>,
  { id: userId }: { id: string },
  answers: readonly MovedWordAnswer[],
): Promise<{ stored: number }> {
  const ids = [...new Set(answers.map(({ wordId }) => wordId))]
  const words = new Map((await readWordsWithSentences(db, ids, now)).map((word) => [word.id, word]))
  const lessons = await readLessonsOfWords(db, ids)
  answers.forEach(({ wordId, lessonId, answeredAt }, at) => {
    if (!words.has(wordId)) throw notFound('The word')
    if (lessonId !== null && !lessons.get(wordId)?.includes(lessonId))
      throw notFound('The word of this lesson')
    if (Date.parse(answeredAt) > now.getTime())
      throw invalidInput(`body/answers/${at}/answeredAt`, 'This moment is still to come')
  })
  const inOrder = answers.toSorted((a, b) => Date.parse(a.answeredAt) - Date.parse(b.answeredAt))
  return db.transaction(async (tx) => {
    await lockLog(tx, userId)
    let stored = 0
    for (const { attemptId, wordId, lessonId, isSuccess, ...answer } of inOrder) {
      const word = words.get(wordId)
      if (!word) continue
      const answeredAt = new Date(answer.answeredAt)
      const taken = await takeAnswer(tx, {
        attemptId,
        userId,
        wordId,
        targetLang: word.answerLang,
        sessionId: null,
        lessonId,
        exerciseType: null,
        category: isSuccess ? 'CORRECT' : 'ERROR',
        hinted: false,
        milliseconds: null,
        answeredAt,
        receivedAt: answeredAt,
      })
      if (!taken.isNew) continue
      stored += 1
      await countWordAnswer(tx, userId, {
        targetLang: word.answerLang,
        createdAt: answeredAt,
        receivedAt: answeredAt,
        isSuccess,
        confirmed: isSuccess,
      })
    }
    return { stored }
  })
}
