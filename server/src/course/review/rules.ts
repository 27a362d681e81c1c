import type { Publication } from '@mowka/domain/course/publication'
import { type ReviewedKind, type ReviewState, reviewStates } from '@mowka/domain/course/review'
import { hasRightsOf } from '@mowka/domain/user/roles'
import { differences, type EditorCall, readLastAuthor } from '../../history/public'
import { ProblemError } from '../../http/problem'
import { countOpenIn } from './commented'
import { countOpenComments } from './comments'

type Reviewed = Publication & { review: ReviewState }

/** Fields whose changes need no new review. */
const withoutReview = ['active', 'publishAt', 'archived', 'review', 'position']

const refused = (code: string, message: string) => new ProblemError(409, code, message)

/**
 * Applies the rules of review to a change and returns it. A change of approved content takes the approval away. Throws 409
 * for an approval by the editor who asked for it or with open comments, and for a publication without approval. Admins
 * may approve and publish at any time.
 */
export async function underReview<Fields extends Reviewed>(
  call: EditorCall,
  kind: ReviewedKind,
  change: Partial<Fields>,
  before: Fields | null,
  id: string,
): Promise<Partial<Fields>> {
  const isAdmin = hasRightsOf(call.person.roles, 'admin')
  const isNewlyApproved = change.review === 'APPROVED' && before?.review !== 'APPROVED'
  if (isNewlyApproved) await assertApprovable(call, kind, id, isAdmin)
  const isRewritten = differences(before ?? {}, change).some(({ field }) => !withoutReview.includes(field))
  const isLapsed = before?.review === 'APPROVED' && change.review === undefined && isRewritten
  const fit: Partial<Fields> = isLapsed ? { ...change, review: 'NONE' } : change
  const after = { active: false, review: 'NONE', ...before, ...fit }
  // Restoring from the archive returns to the earlier state, which needed its own approval.
  const isNewlyReleased = after.active && before?.active !== true
  if (isNewlyReleased && !isAdmin && after.review !== 'APPROVED')
    throw refused('NEEDS_APPROVAL', 'Another editor has to approve this before it is published')
  return fit
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Applies the rules of review to a course or lesson from a file, which can't be refused in the middle of an import. A
 * change of approved content takes the approval away, and a row that isn't approved stays a draft.
 */
export function reviewImported<Row extends Fields>(
  row: Row,
  before: Fields | undefined,
  mayPublish: boolean,
): Row & { review: ReviewState } {
  const isApproved = before?.review === 'APPROVED'
  const isRewritten = differences(before ?? {}, row).some(({ field }) => !withoutReview.includes(field))
  const isReleased = row.active === true && before?.active !== true
  const isRefused = isReleased && !mayPublish && (!isApproved || isRewritten)
  const review = isApproved && isRewritten ? 'NONE' : reviewOf(before)
  return { ...row, review, ...(isRefused ? { active: false } : {}) }
}

const reviewOf = (row: Fields | undefined): ReviewState =>
  reviewStates.find((state) => state === row?.review) ?? 'NONE'

async function assertApprovable(call: EditorCall, kind: ReviewedKind, rowId: string, isAdmin: boolean) {
  // A lesson is approved with its exercises, words and hints; the lessons of a course have reviews of their own.
  const inside = kind === 'lesson' ? await countOpenIn(call.db, kind, rowId) : 0
  if (inside + (await countOpenComments(call.db, kind, rowId)) > 0)
    throw refused('COMMENTS_OPEN', 'There are comments that are not resolved')
  const asked = await readLastAuthor(call.db, { kind, rowId }, { field: 'review', after: 'ASKED' })
  if (asked === call.person.userId && !isAdmin)
    throw refused('OWN_REVIEW', 'Someone else than the editor who asked for the review has to approve')
}
