import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import { type OpenLesson, readOpenLesson } from '../../course/public'
import type { Database } from '../../database/database'
import { isEditor } from '../../http/caller'
import type { CallScope } from '../../http/policy'
import { invalidInput, ProblemError } from '../../http/problem'
import { type EventLesson, timeOfEvent } from '../policies'
import { answered, isSettled, isUnforced, repetitionModeOf, staysOver } from '../repetitions/queue'
import {
  dayKey,
  isDeleted,
  isRepetition,
  isSuccess,
  itemKey,
  type LoggedEvent,
  type Projections,
  project,
} from './projections'
import { type OpenCounts, readAffectedRows, writeEvent } from './store'

/** Judges an answer that was typed to an exercise; provided by the domain of attempts. */
export type RejudgeAnswer = (
  db: Database,
  answer: {
    exerciseId: string
    userInput: string
    simplifiedCheck: boolean
    /** The learner who answered just now; omitted for editors and imported histories. */
    by?: { userId: string; now: Date } | undefined
  },
) => Promise<boolean>

/**
 * Records an event of a learner. An answer that a device judged offline is judged again; `overruled` means that the
 * device rejected a correct one. Nothing is recorded for a preview.
 *
 * @throws 422 for an event without its exercise or mode, and for a success with a wrong answer.
 */
export async function postEvent(
  { db, person, now }: CallScope,
  { lesson, at, isPreview }: EventLesson,
  body: ProgressEvent,
  rejudge: RejudgeAnswer,
): Promise<{ stored: boolean; overruled?: true }> {
  if (isPreview) return { stored: false }
  const event = withStorableText(body)
  const by = isEditor(person) ? undefined : { userId: person.userId, now }
  const verdict = await rejudgeDeviceAnswer(db, event, rejudge, by)
  const recorded = await recordEvent(db, person.userId, lesson, event, {
    createdAt: at,
    receivedAt: now,
    verdict,
    assertValid: () => assertCorrect(event, verdict),
  })
  return isOverruled(event, verdict) ? { ...recorded, overruled: true } : recorded
}

/**
 * Imports a learner's history with its original dates, which an editor vouches for. A success that includes the typed
 * answer is judged again, and earns its point only if the answer is correct (C59). Imports all events or none, and
 * returns the number of new ones.
 *
 * @throws 404 for an unknown lesson, 422 for an event without its exercise or mode.
 */
export async function moveProgress(
  { db, person, pair, now }: CallScope<'admin'>,
  account: { id: string },
  events: readonly ProgressEvent[],
  rejudge: RejudgeAnswer,
): Promise<{ stored: number }> {
  return db.transaction(async (tx) => {
    const editor: CallScope = { db: tx, person, pair, now }
    // A history repeats the same exercises, and often the same answers.
    const lessonOf = memoized(
      ({ lessonId, courseId, payload: { exerciseId } }: ProgressEvent) => [lessonId, courseId, exerciseId],
      ({ lessonId, courseId, payload: { exerciseId } }) =>
        readOpenLesson(editor, lessonId, { courseId, exerciseId }),
    )
    const verdictOf = memoized(
      ({ name, payload }: ProgressEvent) => [name, payload],
      (event) => judgeHistoryAnswer(tx, event, rejudge),
    )
    let stored = 0
    for (const event of events.map(withStorableText)) {
      const lesson = await lessonOf(event)
      const at = timeOfEvent(event, now)
      const verdict = await verdictOf(event)
      const recorded = await recordEvent(tx, account.id, lesson, event, {
        createdAt: at,
        receivedAt: at,
        verdict,
      })
      if (recorded.stored) stored++
    }
    return { stored }
  })
}

/** Memoizes an asynchronous function by a key of its argument. */
function memoized<Arg, Value>(
  keyOf: (arg: Arg) => unknown[],
  find: (arg: Arg) => Promise<Value>,
): typeof find {
  const cache = new Map<string, Promise<Value>>()
  return (arg) => {
    const key = JSON.stringify(keyOf(arg))
    const found = cache.get(key) ?? find(arg)
    cache.set(key, found)
    return found
  }
}

/** Text without NUL and lone surrogates, neither of which PostgreSQL's JSON can hold. */
const storableText = (text: string) => Buffer.from(text.replaceAll('\0', ''), 'utf8').toString('utf8')

/** Drops such characters from typed text instead of rejecting it: a typo or a split emoji must not cost the event. */
const withStorableText = (event: ProgressEvent): ProgressEvent => {
  const { userInput, expectedResult } = event.payload
  return {
    ...event,
    payload: {
      ...event.payload,
      ...(userInput === undefined ? {} : { userInput: storableText(userInput) }),
      ...(expectedResult === undefined ? {} : { expectedResult: storableText(expectedResult) }),
    },
  }
}

/** The times of an event, the server's verdict on its answer, and a check for new events only. */
type EventContext = Pick<LoggedEvent, 'createdAt' | 'receivedAt'> & {
  verdict: boolean | null
  assertValid?: () => void
}

/**
 * Appends an event to the learner's log and updates the projections. If the log changed between reading and writing,
 * nothing is written and the event is recorded from the beginning, so the events of one learner are recorded one after
 * the other. A repeated event changes nothing.
 */
