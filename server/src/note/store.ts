import type { noteList } from '@mowka/contract/endpoints/note'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, asc, desc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import { countedExercises, isTagged, lessonsOf, wholeExercises } from '../course/public'
import type { Database } from '../database/database'
import { containsText } from '../database/search-form'
import { listOrder, listWhere } from '../http/list-query'
import { userNotes } from './tables'

export type NoteRow = typeof userNotes.$inferSelect

/** The author and the language of notes. */
type Owner = { userId: string; targetLang: LangCode }

/** Notes with text and favourites; excludes former favourites without text. */
const shownNotesOf = ({ userId, targetLang }: Owner) =>
  and(
    eq(userNotes.userId, userId),
    eq(userNotes.targetLang, targetLang),
    or(eq(userNotes.isFavourite, true), ne(userNotes.rawNote, '')),
  )

/** Returns one page of a learner's notes and the total count. */
export async function listNotes(
  db: Database,
  owner: Owner,
  { filters, sort, limit, page }: ReadListQuery<typeof noteList>,
): Promise<{ rows: NoteRow[]; total: number }> {
  const counted = countedExercises(db)
  const whole = wholeExercises(db)
  const where = and(
    shownNotesOf(owner),
    listWhere<typeof noteList>(
      {
        $search: (text) =>
          or(
            containsText(text, [userNotes.rawNote]),
            exists(
              db
                .select({ one: sql`1` })
                .from(whole)
                .where(
                  and(eq(whole.id, userNotes.exerciseId), containsText(text, [whole.answer, whole.example])),
                ),
            ),
          ),
        exerciseId: userNotes.exerciseId,
        isFavourite: userNotes.isFavourite,
        // A note matches every lesson that contains its exercise.
        lessonId: (lessonId) =>
          or(
            eq(userNotes.lessonId, lessonId),
            inArray(
              userNotes.exerciseId,
              db.select({ id: counted.exerciseId }).from(counted).where(eq(counted.lessonId, lessonId)),
            ),
          ),
        // Tags of courses, lessons and exercises (S-CRS-14).
        tags: (tag) => isTagged(db, userNotes.exerciseId, tag),
      },
      filters,
    ),
  )
  const rows = await db
    .select()
    .from(userNotes)
    .where(where)
    .orderBy(
      ...listOrder<typeof noteList>(
        { createdAt: userNotes.createdAt, updatedAt: userNotes.updatedAt },
        sort,
        userNotes.id,
      ),
    )
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(userNotes, where) }
}

/** Counts the learners with a note or a favourite for an exercise. */
export const countNotesAbout = (db: Database, exerciseId: string): Promise<number> =>
  db.$count(
    userNotes,
    and(eq(userNotes.exerciseId, exerciseId), or(eq(userNotes.isFavourite, true), ne(userNotes.rawNote, ''))),
  )

/** Returns a learner's notes with their exercises, newest first. */
export function readNotesWithSentences(db: Database, owner: Owner) {
  const whole = wholeExercises(db)
  return db
    .select({ note: userNotes, answer: whole.answer, example: whole.example })
    .from(userNotes)
    .innerJoin(whole, eq(whole.id, userNotes.exerciseId))
    .where(shownNotesOf(owner))
    .orderBy(desc(userNotes.createdAt), asc(userNotes.id))
}

/** Returns the exercises of notes. */
export async function readNotedExercises(db: Database, exerciseIds: string[]) {
  if (exerciseIds.length === 0) return []
  const whole = wholeExercises(db)
  return db.select().from(whole).where(inArray(whole.id, exerciseIds))
}

/** Returns the lessons of a learner's notes, by name. */
export function readLessonsWithNotes(db: Database, owner: Owner) {
  const lessons = lessonsOf(db, { targetLang: owner.targetLang })
  return db
    .selectDistinct({
      lessonId: lessons.lessonId,
      nameTarget: lessons.nameTarget,
      nameSource: lessons.nameSource,
    })
    .from(userNotes)
    .innerJoin(lessons, eq(lessons.lessonId, userNotes.lessonId))
    .where(shownNotesOf(owner))
    .orderBy(asc(lessons.nameSource), asc(lessons.lessonId))
}

/** Finds a learner's note; `undefined` for another person's or an unknown one. */
export async function readOwnNote(db: Database, userId: string, id: string): Promise<NoteRow | undefined> {
  const [row] = await db
    .select()
    .from(userNotes)
    .where(and(eq(userNotes.id, id), eq(userNotes.userId, userId)))
  return row
}

/** Inserts a note. Returns `undefined` if the learner has one for the exercise. */
export async function insertNote(db: Database, row: NoteRow): Promise<NoteRow | undefined> {
  const [kept] = await db
    .insert(userNotes)
    .values(row)
    .onConflictDoNothing({ target: [userNotes.exerciseId, userNotes.userId] })
    .returning()
  return kept
}

/** Finds a learner's note for an exercise and locks it until the transaction ends. */
export async function lockNote(
  db: Database,
  { userId, exerciseId }: Pick<NoteRow, 'userId' | 'exerciseId'>,
): Promise<NoteRow | undefined> {
  const [row] = await db
    .select()
    .from(userNotes)
    .where(and(eq(userNotes.exerciseId, exerciseId), eq(userNotes.userId, userId)))
    .for('update')
  return row
}

/** Updates a note. Returns `undefined` if it was deleted. */
export async function updateNote(
  db: Database,
  id: string,
  change: Partial<Pick<NoteRow, 'rawNote' | 'htmlNote' | 'isFavourite' | 'updatedAt'>>,
): Promise<NoteRow | undefined> {
  const [row] = await db.update(userNotes).set(change).where(eq(userNotes.id, id)).returning()
  return row
}

export async function deleteNote(db: Database, id: string): Promise<void> {
  await db.delete(userNotes).where(eq(userNotes.id, id))
}

/** Returns those exercises in which any learner has a note. */
export async function readExercisesWithNotes(
  db: Database,
  exerciseIds: readonly string[],
): Promise<Set<string>> {
  if (exerciseIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: userNotes.exerciseId })
    .from(userNotes)
    .where(inArray(userNotes.exerciseId, [...exerciseIds]))
  return new Set(rows.map(({ id }) => id))
}
