import {
  commentedKinds,
  REVIEW_COMMENT_LENGTH,
  reviewedKinds,
  reviewStates,
} from '@mowka/domain/course/review'
import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { Id, LangCode, listOf, Moment, trimmedText, wholeNumber } from '../common'

/** A comment on a field of a piece of content, or a reply to one. */
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

/** An open comment on content in a course or lesson, with the row that it is about. */
export const OpenComment = ReviewComment.omit({ isResolved: true, replyTo: true }).extend({
  kind: z.enum(commentedKinds),
  rowId: Id,
  /** The beginning of the row's name or text. */
  title: z.string(),
  /** The language of the title; `null` if the row was deleted. */
  titleLang: LangCode.nullable(),
})
export type OpenComment = z.infer<typeof OpenComment>

const ReviewedParams = z.object({ kind: z.enum(reviewedKinds), id: Id })
const CommentedParams = z.object({ kind: z.enum(commentedKinds), id: Id })

export const reviewCalls = {
  /** `version` is the one that the editor has loaded. */
  changeReview: {
    params: ReviewedParams,
    body: z.object({ review: z.enum(reviewStates), version: wholeNumber() }),
    answer: z.object({ version: wholeNumber() }),
  },
  /** All comments on a row, oldest first. */
  getReviewComments: {
    params: CommentedParams,
    answer: z.object({
      data: z.array(ReviewComment),
      metadata: z.object({
        /** Whether a review was asked for: of the course or lesson, or of a lesson with the exercise, word or hint. */
        isInReview: z.boolean(),
      }),
    }),
  },
  /** Open comments on the content of a lesson, or on the lessons of a course and their content, and their number. */
  listOpenComments: { params: ReviewedParams, answer: listOf(OpenComment) },
  addReviewComment: {
    params: CommentedParams,
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
