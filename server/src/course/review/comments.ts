import { courseKind } from '@mowka/contract/content-kinds/course'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import type { Kind } from '@mowka/contract/content-kinds/kind'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type { ReviewComment } from '@mowka/contract/schemas/editor/review'
import type { CommentedKind } from '@mowka/domain/course/review'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database'
import type { CallScope } from '../../http/policy'
import { invalidInput, notFound } from '../../http/problem'
import { readEmails } from '../../user/public'
import { reviewComments } from '../tables'

type CommentRow = typeof reviewComments.$inferSelect

const ofRow = (kind: CommentedKind, rowId: string) =>
  and(eq(reviewComments.kind, kind), eq(reviewComments.rowId, rowId))

/** A reply has no state of its own: it is resolved with its comment. */
const isNoReply = isNull(reviewComments.replyTo)

/** Matches comments that are not resolved. */
export const isOpen = and(isNoReply, eq(reviewComments.isResolved, false))

/** Deletes the comments on a row that is deleted. */
export const deleteComments =
  (kind: CommentedKind) =>
  async (db: Database, rowId: string): Promise<void> => {
    await db.delete(reviewComments).where(ofRow(kind, rowId))
  }

/** Counts the unresolved comments on a row. */
export const countOpenComments = (db: Database, kind: CommentedKind, rowId: string): Promise<number> =>
  db.$count(reviewComments, and(ofRow(kind, rowId), isOpen))

async function showComments(db: Database, rows: readonly CommentRow[]): Promise<ReviewComment[]> {
  const emails = await readEmails(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map(({ id, field, text, userId, createdAt, isResolved, replyTo }) => ({
    _id: id,
    field,
    text,
    author: (userId !== null && emails.get(userId)) || null,
    createdAt: createdAt.toISOString(),
    isResolved,
    replyTo,
  }))
}

/** Returns the comment of these rows. Throws 404 without one. */
async function showComment(db: Database, rows: readonly CommentRow[]): Promise<ReviewComment> {
  const [comment] = await showComments(db, rows)
  if (!comment) throw notFound('The comment')
  return comment
}

/** Returns the comments on a row, oldest first. */
export const listComments = async (db: Database, kind: CommentedKind, rowId: string) =>
  showComments(
    db,
    await db
      .select()
      .from(reviewComments)
      .where(ofRow(kind, rowId))
      .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id)),
  )

/** Returns the field of a row's comment. Throws 404 for another row's comment, and for a reply. */
async function readCommentedField(db: Database, { kind, rowId }: NewComment, id: string): Promise<string> {
  const [comment] = await db
    .select({ field: reviewComments.field })
    .from(reviewComments)
    .where(and(ofRow(kind, rowId), isNoReply, eq(reviewComments.id, id)))
  if (!comment) throw notFound('The comment')
  return comment.field
}

type NewComment = Pick<CommentRow, 'id' | 'kind' | 'rowId' | 'field' | 'text'> & {
  replyTo?: string | undefined
}

const commentedContent: Record<CommentedKind, Kind> = {
  course: courseKind,
  lesson: lessonKind,
  exercise: exerciseKind,
  word: wordKind,
  hint: hintKind,
}

/** Returns the field of a new comment; empty for the whole row. Throws 422 if its kind of content has no such field. */
function checkedField({ kind, field }: NewComment): string {
  if (field !== '' && !Object.hasOwn(commentedContent[kind].fields, field))
    throw invalidInput('body/field', `is not a field of the ${kind}`)
  return field
}

/**
 * Stores a comment or reply; repeating it has no effect. A reply belongs to the field of its comment. Throws 404 for a
 * reply to an unknown comment, and 422 for a comment on an unknown field.
 */
export async function addComment(
  { db, person, now }: CallScope<'editor'>,
  comment: NewComment,
): Promise<ReviewComment> {
  const { replyTo } = comment
  const field = replyTo === undefined ? checkedField(comment) : await readCommentedField(db, comment, replyTo)
  const rows = await db
    .insert(reviewComments)
    .values({ ...comment, field, userId: person.userId, createdAt: now })
    // Makes the statement return the existing row.
    .onConflictDoUpdate({ target: reviewComments.id, set: { id: comment.id } })
    .returning()
  return showComment(db, rows)
}

/** Resolves or reopens a comment. Throws 404 for an unknown one, and for a reply. */
export const resolveComment = async (db: Database, id: string, isResolved: boolean): Promise<ReviewComment> =>
  showComment(
    db,
    await db
      .update(reviewComments)
      .set({ isResolved })
      .where(and(eq(reviewComments.id, id), isNoReply))
      .returning(),
  )
