import type { FavouriteLesson } from '@mowka/contract/schemas/learning'
import { and, asc, eq, or } from 'drizzle-orm'
import { isPublishedAt, lessonsOf } from '../course/public'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { favouriteLessons } from './tables'

const shown = { _id: favouriteLessons.id, lessonId: favouriteLessons.lessonId }

/** Returns the caller's published favourite lessons in the language they learn, oldest first. */
export function readFavourites({ db, person, pair, now }: CallScope): Promise<FavouriteLesson[]> {
  const lessons = lessonsOf(db, { targetLang: pair.targetLang })
  return db
    .select(shown)
    .from(favouriteLessons)
    .innerJoin(lessons, eq(lessons.lessonId, favouriteLessons.lessonId))
    .where(and(eq(favouriteLessons.userId, person.userId), isPublishedAt(lessons, now)))
    .orderBy(asc(favouriteLessons.createdAt), asc(favouriteLessons.id))
}

/** Adds a lesson to the caller's favourites; repeating it has no effect. */
export async function addFavourite(
  { db, person: { userId }, now }: CallScope,
  lessonId: string,
): Promise<FavouriteLesson> {
  const [row] = await db
    .insert(favouriteLessons)
    .values({ id: newId(now.getTime()), userId, lessonId, createdAt: now })
    .onConflictDoUpdate({
      target: [favouriteLessons.userId, favouriteLessons.lessonId],
      // Makes the statement return the existing row.
      set: { lessonId },
    })
    .returning(shown)
  if (!row) throw new Error('An upsert returns its row')
  return row
}

/** Removes a lesson from the caller's favourites, by its id or by the favourite's id. */
export async function removeFavourite({ db, person }: CallScope, id: string): Promise<void> {
  await db
    .delete(favouriteLessons)
    .where(
      and(
        eq(favouriteLessons.userId, person.userId),
        or(eq(favouriteLessons.id, id), eq(favouriteLessons.lessonId, id)),
      ),
    )
}
