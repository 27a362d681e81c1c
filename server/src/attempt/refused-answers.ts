import type { stumbleList } from '@mowka/contract/endpoints/refused-answer'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import type {
  AnswerDecision,
  ExerciseAnswers,
  RefusedAnswer,
  StumbledExercise,
} from '@mowka/contract/schemas/refused-answer'
import { asAccepted, literally } from '@mowka/domain/refused-answer'
import type { WordListOf } from '@mowka/words/word-lists'
import {
  acceptAnswer,
  type ExerciseRow,
  expectMistake,
  readExercisesByIds,
  readWholeExercise,
} from '../course/public'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import { judgeAnswer, keptSolution } from './solution'
import * as store from './stumble-store'
import { countLately, judgeForms } from './stumbles'
import { verdictOn } from './verdict'

/** Answers of each exercise in the list, and on the page of one. */
const MOST_IN_LIST = 3
const MOST_OF_ONE = 50

type Forms = Awaited<ReturnType<typeof store.readShownForms>>

/** The answers with what is wrong with them. */
function withDiffs(exercise: ExerciseRow, forms: Forms, wordListOf: WordListOf): RefusedAnswer[] {
  const solution = keptSolution({ exercise })
  return forms.map(({ normalForm, typed, people, disputedBy }) => ({
    normalForm,
    typed,
    people,
    disputedBy,
    diff: judgeAnswer(solution, { userInput: typed }, wordListOf).pieces,
  }))
}

const toStumble = (
  { id, example, exampleLang, answer, answerLang, active, version }: ExerciseRow,
  { people, disputedBy, forms }: Pick<StumbledExercise, 'people' | 'disputedBy' | 'forms'>,
  answers: RefusedAnswer[],
): StumbledExercise => ({
  _id: id,
  example,
  exampleLang,
  answer,
  answerLang,
  active,
  version,
  people,
  disputedBy,
  forms,
  answers,
})

/** One page of the exercises at which people stumble, with their most frequent refused answers. */
export async function listStumbles(
  { db, now }: CallScope<'admin'>,
  query: ReadListQuery<typeof stumbleList>,
  wordListOf: WordListOf,
): Promise<{ data: StumbledExercise[]; metadata: { total: number } }> {
  await countLately(db, wordListOf, now)
  const { rows, total } = await store.readStumblePage(db, query)
  const ids = rows.map(({ exerciseId }) => exerciseId)
  const exercises = new Map((await readExercisesByIds(db, ids)).map((each) => [each.id, each]))
  const forms = groupBy(await store.readShownForms(db, ids, MOST_IN_LIST), ({ exerciseId }) => exerciseId)
  const data = rows.flatMap((row) => {
    const exercise = exercises.get(row.exerciseId)
    if (!exercise) return []
    return toStumble(exercise, row, withDiffs(exercise, forms.get(exercise.id) ?? [], wordListOf))
  })
  return { data, metadata: { total } }
}

/** The refused answers of one exercise, as they are now. */
export async function exerciseAnswers(
  db: Database,
  exercise: ExerciseRow,
  wordListOf: WordListOf,
): Promise<ExerciseAnswers> {
  const nobody = { people: 0, disputedBy: 0, forms: 0 }
  let stumble = await store.readStumble(db, exercise.id)
  if (!stumble) return { ...toStumble(exercise, nobody, []), rare: 0 }
  if (stumble.version !== exercise.version) await judgeForms(db, exercise, wordListOf)
  if (stumble.stale || stumble.version !== exercise.version) {
    await store.recount(db, 1, exercise.id)
    stumble = await store.readStumble(db, exercise.id)
  }
  const forms = await store.readShownForms(db, [exercise.id], MOST_OF_ONE)
  return {
    ...toStumble(exercise, stumble ?? nobody, withDiffs(exercise, forms, wordListOf)),
    rare: await store.countRareForms(db, exercise.id),
  }
}

/** Throws 409 for an answer that the exercise takes or explains by now: someone else has decided. */
function assertOpen(exercise: ExerciseRow, typed: string, wordListOf: WordListOf): void {
  if (verdictOn(keptSolution({ exercise }), typed, wordListOf) !== 'refused') {
    throw new ProblemError(409, 'ANSWER_DECIDED', 'The exercise takes or explains this answer by now')
  }
}

/**
 * What an editor says to an answer that learners give: the exercise takes it, explains it, or it is set aside. The
 * exercise is written in the one way that there is, with a version and the way back. Returns what is left, without the
 * other answers that the new one covers. Throws 404 for an answer that nobody gave, 409 when someone was faster (C57).
 */
export const decide = (
  call: CallScope<'admin'>,
  { id }: ExerciseRow,
  decision: AnswerDecision,
  wordListOf: WordListOf,
): Promise<ExerciseAnswers & { accepted: string | null }> =>
  call.db.transaction(async (tx) => {
    const held = { ...call, db: tx }
    const { normalForm } = decision
    const typed = await store.readTyped(tx, id, normalForm)
    if (typed === undefined) throw notFound('The answer')
    let accepted: string | null = null
    if (decision.decision === 'accept') {
      await acceptAnswer(held, id, decision.version, (exercise) => {
        assertOpen(exercise, typed, wordListOf)
        accepted = asAccepted(typed, exercise.answer)
        return literally(accepted)
      })
    } else if (decision.decision === 'refuse') {
      await expectMistake(held, id, decision.version, (exercise) => {
        assertOpen(exercise, typed, wordListOf)
        return { text: literally(typed.trim()), comment: decision.reason }
      })
    } else {
      await store.setAside(tx, id, normalForm, decision.decision === 'set-aside' ? call.now : null)
      await store.markOne(tx, id)
    }
    const exercise = await readWholeExercise(tx, id)
    if (!exercise) throw notFound('The exercise')
    return { ...(await exerciseAnswers(tx, exercise, wordListOf)), accepted }
  })
