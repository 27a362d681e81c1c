import type { Dialogue, Introduction, LessonDialogue } from '@mowka/contract/schemas/lesson-teaching'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { lessons, lessonWords, words } from './tables'

/** Reads the stored introduction of a lesson; `null` if it has none. */
export async function readIntroduction(db: Database, lessonId: string): Promise<Introduction | null> {
  const [row] = await db
    .select({ introduction: lessons.introduction })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
  return row?.introduction ?? null
}

/** Reads the stored dialogue of a lesson; `null` if it has none. */
export async function readDialogue(db: Database, lessonId: string): Promise<Dialogue | null> {
  const [row] = await db.select({ dialogue: lessons.dialogue }).from(lessons).where(eq(lessons.id, lessonId))
  return row?.dialogue ?? null
}

/** Reads the active words of a lesson with these ids, in the order of the ids. */
export async function readPhrases(
  db: Database,
  lessonId: string,
  ids: readonly string[],
): Promise<LessonDialogue['phrases']> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      wordId: words.id,
      answer: words.answer,
      example: words.example,
      answerRecording: words.answerRecording,
    })
    .from(lessonWords)
    .innerJoin(words, eq(words.id, lessonWords.wordId))
    .where(and(eq(lessonWords.lessonId, lessonId), inArray(words.id, [...ids]), eq(words.active, true)))
  const byId = new Map(rows.map((row) => [row.wordId, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
