import { publicationStates } from '@mowka/domain/course/publication'
import { reviewStates } from '@mowka/domain/course/review'

/** Fields of courses and lessons that, with `active`, decide when learners see them (`domain/course/publication`). */
export const publicationFields = {
  publishAt: { type: 'moment', nullable: true, apart: true, library: true, sort: true },
  archived: { type: 'flag', default: false, apart: true, library: true, batch: true },
  review: { type: 'choice', values: reviewStates, default: 'NONE', apart: true, filter: true },
} as const

/** The filter of a list by publication state. Archived rows are listed only when it asks for them. */
export const stateFilter = { state: { kind: 'choice', values: publicationStates } } as const

/** Those that editors write directly. */
export const publicationFieldNames = [
  'publishAt',
  'archived',
] as const satisfies (keyof typeof publicationFields)[]
