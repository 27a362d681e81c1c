import type { exerciseList } from '@mowka/shared/contract/endpoints/exercise'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type {
  EditedExercise,
  ExerciseChange,
  NewExercise,
  ReportDecision,
} from '@mowka/shared/contract/schemas/exercise'
import type { AlternativeAnswer } from '@mowka/shared/contract/schemas/learning'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import { MAX_ALTERNATIVES } from '@mowka/shared/domain/answer'
import { isValidGapRange, mergedRanges } from '@mowka/shared/domain/gap-range'
import { orDash } from '@mowka/shared/domain/report'
import { isOneWordApart, wordsToCompare } from '@mowka/shared/domain/sentence-rules/near-duplicates'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, staleWrite } from '../http/problem'
import { addRecording, recordingId } from '../recording/public'
import { plainText } from '../rich-text/rich-text'
import * as store from './edited-exercise-store'
import { toExercise } from './exercise-service'
import { type ExerciseRow, readWholeExercise, type WholeExercise } from './exercise-store'

/** How much of a hint names it, in characters. */
const HINT_TEXT_LENGTH = 200

/** How many sentences are named that are almost the same. */
const MOST_NAMED = 5

/** An exercise as editors see it. */
const toEditedExercise = (row: WholeExercise, reports: readonly store.ReportRow[]): EditedExercise => ({
  ...toExercise(row, true),
  expectedMistakes: row.expectedMistakes,
  needAttention: row.needAttention,
  reportedBugs: reports.map(({ id, suggestedAnswer, comment, mode, status, createdAt }) => ({
    _id: id,
    suggestedAnswer,
    comment,
    mode,
    status,
    createdAt: createdAt.toISOString(),
  })),
  createdAt: row.createdAt.toISOString(),
  version: row.version,
})

/** One page of all exercises (S-ADM-01, A-EXER-14). */
export async function listExercises(
  { db }: CallScope<'admin'>,
  query: ReadListQuery<typeof exerciseList>,
  includeReportedBugs: boolean,
) {
  const { ids, total } = await store.readExercisePage(db, query)
  const rows = await store.readExercisesByIds(db, ids)
  const reports = groupBy(
    includeReportedBugs ? await store.readReports(db, ids) : [],
    (report) => report.exerciseId,
  )
  return { data: rows.map((row) => toEditedExercise(row, reports.get(row.id) ?? [])), metadata: { total } }
}

/** One exercise with everything that editors keep of it (S-ADM-02). */
export async function editedExercise(db: Database, row: WholeExercise): Promise<EditedExercise> {
  const hints = row.hints.length > 0 ? await store.readHintContents(db, row.id) : []
  return {
    ...toEditedExercise(row, await store.readReports(db, [row.id])),
    hintTexts: hints.map((hint) => ({
      _id: hint.id,
      text: plainText(hint.content).slice(0, HINT_TEXT_LENGTH),
      active: hint.active,
    })),
  }
}

/** The same, after a change of it. Throws 404 when it is gone. */
export async function changedExercise(db: Database, id: string): Promise<EditedExercise> {
  const row = await readWholeExercise(db, id)
  if (!row) throw notFound('The exercise')
  return editedExercise(db, row)
}

/** Answers of the language that differ from this one by a single word. */
export async function similarExercises(
  { db }: CallScope<'admin'>,
  { answer, answerLang, except }: { answer: string; answerLang: LangCode; except?: string | undefined },
) {
  const words = wordsToCompare(answer)
  if (!words) return []
  const rows = await store.readSimilarAnswers(db, answerLang, answer, except)
  return rows
    .filter((row) => isOneWordApart(wordsToCompare(row.answer) ?? [], words))
    .slice(0, MOST_NAMED)
    .map(({ id, example, answer }) => ({ _id: id, example, answer }))
}

/** Refuses words and hints that are not there. */
async function assertLinks(db: Database, links: store.ExerciseLinks): Promise<void> {
  const missing = await store.missingLinks(db, links)
  if (missing.words.length > 0) throw invalidInput('body/words', 'One of these words does not exist')
  if (missing.hints.length > 0) throw invalidInput('body/hints', 'One of these hints does not exist')
}

/** Gaps with overlapping and touching ranges as one (A-EXFO-15). Throws 422 for a range that does not fit the answer. */
function mergedGaps(gaps: EditedExercise['gaps'], answer: string): EditedExercise['gaps'] {
  const isWrong = gaps.some(({ ranges }) => ranges.some((range) => !isValidGapRange(range, answer)))
  if (isWrong) throw invalidInput('body/gaps', 'Invalid range')
  return gaps.flatMap(({ ranges }) => (ranges.length === 0 ? [] : { ranges: mergedRanges(ranges) }))
}

