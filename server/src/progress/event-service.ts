import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import { type OpenLesson, readLessonLanguages, readOpenLesson } from '../course/public'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import { isAdmin } from '../http/person'
import type { CallScope } from '../http/policy'
import { invalidInput } from '../http/problem'
import { readAnswers } from '../vocabulary/public'
import { assertRight, isOverruled, type JudgeAgain, verdictAgain, verdictOnHistory } from './device-verdict'
import { timeOfEvent } from './event-time'
import { keepable } from './keepable'
import * as log from './log-store'
import type { OpenCounts } from './open-items-store'
import type { EventLesson } from './policies'
import * as store from './projection-store'
import {
  emptyProjections,
  isDeleted,
  itemKey,
  type LoggedEvent,
  type Projections,
  pointsByLang,
  project,
  projectAnswer,
} from './projections'
import { answered, isSettled, isUnforced, repetitionModeOf, staysOver } from './repetition-queue'
import { takeTouched, takeTurn } from './taking-store'
import { readTouched, type Touched } from './touched-store'
import { isSuccess, type Touching, touchingOf } from './touching'

/** Events about one exercise; they have to name it. */
const isAboutExercise = (name: ProgressEvent['name']) => name.includes('EXAMPLE_')

/**
 * Stores an event of a learner. An answer that a device has judged without a network is judged again: `overruled` means
 * that it was right after all. Throws 422 for an event without the exercise or mode that it is about, and for a success
 * of the device that is none.
 */
export async function takeEvent(
  { db, person, now }: CallScope,
  { lesson, at, touched }: EventLesson,
  event: ProgressEvent,
  judgeAgain: JudgeAgain,
): Promise<{ stored: boolean; overruled?: true }> {
  const times = { createdAt: at, receivedAt: now }
  const by = isAdmin(person) ? undefined : { userId: person.userId, now }
  const verdict = await verdictAgain(db, { ...event, payload: keepable(event.payload) }, judgeAgain, by)
  const kept = await keepEvent(db, person.userId, lesson, event, times, {
    verdict,
    check: () => assertRight(event, verdict),
    touched,
  })
  return isOverruled(event, verdict) ? { ...kept, overruled: true } : kept
}

/**
 * Takes the history that a learner brings along, as it is dated: an editor vouches for it. A success that says what was
 * typed is judged again, and earns its point only when it is right (C59). Takes all of it or nothing, and returns how
 * many events were not there already. Throws 404 for a lesson that is not there, 422 for an event that does not say
 * what it is about.
 */
export async function moveProgress(
  { db, person, pair, now }: CallScope<'admin'>,
  account: { id: string },
  events: readonly ProgressEvent[],
  judgeAgain: JudgeAgain,
): Promise<{ stored: number }> {
  return db.transaction(async (tx) => {
    const editor: CallScope = { db: tx, person, pair, now }
    // A history comes back to the same exercises, and often with the same answer.
    const lessonOf = memoized(
      ({ lessonId, courseId, payload: { exerciseId } }: ProgressEvent) => [lessonId, courseId, exerciseId],
      ({ lessonId, courseId, payload: { exerciseId } }) =>
        readOpenLesson(editor, lessonId, { courseId, exerciseId }),
    )
    const verdictOf = memoized(
      ({ name, payload }: ProgressEvent) => [name, payload],
      ({ name, payload }) => verdictOnHistory(tx, { name, payload: keepable(payload) }, judgeAgain),
    )
    let stored = 0
    for (const event of events) {
      const lesson = await lessonOf(event)
      const at = timeOfEvent(event, now)
      const times = { createdAt: at, receivedAt: at }
      const verdict = await verdictOf(event)
      const kept = await keepEvent(tx, account.id, lesson, event, times, { verdict, check: () => {} })
      if (kept.stored) stored++
    }
    return { stored }
  })
}

/** A function that finds something out once for arguments with the same key. */
function memoized<Arg, Value>(
  keyOf: (arg: Arg) => unknown[],
  find: (arg: Arg) => Promise<Value>,
): typeof find {
  const known = new Map<string, Promise<Value>>()
  return (arg) => {
    const key = JSON.stringify(keyOf(arg))
    const found = known.get(key) ?? find(arg)
    known.set(key, found)
    return found
  }
}

/** When an event happened and when it came. */
type EventTimes = Pick<LoggedEvent, 'createdAt' | 'receivedAt'>

/**
 * The verdict on an answer that a device has judged, what throws for a new event that cannot have happened, and what was
 * read already of what the event touches.
 */
type Judged = { verdict: boolean | null; check: () => void; touched?: Touched | undefined }

/** How often an event is tried without waiting, before it takes the turn first. */
const TRIES = 3

/**
 * Puts an event into the log and carries it over into the projections in the same statement. Events of one learner
 * are taken one after the other, in the order of the log; the same one again is not stored and counts nothing. When
 * another one was faster, what it changed is read again.
 */
