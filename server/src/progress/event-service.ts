import type { ProgressEvent } from '@mowka/shared/contract/schemas/progress'
import { type OpenLesson, readLessonLanguages, readOpenLesson } from '../course/public'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { invalidInput } from '../http/problem'
import { lockAccount } from '../user/public'
import { timeOfEvent, timeSince } from './event-time'
import { keepable } from './keepable'
import * as log from './log-store'
import { countOpenExercises, countOpenRepetition } from './open-items-store'
import * as store from './projection-store'
import {
  emptyProjections,
  isRepetition,
  itemKey,
  type LoggedEvent,
  type Projections,
  project,
} from './projections'
import { answered, isSettled, isUnforced, repetitionModeOf } from './repetition-queue'
import { later } from './seconds'

/** Events about one exercise; they have to name it. */
const isAboutExercise = (name: ProgressEvent['name']) => name.includes('EXAMPLE_')

const isSuccess = (name: LoggedEvent['name']) => name.endsWith('EXAMPLE_SUCCESS')

/**
 * Takes an event of a learner. Throws 422 when it does not say what it is about, and when it is dated before the
 * account, the lesson or the access existed (C73).
 */
export const takeEvent = (
  { db, person: { userId }, now }: CallScope,
  lesson: OpenLesson,
  event: ProgressEvent,
): Promise<{ stored: boolean }> =>
  keepEvent(db, userId, lesson, event, (account) => ({
    createdAt: timeSince(later(lesson.openSince, account.createdAt), timeOfEvent(event, now)),
    receivedAt: now,
  }))

/**
 * Takes the history that a learner brings along, as it is dated: an editor vouches for it. Returns how many events were
 * not there already. Throws 404 for a lesson that is not there, 422 for an event that does not say what it is about.
 */
export async function moveProgress(
  { db, person, pair, now }: CallScope<'admin'>,
  account: { id: string },
  events: readonly ProgressEvent[],
): Promise<{ stored: number }> {
  const editor: CallScope = { db, person, pair, now }
  let stored = 0
  for (const event of events) {
    const lesson = await readOpenLesson(editor, event.lessonId, {
      courseId: event.courseId,
      exerciseId: event.payload.exerciseId,
    })
    const at = timeOfEvent(event, now)
    const kept = await keepEvent(db, account.id, lesson, event, () => ({ createdAt: at, receivedAt: at }))
    if (kept.stored) stored++
  }
  return { stored }
}

/** When an event happened and when it came. */
type EventTimes = Pick<LoggedEvent, 'createdAt' | 'receivedAt'>

/**
 * Puts an event into the log and carries it over into the projections in the same transaction. Events of one learner
 * are taken one after the other, in the order of the log; the same one again is not stored and counts nothing.
 */
async function keepEvent(
  db: Database,
  userId: string,
  { targetLang }: OpenLesson,
  event: ProgressEvent,
  timesFor: (account: { createdAt: Date }) => EventTimes,
): Promise<{ stored: boolean }> {
  const { name, lessonId, courseId } = event
  const payload = keepable(event.payload)
  const { exerciseId } = payload
  const mode = isRepetition(event) ? repetitionModeOf(payload) : null
  if (isAboutExercise(name)) {
    if (!exerciseId) throw incomplete('exerciseId')
    if (isRepetition(event) && !mode) throw incomplete('learningMode')
  }
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (await log.wasTaken(tx, userId, event.eventId)) return { stored: false }

    const said: LoggedEvent = {
      name,
      lessonId,
      courseId,
      targetLang,
      ...timesFor(account),
      payload,
      confirmed: false,
      finishes: false,
    }
    const state = await store.loadTouched(tx, userId, {
      event: said,
      repetitionMode: mode,
      isRepetition: isRepetition(said),
    })
    const logged: LoggedEvent = {
      ...said,
      confirmed:
        isSuccess(name) &&
        isUnforced(payload) &&
        exerciseId !== undefined &&
        (await log.takeConfirmation(tx, userId, exerciseId)),
      finishes: await finishes(tx, userId, said, state),
    }
    await log.appendEvents(tx, [{ ...logged, eventId: event.eventId, userId }])
    project(state, logged)
    if (logged.finishes && mode) await store.clearSession(tx, userId, lessonId, mode)
    await store.saveTouched(tx, userId, state)
    return { stored: true }
  })
}

const incomplete = (field: string) => invalidInput(`body/payload/${field}`, 'This event has to say it')

/**
 * Tells whether nothing remains after an event. The server looks for itself: a client that only says that a lesson or
 * a session is finished does not finish it (C60).
 */
async function finishes(
  tx: Database,
  userId: string,
  event: LoggedEvent,
  state: Projections,
): Promise<boolean> {
  const { lessonId, payload } = event
  const exerciseId = isSuccess(event.name) ? (payload.exerciseId ?? null) : null
  const before = state.lessons.get(lessonId)
  if (event.name === 'EXAMPLE_SUCCESS' || event.name === 'LESSON_FINISHED') {
    if (before?.lesson?.finishedAt) return false
    const { total, open } = await countOpenExercises(tx, userId, lessonId, exerciseId)
    return total > 0 && open === 0
  }
  const mode = repetitionModeOf(payload)
  if (!mode || !isRepetition(event)) return false
  if (event.name === 'REPETITION_SESSION_FINISHED') {
    const { touched, open } = await countOpenRepetition(tx, userId, lessonId, mode, null)
    return touched > 0 && open === 0
  }
  if (!exerciseId || !isSettled(answered(before?.items.get(itemKey(mode, exerciseId)), mode, payload))) {
    return false
  }
  const { total, open } = await countOpenRepetition(tx, userId, lessonId, mode, exerciseId)
  return total > 0 && open === 0
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
    await lockAccount(tx, userId)
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

/** Computes all projections of a learner from the log again. */
export async function rebuildProjections(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const state = emptyProjections()
    for (const event of await log.readLog(tx, userId)) project(state, event)
    await store.replaceProjections(tx, userId, state)
  })
}
