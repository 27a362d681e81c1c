import type { LangCode } from '@mowka/contract/schemas/common'
import type { DueReviews, DueSentence } from '@mowka/contract/schemas/progress'
import { type DeckCounts, MAX_DECK_SENTENCES } from '@mowka/domain/review/deck'
import { daysBetween, warsawDay } from '@mowka/domain/time'
import {
  isLanguageLocked,
  lessonAccess,
  readCoursesOfLessons,
  rightsOf,
  showExercises,
} from '../../course/public'
import type { Database } from '../../database/database'
import type { CallScope } from '../../http/policy'
import { readWordsByDay } from '../../vocabulary/public'
import { readDueByLesson, readScheduledSentences } from './store'

/** The scheduled sentences of lessons that are open to the caller, longest overdue first. */
async function openSentences({ db, person, pair, now }: CallScope) {
  const rows = await readScheduledSentences(db, person.userId, pair)
  const rights = rightsOf(person, now)
  const courses = await readCoursesOfLessons(db, [...new Set(rows.map(({ lessonId }) => lessonId))])
  return rows.flatMap(({ lessonId, exerciseId, dueDay, ...lesson }) => {
    const access = lessonAccess(rights, { ...lesson, courses: courses.get(lessonId) ?? [] })
    return dueDay !== null && access === 'open' ? [{ lessonId, exerciseId, dueDay }] : []
  })
}

/** The number of words due on each day, without access to the language none. */
async function openWords({ db, person, pair, now }: CallScope): Promise<{ day: string; count: number }[]> {
  if (isLanguageLocked(rightsOf(person, now), pair.targetLang)) return []
  return readWordsByDay(db, { userId: person.userId, targetLang: pair.targetLang })
}

/** The due words and sentences of today and of the next day: the one definition for every page. */
export async function dueReviews(call: CallScope): Promise<DueReviews> {
  const words = await openWords(call)
  const sentences = await openSentences(call)
  const today = warsawDay(call.now)
  const countIf = (isCounted: (day: string) => boolean): DeckCounts => ({
    words: words.reduce((sum, { day, count }) => sum + (isCounted(day) ? count : 0), 0),
    sentences: sentences.filter(({ dueDay }) => isCounted(dueDay)).length,
  })
  const [next] = [...words.map(({ day }) => day), ...sentences.map(({ dueDay }) => dueDay)]
    .filter((day) => day > today)
    .sort()
  return {
    today: countIf((day) => day <= today),
    overdue: countIf((day) => day < today),
    next: next ? { ...countIf((day) => day === next), day: next, inDays: daysBetween(today, next) } : null,
  }
}

/** The due sentences of one deck, longest overdue first. */
export async function dueSentences(call: CallScope): Promise<DueSentence[]> {
  const today = warsawDay(call.now)
  const due = (await openSentences(call)).filter(({ dueDay }) => dueDay <= today)
  const asked = due.slice(0, MAX_DECK_SENTENCES)
  const exercises = await showExercises(
    call.db,
    asked.map(({ exerciseId }) => exerciseId),
  )
  return asked.flatMap(({ lessonId, exerciseId }) => {
    const exercise = exercises.get(exerciseId)
    return exercise ? [{ lessonId, exercise }] : []
  })
}

/** A learner with access to a language, and the courses with explicit access that are open to them. */
type DeckOwner = { userId: string; targetLang: LangCode; courseIds: readonly string[] }

/** By learner, the number of sentences of the deck that are due today. For background jobs over many learners. */
export async function readDueSentenceCounts(
  db: Database,
  owners: readonly DeckOwner[],
  now: Date,
): Promise<Map<string, number>> {
  if (owners.length === 0) return new Map()
  const userIds = owners.map(({ userId }) => userId)
  const rows = await readDueByLesson(db, userIds, warsawDay(now))
  const courses = await readCoursesOfLessons(db, [...new Set(rows.map(({ lessonId }) => lessonId))])
  const rights = new Map(
    owners.map(({ userId, targetLang, courseIds }) => [
      userId,
      { isEditor: false, languages: new Map([[targetLang, now]]), courseIds: new Set(courseIds), at: now },
    ]),
  )
  const counts = new Map<string, number>()
  for (const { userId, lessonId, count, ...lesson } of rows) {
    const own = rights.get(userId)
    if (own && lessonAccess(own, { ...lesson, courses: courses.get(lessonId) ?? [] }) === 'open')
      counts.set(userId, (counts.get(userId) ?? 0) + count)
  }
  return counts
}
