import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { exercises, exerciseWords, lessonWords, words } from './tables'

/** How many sentences of a word are shown (V-LW-11). */
const SENTENCES = 3
/** How many words before and after each one in the dictionary are read as possible wrong answers. */
const NEIGHBOURS = 12

/** The words that may be trained: the active ones. A part of other queries. */
export const activeWords = (db: Database) =>
  db
    .select({ id: words.id, lang: words.answerLang })
    .from(words)
    .where(eq(words.active, true))
    .as('active_words')

/** A sentence that uses a word. */
type Sentence = { answer: string; example: string }

/** A word with a few of the sentences that use it. */
export type WordWithSentences = Pick<
  typeof words.$inferSelect,
  | 'id'
  | 'answer'
  | 'example'
  | 'answerRecording'
  | 'answerLang'
  | 'exampleLang'
  | 'transcription'
  | 'partOfSpeech'
  | 'gender'
> & { sentences: Sentence[] }

const sentencesOfWord = (db: Database): SQL<Sentence[]> => {
  const few = db
    .select({ id: exercises.id, answer: exercises.answer, example: exercises.example })
    .from(exerciseWords)
    .innerJoin(exercises, eq(exercises.id, exerciseWords.exerciseId))
    .where(and(eq(exerciseWords.wordId, words.id), eq(exercises.active, true)))
    .orderBy(asc(exercises.id))
    .limit(SENTENCES)
    .as('few')
  return sql`coalesce(${db
    .select({
      all: sql`json_agg(json_build_object('answer', ${few.answer}, 'example', ${few.example}) order by ${few.id})`,
    })
    .from(few)}, '[]'::json)`
}

/** Active words with up to three sentences each, in the order of the ids. */
export async function readWordsWithSentences(
  db: Database,
  ids: readonly string[],
): Promise<WordWithSentences[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: words.id,
      answer: words.answer,
      example: words.example,
      answerRecording: words.answerRecording,
      answerLang: words.answerLang,
      exampleLang: words.exampleLang,
      transcription: words.transcription,
      partOfSpeech: words.partOfSpeech,
      gender: words.gender,
      sentences: sentencesOfWord(db),
    })
    .from(words)
    .where(and(inArray(words.id, [...ids]), eq(words.active, true)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A word of the dictionary next to others. */
export type NeighbourWord = { answer: string; example: string; transcription: string | null }

/**
 * The words next to some in the dictionary of their language: verbs next to verbs where the language marks them, nouns
 * next to nouns of the same article, with beginnings alike.
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

/** The lessons that teach each of these words. */
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