async function keepEvent(
  db: Database,
  userId: string,
  { targetLang }: OpenLesson,
  event: ProgressEvent,
  times: EventTimes,
  { verdict, check, touched }: Judged,
): Promise<{ stored: boolean }> {
  const { name, lessonId, courseId } = event
  const payload = keepable(event.payload)
  const touching = touchingOf(event, times.createdAt)
  const said: LoggedEvent = {
    name,
    lessonId,
    courseId,
    targetLang,
    ...times,
    payload,
    // An attempt that its device held to be wrong is a success; what is one anyway, the log knows later.
    confirmed: verdict === true && (isSuccess(name) || isOverruled({ name, payload }, verdict)),
    finishes: false,
  }
  if (isAboutExercise(name)) {
    if (!payload.exerciseId) throw incomplete('exerciseId')
    if (touching.isRepetition && !touching.mode) throw incomplete('learningMode')
  }
  const taking: SaidEvent = { event: said, touching, check }
  const read = (on: Database) => readTouched(on, { userId, targetLang }, touching)
  for (let tried = 0; tried < TRIES; tried++) {
    const kept = await keepOnce(db, userId, taking, (tried === 0 && touched) || (await read(db)))
    if (kept) return kept
  }
  return db.transaction(async (tx) => {
    await takeTurn(tx, userId)
    const kept = await keepOnce(tx, userId, taking, await read(tx))
    if (!kept) throw new Error('Nobody writes while someone else has the turn')
    return kept
  })
}

/** An event as it is said to have happened. */
type SaidEvent = { event: LoggedEvent; touching: Touching; check: () => void }

/** Tries once; null when someone else wrote to the log since what it touches was read. */
async function keepOnce(
  db: Database,
  userId: string,
  { event: said, touching, check }: SaidEvent,
  { version, isTaken, isConfirmed, state, counts }: Touched,
): Promise<{ stored: boolean } | null> {
  const { eventId, exceptId, mode } = touching
  if (isTaken) return { stored: false }
  check()
  const event: LoggedEvent = {
    ...said,
    confirmed: said.confirmed || (exceptId !== null && isUnforced(said.payload) && isConfirmed),
    finishes: finishes(said, state, counts),
  }
  const pointsBefore = pointsByLang(state).get(event.targetLang) ?? 0
  project(state, event)
  const gained = (pointsByLang(state).get(event.targetLang) ?? 0) - pointsBefore
  const closedMode = event.finishes ? mode : null
  const isDone = await takeTouched(db, userId, version, { eventId, event, state, gained, closedMode })
  return isDone ? { stored: true } : null
}

const incomplete = (field: string) => invalidInput(`body/payload/${field}`, 'This event has to say it')

/**
 * Tells whether nothing remains after an event. The server looks for itself: a client that only says that a lesson or
 * a session is finished does not finish it (C60).
 */
function finishes(event: LoggedEvent, state: Projections, { total, open, touched }: OpenCounts): boolean {
  if (isDeleted(state, event)) return false
  const { name, lessonId, createdAt, payload } = event
  const before = state.lessons.get(lessonId)
  if (name === 'EXAMPLE_SUCCESS' || name === 'LESSON_FINISHED') {
    return !before?.lesson?.finishedAt && total > 0 && open === 0
  }
  const mode = repetitionModeOf(payload)
  if (!mode || staysOver(before?.modes.get(mode), createdAt)) return false
  if (name === 'REPETITION_SESSION_FINISHED') return touched > 0 && open === 0
  if (name !== 'REPETITION_EXAMPLE_SUCCESS' || !payload.exerciseId) return false
  const item = before?.items.get(itemKey(mode, payload.exerciseId))
  return isSettled(answered(item, mode, payload)) && total > 0 && open === 0
}

/**
 * Deletes the progress of lessons: the log gets a reset for each that has some, which every projection honours. Streak
 * and points stay (C56). Returns how many lessons there were.
 */
export async function deleteLessons(
  { db, person: { userId }, pair, now }: CallScope,
  lessonIds: string[],
): Promise<{ deleted: number }> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, userId)
    const cleared = await store.clearLessons(tx, userId, lessonIds)
    if (cleared.length === 0) return { deleted: 0 }
    const rows = await readLessonLanguages(tx, cleared)
    const languages = new Map(rows.map((row) => [row.lessonId, row.targetLang]))
    await log.appendEvents(
      tx,
      cleared.map((lessonId) => ({
        eventId: newId(),
        userId,
        name: 'PROGRESS_RESET' as const,
        lessonId,
        courseId: null,
        targetLang: languages.get(lessonId) ?? pair.targetLang,
        createdAt: now,
        receivedAt: now,
        payload: {},
      })),
    )
    return { deleted: cleared.length }
  })
}

/** Computes all projections of a learner from the log again, and from their answers to words. */
export async function rebuildProjections(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx, userId)
    const state = emptyProjections()
    const answers = (await readAnswers(tx, userId)).toReversed()
    const countAnswersUntil = (at: Date | null) => {
      for (let next = answers.at(-1); next && (!at || next.receivedAt < at); next = answers.at(-1)) {
        projectAnswer(state, { ...next, confirmed: next.isSuccess })
        answers.pop()
      }
    }
    for (const event of await log.readLog(tx, userId)) {
      countAnswersUntil(event.receivedAt)
      project(state, event)
    }
    countAnswersUntil(null)
    await store.replaceProjections(tx, userId, state)
  })
}
