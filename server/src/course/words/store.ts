import { type LearnerField, learnerFields, type ValuesOf } from '@mowka/contract/content-kinds/kind'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type { LangCode } from '@mowka/contract/schemas/common'
import { pick } from '@mowka/domain/pick'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { isInPublishedLesson } from '../query-parts'
import { exercises, exerciseWords, lessonWords, words } from '../tables'

/** The active dictionary entries with these answers: the word being learned and its translation. */
export const readEntries = (
  db: Database,
  answers: string[],
  lang: LangCode,
): Promise<{ answer: string; example: string }[]> =>
  db
    .select({ answer: words.answer, example: words.example })
    .from(words)
    .where(and(eq(words.answerLang, lang), inArray(words.answer, answers), eq(words.active, true)))

/** The most sentences shown for a word (V-LW-11). */
const SENTENCES = 3
/** The words on each side of a dictionary entry that are candidates for wrong answers. */
const NEIGHBOURS = 12

/** Subquery of the words that can be trained: the active ones. */
export const activeWords = (db: Database) =>
  db
    .select({ id: words.id, lang: words.answerLang })
    .from(words)
    .where(eq(words.active, true))
    .as('active_words')

/** A sentence that uses a word. */
type Sentence = { answer: string; example: string }

/** A word with up to three sentences that use it. */
export type WordWithSentences = Omit<
  ValuesOf<typeof wordKind, LearnerField<typeof wordKind>>,
  'exampleRecording'
> & {
  id: string
  sentences: Sentence[]
}

const sentencesOfWord = (db: Database, now: Date): SQL<Sentence[]> => {
  const few = db
    .select({ id: exercises.id, answer: exercises.answer, example: exercises.example })
    .from(exerciseWords)
    .innerJoin(exercises, eq(exercises.id, exerciseWords.exerciseId))
    .where(
      and(
        eq(exerciseWords.wordId, words.id),
        eq(exercises.active, true),
        isInPublishedLesson(db, exercises.id, now),
      ),
    )
    .orderBy(asc(exercises.id))
    .limit(SENTENCES)
    .as('few')
  return sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('answer', ${few.answer}, 'example', ${few.example}) order by ${few.id})`,
    })
    .from(few)}, '[]'::json)`
}

/** Active words with up to three sentences each, in the order of `ids`. */
export async function readWordsWithSentences(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<WordWithSentences[]> {
  if (ids.length === 0) return []
  // Lists and sessions play the answer only.
  const { exampleRecording: _, ...shown } = pick(words, learnerFields(wordKind))
  const rows = await db
    .select({
      id: words.id,
      ...shown,
      sentences: sentencesOfWord(db, now),
    })
    .from(words)
    .where(and(inArray(words.id, [...ids]), eq(words.active, true)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A dictionary entry near another one. */
export type NeighbourWord = { answer: string; example: string; transcription: string | null }

/**
 * The dictionary entries around the given ones, in alphabetical order: verbs are next to verbs if the language marks them,
 * nouns next to nouns with the same article and a similar beginning.
 */
export async function readNeighbours(
  db: Database,
  lang: LangCode,
  answers: readonly string[],
): Promise<NeighbourWord[]> {
  if (answers.length === 0) return []
  const side = (answer: string, isBefore: boolean) => {
    const near = isBefore ? sql`${words.answer} < ${answer}` : sql`${words.answer} > ${answer}`
    const direction = isBefore ? sql`desc` : sql`asc`
    return sql`(select ${words.answer} as answer, ${words.example} as example, ${words.transcription} as transcription
      from ${words} where ${words.answerLang} = ${lang} and ${words.active} and ${near}
      order by ${words.answer} ${direction} limit ${NEIGHBOURS})`
  }
  const sides = answers.flatMap((answer) => [side(answer, true), side(answer, false)])
  const near = db
    .select({
      answer: sql<string>`answer`,
      example: sql<string>`example`,
      transcription: sql<string | null>`transcription`,
    })
    .from(sql`(${sql.join(sides, sql` union `)}) as near`)
    .orderBy(sql`answer`, sql`example`)
  return near
}

/** The ids of the lessons that teach each word. */
export async function readLessonsOfWords(
  db: Database,
  wordIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ wordId: lessonWords.wordId, lessonId: lessonWords.lessonId })
    .from(lessonWords)
    .where(inArray(lessonWords.wordId, [...wordIds]))
  return new Map(
    [...groupBy(rows, ({ wordId }) => wordId)].map(([id, own]) => [id, own.map(({ lessonId }) => lessonId)]),
  )
}
