import { hintKind } from '@mowka/contract/content-kinds/hint'
import { fieldsOf } from '@mowka/contract/content-kinds/kind'
import type { hintList } from '@mowka/contract/endpoints/hint'
import type { EditedHint } from '@mowka/contract/schemas/hint'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { pick } from '@mowka/domain/pick'
import { groupBy } from '../database/group-by'
import { editableOf } from '../history/public'
import type { CallScope } from '../http/policy'
import { invalidInput } from '../http/problem'
import { isBlank, plainText, sanitizeRichText } from '../rich-text/rich-text'
import { type HintRow, listHintRows, readExercisesOfHints, readHintRow } from './hint-store'
import { hints } from './tables'

const toEdited = (row: HintRow, exercises: EditedHint['exercises']): EditedHint => {
  const content = sanitizeRichText(row.content)
  return {
    _id: row.id,
    ...pick(row, fieldsOf(hintKind)),
    content,
    rawContent: plainText(content),
    exercises,
    exerciseCount: row.exerciseCount,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }
}

/** Makes a text harmless, and refuses one of which nothing is left. */
function harmless(html: string): string {
  const clean = sanitizeRichText(html)
  if (isBlank(clean)) throw invalidInput('body/content', 'has no words')
  return clean
}

/** Hints, as editors write them. One row serves all exercises that have it (S-ADM-09). */
export const editableHint = editableOf(hintKind, {
  table: hints,
  prepare: async (_, change) =>
    change.content === undefined ? change : { ...change, content: harmless(change.content) },
  show: async (db, id) => {
    const row = await readHintRow(db, id)
    return row && toEdited(row, (await readExercisesOfHints(db, [id])).map(toExercise))
  },
})

const toExercise = ({ _id, example, answer }: EditedHint['exercises'][number]) => ({ _id, example, answer })

/** One page of all hints, with the exercises that have them where they are asked for (S-ADM-07). */
export async function allHints(
  { db }: CallScope<'admin'>,
  query: ReadListQuery<typeof hintList>,
  withExercises: boolean,
) {
  const { rows, total } = await listHintRows(db, query)
  const uses = withExercises
    ? await readExercisesOfHints(
        db,
        rows.map(({ id }) => id),
      )
    : []
  const byHint = groupBy(uses, ({ hintId }) => hintId)
  return {
    data: rows.map((row) => toEdited(row, (byHint.get(row.id) ?? []).map(toExercise))),
    metadata: { total },
  }
}
