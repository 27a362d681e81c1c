import type { ReviewComment } from '@mowka/contract/schemas/editor/review'
import { publicationState } from '@mowka/domain/course/publication'
import type { ReviewState } from '@mowka/domain/course/review'
import type { EditRow } from '../edit/entity'
import { type Publishable, publicationOf } from './PublicationBadge'

/** A course or lesson with its review. */
export type Reviewed = EditRow & Publishable & { review?: ReviewState | undefined }

/** Whether a row is a draft, which is reviewed before it is published. */
export const isDraft = (row: Reviewed): boolean =>
  publicationState(publicationOf(row), new Date()) === 'DRAFT'

/** Whether a review of a row was asked for, whatever its outcome. Published content usually has none. */
export const isInReview = ({ review = 'NONE' }: Reviewed): boolean => review !== 'NONE'

/** Returns the comments that are not resolved. A reply is resolved with its comment. */
export const openComments = (comments: readonly ReviewComment[]): ReviewComment[] =>
  comments.filter(({ isResolved, replyTo }) => replyTo === null && !isResolved)
