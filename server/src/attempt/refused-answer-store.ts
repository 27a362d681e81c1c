import type { LangCode } from '@mowka/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { normalise } from '@mowka/domain/exercise/normalise'
import { isUsefulToEditors } from '@mowka/domain/exercise/refused-answer'
import { tokensOf } from '@mowka/domain/judge/answers/token'
import type { Judgement } from '@mowka/domain/judge/judge'
import type { WordListOf } from '@mowka/words/word-lists'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { ExerciseRow } from '../course/public'
import type { Database } from '../database/database'
import { solutionOf, type Verdict, verdictOf, verdictOn } from './solution'
import { refusedAnswers, stumbles } from './tables'

/** Refused answers stored per person and day. More than that comes from a script. */
const MAX_PER_DAY = 300

const DAY = 24 * 60 * 60 * 1000

/** A refused answer to store for editors. */
export type RefusedAnswer = {
  exercise: Pick<ExerciseRow, 'id' | 'version' | 'answerLang'>
  userId: string
  typed: string
  verdict: Verdict
  disputed: boolean
  now: Date
}

/** A refused attempt of a learner with its judgement. */
type RefusedAttempt = Pick<RefusedAnswer, 'userId' | 'typed' | 'now'> & {
  isSimplified: boolean
  judgement: Judgement
}

/**
 * The answer of a refused attempt as editors should see it, or `null` if it is of no use to them: it has no words, is far
 * too long, or is correct except for a slip that only gaps and blocks refuse.
 */
export function refusedAnswerOf(
  exercise: ExerciseRow,
  { userId, typed, now, isSimplified, judgement }: RefusedAttempt,
  wordListOf: WordListOf,
): RefusedAnswer | null {
  const solution = solutionOf(exercise)
  if (!isUsefulToEditors(typed, [solution.answer, ...solution.alternatives.map(({ text }) => text)]))
    return null
  const verdict = isSimplified ? verdictOn(solution, typed, wordListOf) : verdictOf(judgement)
  return verdict === 'accepted' ? null : { exercise, userId, typed, verdict, disputed: false, now }
}

/** Comparison key of an answer: answers that differ in case or punctuation have the same. */
function normalFormOf(typed: string, lang: LangCode): string {
  const words = tokensOf(typed, lang).map(({ key }) => key)
  // Unicode composition can make a text longer, and an indexed text has to stay short.
  return (words.join(' ') || normalise(typed)).slice(0, MAX_ANSWER_LENGTH).toWellFormed()
}

/**
 * Stores a refused answer once per person and marks its exercise to be counted again. An existing answer only changes if
 * the person disputes its verdict for the first time.
 */
export async function storeRefusedAnswer(
  db: Database,
  { exercise: { id, version, answerLang }, userId, typed, verdict, disputed, now }: RefusedAnswer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId: owner, createdAt } = refusedAnswers
    const dayAgo = new Date(now.getTime() - DAY)
    const ofToday = await tx.$count(refusedAnswers, and(eq(owner, userId), gt(createdAt, dayAgo)))
    if (ofToday >= MAX_PER_DAY) return
    const changed = await tx
      .insert(refusedAnswers)
      .values({
        exerciseId: id,
        userId,
        normalForm: normalFormOf(typed, answerLang),
        typed,
        exerciseVersion: version,
        verdict,
        disputed,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [refusedAnswers.exerciseId, owner, refusedAnswers.normalForm],
        set: { disputed: true },
        setWhere: sql`excluded.disputed and not ${refusedAnswers.disputed}`,
      })
      .returning({ exerciseId: refusedAnswers.exerciseId })
    if (changed.length === 0) return
    await tx
      .insert(stumbles)
      .values({ exerciseId: id, answerLang, version, stale: true })
      .onConflictDoUpdate({
        target: stumbles.exerciseId,
        // An answer refused by an older version of the exercise has to be judged again.
        set: { stale: true, version: sql`least(${stumbles.version}, excluded.version)` },
        setWhere: sql`not ${stumbles.stale} or ${stumbles.version} > excluded.version`,
      })
  })
}
