import { REVIEW_COMMENT_LENGTH, reviewedKinds, reviewStates } from '@mowka/domain/course/review'
import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { dataOf, Id, Moment, trimmedText, wholeNumber } from '../common'

/** A comment on a field of a course or lesson, or a reply to one. */
export const ReviewComment = z.object({
  _id: Id,
  /** The name of the field; empty for a comment on the whole. */
  field: z.string(),
  text: z.string(),
  /** The editor's email address; `null` if the account was deleted. */
  author: z.string().nullable(),
  createdAt: Moment,
  isResolved: z.boolean(),
  /** The comment that it replies to. */
  replyTo: Id.nullable(),
})
export type ReviewComment = z.infer<typeof ReviewComment>

const RowParams = z.object({ kind: z.enum(reviewedKinds), id: Id })

export const reviewCalls = {
  /** `version` is the one that the editor has loaded. */
  changeReview: {
    params: RowParams,
    body: z.object({ review: z.enum(reviewStates), version: wholeNumber() }),
    answer: z.object({ version: wholeNumber() }),
  },
  getReviewComments: { params: RowParams, answer: dataOf(ReviewComment) },
  addReviewComment: {
    params: RowParams,
    body: z.object({
      requestId: z.uuid(),
      field: trimmedText(60),
      text: trimmedText(REVIEW_COMMENT_LENGTH, 1),
      /** A comment on the same row; a reply belongs to its field. */
      replyTo: Id.optional(),
    }),
    answer: ReviewComment,
    success: 201,
  },
  resolveReviewComment: {
    params: z.object({ commentId: Id }),
    body: z.object({ isResolved: z.boolean() }),
    answer: ReviewComment,
  },
} satisfies Record<string, CallSchema>
