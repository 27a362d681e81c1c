import type { WordForecast, WordRepetition } from '@mowka/contract/schemas/vocabulary'
import { addDays, daysBetween, warsawDay } from '@mowka/domain/time'
import { FORECAST_DAYS, RETENTION_WEEKS } from '@mowka/domain/word/word'
import { startOfWarsawDay } from '@mowka/domain/word/word-schedule'
import { type OpenLesson, readWordsWithSentences, type WordWithSentences } from '../course/public'
import type { CallScope } from '../http/policy'
import * as store from './list-store'
import { deleteKnown, insertKnown, readKnown, readWordsToLearn, type WordsOfLesson } from './store'

type Part = { offset: number; limit: number }

const ownerOf = ({ person, pair }: CallScope): store.Owner => ({
  userId: person.userId,
  targetLang: pair.targetLang,
})

/** The start of the Warsaw day after today; words due from then on aren't due yet. */
const tomorrowOf = (now: Date): Date => startOfWarsawDay(addDays(warsawDay(now), 1))

/** A word as shown in lists and exercises. */
export const showWord = ({ id: _, sentences, ...word }: WordWithSentences): WordRepetition['word'] => ({
  ...word,
  exampleSentences: sentences.map(({ answer, example }) => ({
    sentence: answer,
    sourceLangSentenceTranslation: example,
  })),
})

/** Loads the words of list rows and adds them. */
async function showWords(
  { db, now }: CallScope,
  rows: readonly store.ListedWord[],
): Promise<WordRepetition[]> {
  const words = await readWordsWithSentences(
    db,
    rows.map(({ wordId }) => wordId),
    now,
  )
  const byId = new Map(words.map((word) => [word.id, word]))
  return rows.flatMap(({ wordId, stage, nextReviewAt }) => {
    const word = byId.get(wordId)
    if (!word) return []
    return { wordId, stage, nextReviewAt: nextReviewAt?.toISOString() ?? null, word: showWord(word) }
  })
}

/** The words of a lesson that the learner hasn't learned in it yet, without hidden ones (S-WREP-01). */
export async function learningWords(call: CallScope, { lessonId }: OpenLesson) {
  const words = await showWords(call, await readWordsToLearn(call.db, call.person.userId, lessonId))
  return { words, total: words.length }
}

/** The words of the global list that are due today, longest overdue first (S-WREP-09). */
export async function dueWords(call: CallScope, part: Part) {
  const { items, total, hasMore } = await partOf(call, { dueBefore: tomorrowOf(call.now) }, part)
  return { items, total, hasMore }
}

/** All words of the global list by the date of the next review, and the ids of hidden ones (S-WREP-10). */
export async function allWords(
  call: CallScope,
  { withKnown = false, ...part }: Part & { withKnown?: boolean },
) {
  const { known, ...rest } = await partOf(call, { withKnown }, part)
  return { ...rest, knownWordIds: known }
}

async function partOf(call: CallScope, choice: Parameters<typeof store.countListed>[2], part: Part) {
  const owner = ownerOf(call)
  const { total, known } = await store.countListed(call.db, owner, choice)
  const rows = await store.readListed(call.db, owner, choice, part)
  const items = await showWords(call, rows)
  return { items, total, hasMore: part.offset + rows.length < total, known }
}

/** The next day after today with due words (S-WREP-11). */
export async function upcomingWords(call: CallScope) {
  const [next] = await store.countByDay(call.db, ownerOf(call), { dueFrom: tomorrowOf(call.now) }, 1)
  if (!next) return { count: 0, day: null, inDays: null }
  return { ...next, inDays: daysBetween(warsawDay(call.now), next.day) }
}

/** Counts of the learner's words: new, in repetition, mastered, hidden and due (S-WREP-05). */
export const wordStats = (call: CallScope) =>
  store.readStats(call.db, ownerOf(call), startOfWarsawDay(warsawDay(call.now)), tomorrowOf(call.now))

/** The reviews due in the coming days, and the retention so far. */
export async function wordForecast(call: CallScope): Promise<WordForecast> {
  const owner = ownerOf(call)
  const today = warsawDay(call.now)
  const until = startOfWarsawDay(addDays(today, FORECAST_DAYS))
  // Each overdue day has its own row.
  const rows = await store.countByDay(call.db, owner, { dueBefore: until }, Number.MAX_SAFE_INTEGER)
  const weeks = await store.readRetention(call.db, owner)
  const days = Array.from({ length: FORECAST_DAYS }, (_, index) => addDays(today, index))
  const monday = mondayOf(today)
  const lastWeeks = Array.from({ length: RETENTION_WEEKS }, (_, index) =>
    addDays(monday, 7 * (index + 1 - RETENTION_WEEKS)),
  )
  return {
    days: days.map((day) => ({
      day,
      count: sumOf(
        rows.filter((row) => row.day === day || (day === today && row.day < today)),
        'count',
      ),
    })),
    retention: {
      reviews: sumOf(weeks, 'reviews'),
      successful: sumOf(weeks, 'successful'),
      weeks: lastWeeks.map(
        (from) => weeks.find((week) => week.from === from) ?? { from, reviews: 0, successful: 0 },
      ),
    },
  }
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))

/** The learner's stages and hidden words in a lesson (S-WREP-06). */
export const lessonRepetitions = ({ stages, known }: WordsOfLesson) => ({
  repetitions: stages.map(({ nextReviewAt, ...stage }) => ({
    ...stage,
    nextReviewAt: nextReviewAt === null ? null : new Date(nextReviewAt).toISOString(),
  })),
  knownWordIds: known,
})

/** Hides a word. Idempotent (S-WREP-07). Returns all hidden words. */
export async function hideWord({ db, person, now }: CallScope, wordId: string) {
  await insertKnown(db, person.userId, wordId, now)
  return { knownWordIds: await readKnown(db, person.userId) }
}

/** Shows a hidden word again. Idempotent (S-WREP-08). Returns all hidden words. */
export async function unhideWord({ db, person }: CallScope, wordId: string) {
  await deleteKnown(db, person.userId, wordId)
  return { knownWordIds: await readKnown(db, person.userId) }
}
