import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isExerciseItem } from './query-parts'
import { exercises, lessonItems, lessonWords, words } from './tables'

/** What else is written in the lessons of an exercise, in its language: other sentences and words to learn. */
export async function readLessonTexts(
  db: Database,
  lessonIds: string[],
  exerciseId: string,
  lang: LangCode,
): Promise<string[]> {
  if (lessonIds.length === 0) return []
  const sentences = await db
    .select({ text: exercises.answer })
    .from(lessonItems)
    .innerJoin(exercises, eq(exercises.id, lessonItems.itemId))
    .where(
      and(
        inArray(lessonItems.lessonId, lessonIds),
        isExerciseItem,
        ne(exercises.id, exerciseId),
        eq(exercises.answerLang, lang),
      ),
    )
  const learned = await db
    .select({ text: words.answer })
    .from(lessonWords)
    .innerJoin(words, eq(words.id, lessonWords.wordId))
    .where(and(inArray(lessonWords.lessonId, lessonIds), eq(words.answerLang, lang)))
  return [...sentences, ...learned].map((row) => row.text)
}

/** Which of these spellings the dictionary has. */
export async function readDictionaryWords(
  db: Database,
  spellings: string[],
  lang: LangCode,
): Promise<string[]> {
  if (spellings.length === 0) return []
  const rows = await db
    .select({ word: words.answer })
    .from(words)
    .where(and(eq(words.answerLang, lang), inArray(words.answer, spellings)))
  return rows.map((row) => row.word)
}
