import type { ReviewedKind } from '@mowka/domain/course/review'
import type { Database } from '../../database/database'
import { changeRow, readState } from '../../history/public'
import type { Api } from '../../http/api'
import { staffOnly, withFreeIds } from '../../http/policy'
import { notFound } from '../../http/problem'
import { editableCourse } from '../courses/editing'
import { editableLesson } from '../lessons/editing'
import { listOpenComments, readIsInReview } from './commented'
import { addComment, listComments, resolveComment } from './comments'

const anyContent = 'editors may review all content; an unknown row is refused'

/** Reads the state of a course or lesson. Throws 404. */
async function readReviewed(db: Database, kind: ReviewedKind, id: string) {
  const state =
    kind === 'course' ? await readState(db, editableCourse, id) : await readState(db, editableLesson, id)
  if (!state) throw notFound(`The ${kind}`)
  return state
}

/** The review of courses and lessons, and comments on their content. */
export function reviewRoutes(api: Api): void {
  const ofAnyRow = withFreeIds(staffOnly('editor'), { 'params.id': anyContent })
  api.route('changeReview', ofAnyRow, async (call) => {
    const { kind, id } = call.params
    const { review, version } = call.body
    if (kind === 'course') await changeRow(call, editableCourse, id, { review }, { version })
    else await changeRow(call, editableLesson, id, { review }, { version })
    const { version: reviewed } = await readReviewed(call.db, kind, id)
    return { version: reviewed }
  })

  api.route('getReviewComments', ofAnyRow, async ({ db, params: { kind, id } }) => ({
    metadata: { isInReview: await readIsInReview(db, kind, id) },
    data: await listComments(db, kind, id),
  }))

  api.route('listOpenComments', ofAnyRow, ({ db, params: { kind, id } }) => listOpenComments(db, kind, id))

  const commented = withFreeIds(staffOnly('editor'), {
    'params.id': anyContent,
    'body.requestId': 'made by the panel, for one comment of a request that is sent twice',
  })
  api.route('addReviewComment', commented, async (call) => {
    const { kind, id } = call.params
    await readIsInReview(call.db, kind, id)
    const { requestId, ...comment } = call.body
    return addComment(call, { id: requestId, kind, rowId: id, ...comment })
  })

  const anyComment = withFreeIds(staffOnly('editor'), {
    'params.commentId': 'editors may resolve all comments; an unknown one is refused',
  })
  api.route('resolveReviewComment', anyComment, ({ db, params, body }) =>
    resolveComment(db, params.commentId, body.isResolved),
  )
}
