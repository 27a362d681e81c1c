import type { Judgement } from '@mowka/domain/judge/judge'
import { tellsSomething } from '@mowka/domain/refused-answer'
import type { WordListOf } from '@mowka/words/word-lists'
import { type SQL, sql } from 'drizzle-orm'
import type { ExerciseRow } from '../course/public'
import type { Database } from '../database/database'
import { normalFormOf } from './normal-form'
import { keptSolution } from './solution'
import { refusedAnswers, stumbles } from './tables'
import { type Verdict, verdictOf, verdictOn } from './verdict'

/** Nobody is refused so often in a day; more is a program, and is not kept. */
const MOST_A_DAY = 300

/** A refused answer that is to be kept. */
export type Refused = {
  exercise: Pick<ExerciseRow, 'id' | 'version' | 'answerLang'>
  userId: string
  typed: string
  verdict: Verdict
  disputed: boolean
  now: Date
}

/** A refused attempt as it was judged. */
type RefusedAttempt = Pick<Refused, 'userId' | 'now'> & {
  typed: string
  isSimplified: boolean
  judgement: Judgement
}

/**
 * The refused attempt of a learner as editors should see it; null for one that tells them nothing: no words, far too
 * long, or right but for a slip that only gaps and blocks refuse.
 */
export function refusedAttempt(
  exercise: ExerciseRow,
  { userId, typed, now, isSimplified, judgement }: RefusedAttempt,
  wordListOf: WordListOf,
): Refused | null {
  const solution = keptSolution({ exercise })
  if (!tellsSomething(typed, [solution.answer, ...solution.alternatives.map(({ text }) => text)])) return null
  const verdict = isSimplified ? verdictOn(solution, typed, wordListOf) : verdictOf(judgement)
  return verdict === 'accepted' ? null : { exercise, userId, typed, verdict, disputed: false, now }
}

/**
 * The two steps of keeping a refused answer, for the statement in which they go along: the answer, once for a person,
 * and a mark that its exercise has to be counted again.
 */
export function keeping({ exercise, userId, typed, verdict, disputed, now }: Refused): [SQL, SQL] {
  const { id, version, answerLang } = exercise
  const at = sql`${now.toISOString()}::timestamptz`
  const ofToday = sql`select 1 from ${refusedAnswers} where ${refusedAnswers.userId} = ${userId}
    and ${refusedAnswers.createdAt} > ${at} - interval '1 day' limit ${sql.raw(String(MOST_A_DAY))}`
  return [
    sql`insert into ${refusedAnswers}
        (exercise_id, user_id, normal_form, typed, exercise_version, verdict, disputed, created_at)
      select ${id}, ${userId}, ${normalFormOf(typed, answerLang)}, ${typed}, ${version}::int, ${verdict},
        ${disputed}::boolean, ${at}
      where (select count(*) from (${ofToday}) as of_today) < ${sql.raw(String(MOST_A_DAY))}
      on conflict (exercise_id, user_id, normal_form) do update set disputed = true
        where excluded.disputed and not ${refusedAnswers.disputed}
      returning exercise_id`,
    // An answer that an older version has refused is to be judged again.
    sql`insert into ${stumbles} (exercise_id, answer_lang, version, stale)
      select exercise_id, ${answerLang}, ${version}::int, true from kept_answer
      on conflict (exercise_id) do update
        set stale = true, version = least(${stumbles.version}, excluded.version)
        where not ${stumbles.stale} or ${stumbles.version} > excluded.version`,
  ]
}

/** The same as parts of a query that runs anyway. */
export function keepingWith(db: Database, refused: Refused | null) {
  if (!refused) return []
  const [kept, marked] = keeping(refused)
  return [db.$with('kept_answer', {}).as(kept), db.$with('marked_exercise', {}).as(marked)]
}

/** Keeps a refused answer. One that the person gave before stays as it is, but for being disputed. */
export async function keepRefused(db: Database, refused: Refused): Promise<void> {
  const [kept, marked] = keeping(refused)
  await db.execute(sql`with kept_answer as (${kept}) ${marked}`)
}