async function recordEvent(
  db: Database,
  userId: string,
  { targetLang }: OpenLesson,
  { eventId, name, lessonId, courseId, payload }: ProgressEvent,
  { createdAt, receivedAt, verdict, assertValid }: EventContext,
): Promise<{ stored: boolean }> {
  assertComplete({ name, payload })
  for (;;) {
    const { version, isRecorded, isConfirmed, state, counts } = await readAffectedRows(
      db,
      { userId, targetLang },
      { eventId, name, lessonId, payload },
      createdAt,
    )
    if (isRecorded) return { stored: false }
    assertValid?.()

    const isConfirmedByCheck = isConfirmed && isSuccess(name) && isUnforced(payload)
    const isConfirmedByVerdict =
      verdict === true && (isSuccess(name) || isOverruled({ name, payload }, verdict))
    const event: LoggedEvent = {
      name,
      lessonId,
      courseId,
      targetLang,
      createdAt,
      receivedAt,
      payload,
      confirmed: isConfirmedByCheck || isConfirmedByVerdict,
      finishes: false,
    }
    event.finishes = finishes(event, state, counts)
    const pointsBefore = state.days.get(dayKey(event))?.points ?? 0
    project(state, event)
    const pointsGained = (state.days.get(dayKey(event))?.points ?? 0) - pointsBefore
    const finishedMode = event.finishes && isRepetition(event) ? repetitionModeOf(payload) : null

    if (await writeEvent(db, userId, version, { eventId, event, state, pointsGained, finishedMode })) {
      return { stored: true }
    }
  }
}

/** @throws 422 for an event without the exercise or mode that it is about. */
function assertComplete({ name, payload }: Pick<ProgressEvent, 'name' | 'payload'>): void {
  if (!name.includes('EXAMPLE_')) return
  if (!payload.exerciseId) throw incomplete('exerciseId')
  if (isRepetition({ name }) && !repetitionModeOf(payload)) throw incomplete('learningMode')
}

const incomplete = (field: string) => invalidInput(`body/payload/${field}`, 'This event has to say it')

/**
 * Whether an event finishes its lesson or repetition, which is so when nothing remains to do. The server computes it: a
 * client can't finish a lesson by claiming so (C60).
 */
function finishes(event: LoggedEvent, state: Projections, { total, open, touched }: OpenCounts): boolean {
  if (isDeleted(state, event)) return false
  const { name, lessonId, createdAt, payload } = event
  const before = state.lessons.get(lessonId)
  if (name === 'EXAMPLE_SUCCESS' || name === 'LESSON_FINISHED') {
    return !before?.lesson?.finishedAt && total > 0 && open === 0
  }
  const mode = repetitionModeOf(payload)
  if (!mode || payload.ofDeck || staysOver(before?.modes.get(mode), createdAt)) return false
  if (name === 'REPETITION_SESSION_FINISHED') return touched > 0 && open === 0
  if (name !== 'REPETITION_EXAMPLE_SUCCESS' || !payload.exerciseId) return false
  const item = before?.items.get(itemKey(mode, payload.exerciseId))
  return isSettled(answered(item, mode, payload)) && total > 0 && open === 0
}

/** Gaps and blocks have to be exact; only whole sentences are judged with tolerance. */
const isSimplified = (type: ProgressEvent['payload']['learningExerciseType']) =>
  !type?.endsWith('_FULL_SENTENCE')

/** The server's verdict on an answer that a device judged offline, or `null` for any other event. */
async function rejudgeDeviceAnswer(
  db: Database,
  { name, payload }: Pick<ProgressEvent, 'name' | 'payload'>,
  rejudge: RejudgeAnswer,
  by: { userId: string; now: Date } | undefined,
): Promise<boolean | null> {
  const { deviceVerdict, exerciseId, userInput, learningExerciseType } = payload
  const isAnswer = name === 'EXAMPLE_ATTEMPT' || (name === 'EXAMPLE_SUCCESS' && isUnforced(payload))
  if (!isAnswer || !deviceVerdict || !exerciseId || userInput === undefined) return null
  return rejudge(db, { exerciseId, userInput, simplifiedCheck: isSimplified(learningExerciseType), by })
}

/** The server's verdict on a success of an imported history, or `null` if it has no typed answer. */
async function judgeHistoryAnswer(
  db: Database,
  { name, payload }: Pick<ProgressEvent, 'name' | 'payload'>,
  rejudge: RejudgeAnswer,
): Promise<boolean | null> {
  const { exerciseId, userInput, learningExerciseType } = payload
  const isSuccess = name.endsWith('EXAMPLE_SUCCESS') && isUnforced(payload)
  if (!isSuccess || !exerciseId || userInput === undefined) return null
  return rejudge(db, { exerciseId, userInput, simplifiedCheck: isSimplified(learningExerciseType) })
}

/** Whether the server accepts an attempt that the device rejected. It then counts as a success. */
const isOverruled = (
  { name, payload }: Pick<ProgressEvent, 'name' | 'payload'>,
  verdict: boolean | null,
): boolean => name === 'EXAMPLE_ATTEMPT' && payload.deviceVerdict === 'WRONG' && verdict === true

/** @throws 422 `ANSWER_WRONG` for a success that only the device accepted, so that the exercise comes up again. */
function assertCorrect({ name }: Pick<ProgressEvent, 'name'>, verdict: boolean | null): void {
  if (name === 'EXAMPLE_SUCCESS' && verdict === false) {
    throw new ProblemError(422, 'ANSWER_WRONG', 'The answer is not right')
  }
}
