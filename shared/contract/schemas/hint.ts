import { z } from 'zod'
import { hintKind } from '../content-kinds/hint'
import { hintList } from '../endpoints/hint'
import type { CallSchema } from './call'
import { Id, IdParams, listOf, Moment, QueryFlag, text, wholeNumber } from './common'
import { formShape, newShape, rowShape } from './kind-shapes'
import { listQuery } from './list'

/** An exercise that has a hint. */
export const ExerciseOfHint = z.object({ _id: Id, example: z.string(), answer: z.string() })

/** A hint as editors see it (A-ENT-06). */
export const EditedHint = z.object({
  _id: Id,
  ...rowShape(hintKind),
  /** The text of the content without markup, in one line. */
  rawContent: z.string(),
  /** Where it is assigned; empty unless asked for by `withExercises`. */
  exercises: z.array(ExerciseOfHint),
  /** In how many exercises it is. */
  exerciseCount: wholeNumber(),
  createdAt: Moment,
  /** Grows by one with every change; a stale write is refused with 409 (C57). */
  version: wholeNumber(),
})
export type EditedHint = z.infer<typeof EditedHint>

/** The editor's text without markup. The server derives it from the content, so both always agree. */
const rawContent = text(hintKind.fields.content.max).optional()

/** A new hint. */
export const NewHint = z.strictObject({
  /** Made by the form and becomes the id of the hint, so a repeated request creates nothing new. */
  requestId: z.uuid().optional(),
  ...newShape(hintKind),
  rawContent,
})

/** A change of a hint; absent fields stay. */
export const HintChange = z.strictObject({
  ...z.object(formShape(hintKind)).partial().shape,
  rawContent,
  version: wholeNumber().optional(),
})

export const hintCalls = {
  listHints: {
    query: listQuery(hintList).extend({ withExercises: QueryFlag.optional() }),
    answer: listOf(EditedHint),
  },
  createHint: { body: NewHint, answer: EditedHint, success: 201 },
  updateHint: { params: IdParams, body: HintChange, answer: EditedHint },
  deleteHint: {
    params: IdParams,
    query: z.object({ version: z.coerce.number().int().min(0).max(2_147_483_647).optional() }),
  },
} satisfies Record<string, CallSchema>
