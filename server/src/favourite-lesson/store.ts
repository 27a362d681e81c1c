import type { FavouriteLesson } from '@mowka/shared/contract/schemas/favourite-lesson'
import { and, asc, eq, or } from 'drizzle-orm'
import { lessonsOf } from '../course/public'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { favouriteLessons } from './tables'

const shown = { _id: favouriteLessons.id, lessonId: favouriteLessons.lessonId }

/** The caller's favourite lessons of the language that they learn, the oldest first. */
export function readFavourites({ db, person, pair }: CallScope): Promise<FavouriteLesson[]> {
  const lessons = lessonsOf(db, { targetLang: pair.targetLang })
  return db
    .select(shown)
    .from(favouriteLessons)
    .innerJoin(lessons, eq(lessons.lessonId, favouriteLessons.lessonId))
    .where(eq(favouriteLessons.userId, person.userId))
    .orderBy(asc(favouriteLessons.createdAt), asc(favouriteLessons.id))
}

/** Makes a lesson a favourite of the caller; one that is stays as it is, so that a repeated request changes nothing. */
export async function addFavourite(
  { db, person: { userId }, now }: CallScope,
  lessonId: string,
): Promise<FavouriteLesson> {
  const [row] = await db
    .insert(favouriteLessons)
    .values({ id: newId(now.getTime()), userId, lessonId, createdAt: now })
    .onConflictDoUpdate({
      target: [favouriteLessons.userId, favouriteLessons.lessonId],
      // Returns the row that is there.
      set: { lessonId },
    })
    .returning(shown)
  if (!row) throw new Error('An upsert returns its row')
  return row
}

/** Takes a lesson from the caller's favourites, by its own id or by the favourite's. */
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
