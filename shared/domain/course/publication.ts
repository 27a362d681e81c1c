/** The publication of a course or lesson. */
export type Publication = {
  active: boolean
  /** An active row is published from then on, as ISO 8601 in UTC; `null` for immediately. */
  publishAt: string | null
  archived: boolean
}

export const publicationStates = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Returns the state of a course or lesson at a moment. */
export function publicationState({ active, publishAt, archived }: Publication, at: Date): PublicationState {
  if (archived) return 'ARCHIVED'
  if (!active) return 'DRAFT'
  return publishAt !== null && new Date(publishAt) > at ? 'SCHEDULED' : 'PUBLISHED'
}

/** Whether learners see a course or lesson at a moment. */
export const isPublished = (publication: Publication, at: Date): boolean =>
  publicationState(publication, at) === 'PUBLISHED'
