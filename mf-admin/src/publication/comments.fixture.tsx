import type { ReviewComment } from '@mowka/contract/schemas/editor/review'
import { type PageOptions, renderPage } from '@mowka/testing'
import type { ReactElement } from 'react'
import { texts } from '../pages'

/** An open comment on the name of a course. */
export const comment = (change: Partial<ReviewComment> = {}): ReviewComment => ({
  _id: 'k1',
  field: 'name',
  text: 'Literówka',
  author: 'joanna@mowka.test',
  createdAt: '2026-11-26T09:12:00Z',
  isResolved: false,
  replyTo: null,
  ...change,
})

/** The response with the comments on a row. */
export const commentsOn = (data: ReviewComment[], isInReview = true) => ({ data, metadata: { isInReview } })

/** Renders a part of an editor's page, of a course unless another page is named. */
export const openPart = (
  part: ReactElement,
  api: NonNullable<PageOptions['api']>,
  page: Pick<PageOptions, 'route' | 'at'> = { route: 'adminEditCourse', at: '/admin/courses/c1' },
) => renderPage(part, { ...page, texts: { namespace: 'admin', loader: texts }, roles: ['editor'], api })