/** Makes an exercise that speaks both sentences (S-ADM-03). The same request sent again changes nothing. */
export async function createExercise(
  { db, now }: CallScope<'admin'>,
  { requestId, words, hints, ...exercise }: NewExercise,
): Promise<EditedExercise> {
  await assertLinks(db, { words, hints })
  const id = requestId ?? newId(now.getTime())
  await db.transaction(async (tx) => {
    const row = {
      ...exercise,
      id,
      createdAt: now,
      gaps: mergedGaps(exercise.gaps, exercise.answer),
      exampleRecording: (await addRecording(tx, exercise.exampleLang, exercise.example)).id,
      answerRecording: (await addRecording(tx, exercise.answerLang, exercise.answer)).id,
    }
    await store.insertExercise(tx, row, { words, hints })
  })
  return changedExercise(db, id)
}

/** Makes an exercise like another one, without what learners reported (S-ADM-04). */
export async function copyExercise(
  { db, now }: CallScope<'admin'>,
  { words, hints, version: _, edited: __, ...row }: WholeExercise,
  requestId: string | undefined,
): Promise<EditedExercise> {
  const id = requestId ?? newId(now.getTime())
  const links = { words: words.map(({ wordId }) => wordId), hints: hints.map(({ hintId }) => hintId) }
  await db.transaction((tx) => store.insertExercise(tx, { ...row, id, createdAt: now }, links))
  return changedExercise(db, id)
}

/**
 * Changes an exercise, and what is reported about it (S-ADM-03). Reports that are not named stay: learners may report
 * while it is edited (C57). Throws 409 when someone else was faster.
 */
export async function updateExercise(
  { db }: CallScope<'admin'>,
  id: string,
  { version, reportedBugs = [], words, hints, ...change }: ExerciseChange,
): Promise<EditedExercise> {
  const links = { ...(words ? { words } : {}), ...(hints ? { hints } : {}) }
  await assertLinks(db, links)
  await db.transaction(async (tx) => {
    const row = await store.lockExercise(tx, id)
    if (!row) throw notFound('The exercise')
    if (version !== undefined && version !== row.version) throw staleWrite()
    const suggested = await decideReports(tx, id, reportedBugs)
    const columns = {
      ...change,
      ...gapsAfter(row, change),
      ...(await recordingsAfter(tx, row, change)),
      ...alternativesAfter(row, change, suggested),
    }
    await store.updateExercise(tx, id, undefined, columns, links)
  })
  return changedExercise(db, id)
}

/** Approves and removes reports; returns the answers that the approved ones suggest. */
async function decideReports(
  db: Database,
  exerciseId: string,
  decisions: readonly ReportDecision[],
): Promise<string[]> {
  const approved = decisions.flatMap((each) => ('status' in each ? [each._id] : []))
  const removed = decisions.flatMap((each) => ('deleted' in each ? [each._id] : []))
  const rows = await store.approveReports(db, exerciseId, approved)
  await store.removeReports(db, exerciseId, removed)
  return rows.map((row) => row.suggestedAnswer)
}

/** Gaps that were sent have to fit; of those before, the ones that no longer fit a new answer go. */
function gapsAfter(
  row: ExerciseRow,
  { answer = row.answer, gaps }: Pick<ExerciseChange, 'answer' | 'gaps'>,
): { gaps?: EditedExercise['gaps'] } {
  if (gaps) return { gaps: mergedGaps(gaps, answer) }
  if (answer === row.answer) return {}
  const fitting = row.gaps.map(({ ranges }) => ({
    ranges: ranges.filter((range) => isValidGapRange(range, answer)),
  }))
  return { gaps: mergedGaps(fitting, answer) }
}

/**
 * A suggestion that was taken over is an alternative: not approved, hidden, without a comment (A-EXFO-22). An editor who
 * sends the alternatives has put it among them, or taken it out again.
 */
function alternativesAfter(
  row: ExerciseRow,
  { alternativeAnswers }: Pick<ExerciseChange, 'alternativeAnswers'>,
  suggested: readonly string[],
): { alternativeAnswers?: AlternativeAnswer[] } {
  if (alternativeAnswers || suggested.length === 0) return {}
  const known = new Set(row.alternativeAnswers.map(({ text }) => text))
  const added = [...new Set(suggested)]
    .filter((text) => text !== orDash('') && !known.has(text))
    .map((text) => ({ text, comment: '', approved: false, hidden: true }))
  const all = [...row.alternativeAnswers, ...added]
  if (all.length > MAX_ALTERNATIVES) throw invalidInput('body/alternativeAnswers', 'There are too many')
  return { alternativeAnswers: all }
}

/**
 * A sentence that is spoken by the service is spoken as it is now. An uploaded recording stays: only an editor can say
 * whether it still fits.
 */
async function recordingsAfter(db: Database, row: ExerciseRow, change: Partial<ExerciseRow>) {
  const after: Partial<Pick<ExerciseRow, 'exampleRecording' | 'answerRecording'>> = {}
  for (const side of ['example', 'answer'] as const) {
    const [text, lang] = [change[side] ?? row[side], change[`${side}Lang`] ?? row[`${side}Lang`]]
    const wasSpoken = row[`${side}Recording`] === recordingId(row[`${side}Lang`], row[side])
    const isSame = text === row[side] && lang === row[`${side}Lang`]
    if (wasSpoken && !isSame) after[`${side}Recording`] = (await addRecording(db, lang, text)).id
  }
  return after
}
