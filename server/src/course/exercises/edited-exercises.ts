import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { columnFields } from '@mowka/contract/content-kinds/kind'
import type { exerciseList } from '@mowka/contract/endpoints/editor/exercise'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { EditedExercise } from '@mowka/contract/schemas/editor/exercise'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { pick } from '@mowka/domain/pick'
import { isOneWordApart, wordsToCompare } from '@mowka/domain/sentence-rules/near-duplicates'
import { cutText } from '@mowka/domain/text/plain-text'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import type { CallScope } from '../../http/policy'
import { plainText } from '../../rich-text/rich-text'
import type { WholeExercise } from '../exercise-store'
import * as store from './edited-exercise-store'
import { toExercise } from './service'

/** Length of the text that identifies a hint, in characters. */
const HINT_TEXT_LENGTH = 200

/** The beginning of a hint, in one line. */
const hintText = (html: string): string => cutText(plainText(html), HINT_TEXT_LENGTH)

/** Maximum number of near duplicates listed. */
const MAX_LISTED = 5

/** An exercise as editors see it. */
const toEditedExercise = (row: WholeExercise, reports: readonly store.ReportRow[]): EditedExercise => ({
  ...pick(row, columnFields(exerciseKind)),
  ...toExercise(row, true),
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
  { db }: CallScope<'editor'>,
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

/** An exercise with everything that editors manage (S-ADM-02). */
export async function editedExercise(db: Database, row: WholeExercise): Promise<EditedExercise> {
  const hints = row.hints.length > 0 ? await store.readHintContents(db, row.id) : []
  return {
    ...toEditedExercise(row, await store.readReports(db, [row.id])),
    hintTexts: hints.map((hint) => ({
      _id: hint.id,
      text: hintText(hint.content),
      active: hint.active,
    })),
  }
}

/** Answers of the language that differ from this one by a single word. */
export async function similarExercises(
  { db }: CallScope<'editor'>,
  { answer, answerLang, except }: { answer: string; answerLang: LangCode; except?: string | undefined },
) {
  const words = wordsToCompare(answer)
  if (!words) return []
  const rows = await store.readSimilarAnswers(db, answerLang, answer, except)
  return rows
    .filter((row) => isOneWordApart(wordsToCompare(row.answer) ?? [], words))
    .slice(0, MAX_LISTED)
    .map(({ id, example, answer }) => ({ _id: id, example, answer }))
}

/** Words and hints that an exercise may link to, by a part of their texts. */
export async function linkable(
  { db }: CallScope<'editor'>,
  { search, exampleLang, answerLang }: { search: string; exampleLang: LangCode; answerLang: LangCode },
) {
  const words = await store.readLinkableWords(db, search, exampleLang, answerLang)
  const hints = await store.readLinkableHints(db, search, exampleLang, answerLang)
  return {
    words: words.map(({ id, answer, example }) => ({ _id: id, text: `${answer} (${example})` })),
    hints: hints.map(({ id, content }) => ({ _id: id, text: hintText(content) })),
  }
}
