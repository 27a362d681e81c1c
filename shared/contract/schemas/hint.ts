import { z } from 'zod'
import { hintList } from '../endpoints/hint'
import type { CallSchema } from './call'
import { Id, IdParams, LangCode, listOf, Moment, QueryFlag, text, trimmedText, wholeNumber } from './common'
import { listQuery } from './list'

/** The longest hint with its marks, in characters. */
export const HINT_LENGTH = 20_000

/** An exercise that has a hint. */
export const ExerciseOfHint = z.object({ _id: Id, example: z.string(), answer: z.string() })

/** A hint as editors see it (A-ENT-06). */
export const EditedHint = z.object({
  _id: Id,
  /** Sanitised HTML. */
  content: z.string(),
  /** The words of the content without marks, in one line. */
  rawContent: z.string(),
  sourceLang: LangCode,
  targetLang: LangCode,
  /** Opened over the whole screen, in all exercises that have it (A-HINT-07). */
  isFullScreen: z.boolean(),
  tags: z.array(z.string()),
  active: z.boolean(),
  /** Where it is assigned; empty unless asked for by `withExercises`. */
  exercises: z.array(ExerciseOfHint),
  /** In how many exercises it is. */
  exerciseCount: wholeNumber(),
  createdAt: Moment,
  /** Grows by one with every change; a stale write is refused with 409 (C57). */
  version: wholeNumber(),
})
export type EditedHint = z.infer<typeof EditedHint>

const fields = {
  content: text(HINT_LENGTH, 1),
  /** The editor's words without marks. The server works them out of the content, so that both always agree. */
  rawContent: text(HINT_LENGTH).optional(),
  sourceLang: LangCode,
  targetLang: LangCode,
  isFullScreen: z.boolean(),
  tags: z.array(trimmedText(60, 1)).max(100),
  active: z.boolean(),
}

/** A new hint. */
export const NewHint = z.strictObject({
  /** Made by the form: sending it twice makes one. */
  requestId: z.uuid().optional(),
  ...fields,
  sourceLang: LangCode.default('PL'),
  targetLang: LangCode.default('ENG'),
  isFullScreen: z.boolean().default(false),
  tags: fields.tags.default([]),
  active: z.boolean().default(true),
})

/** A change of a hint: what is absent stays. */
export const HintChange = z.strictObject({
  ...z.object(fields).partial().shape,
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
