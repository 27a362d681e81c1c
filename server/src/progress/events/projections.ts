import type { LangCode } from '@mowka/contract/schemas/common'
import type { RepetitionMode } from '@mowka/contract/schemas/progress'
import { LONGEST_PAUSE, warsawDay } from '@mowka/domain/time'
import { answered, isUnforced, repetitionModeOf, staysOver } from '../repetitions/queue'
import { notScheduled, reviewSentence } from '../reviews/sentence-schedule'
import type {
  dailyPoints,
  exerciseProgress,
  lessonProgress,
  progressEvents,
  repetitionItems,
  repetitionModes,
} from '../tables'

/** An event of the log, without its owner and id. */
export type LoggedEvent = Omit<typeof progressEvents.$inferSelect, 'seq' | 'userId' | 'eventId'>

type Row<Table extends { $inferSelect: { userId: string } }> = Omit<Table['$inferSelect'], 'userId'>
export type LessonProgressRow = Row<typeof lessonProgress>
export type ExerciseProgressRow = Row<typeof exerciseProgress>
export type RepetitionItemRow = Row<typeof repetitionItems>
export type RepetitionModeRow = Row<typeof repetitionModes>
export type DayRow = Row<typeof dailyPoints>

/** A learner's progress in a lesson. Items are keyed by mode and exercise. */
export type LessonProjection = {
  lesson: LessonProgressRow | null
  exercises: Map<string, ExerciseProgressRow>
  modes: Map<RepetitionMode, RepetitionModeRow>
  items: Map<string, RepetitionItemRow>
}

/**
 * A learner's projections, or the part that an event affects. Days are keyed by language and day; `resets` has the
 * time of each lesson's last reset.
 */
export type Projections = {
  lessons: Map<string, LessonProjection>
  days: Map<string, DayRow>
  resets: Map<string, Date>
}

export const emptyProjections = (): Projections => ({
  lessons: new Map(),
  days: new Map(),
  resets: new Map(),
})
export const emptyLesson = (): LessonProjection => ({
  lesson: null,
  exercises: new Map(),
  modes: new Map(),
  items: new Map(),
})
export const itemKey = (mode: RepetitionMode, exerciseId: string) => `${mode} ${exerciseId}`
export const dayKeyOf = ({ targetLang, day }: Pick<DayRow, 'targetLang' | 'day'>) => `${targetLang} ${day}`
export const dayKey = ({ targetLang, createdAt }: Pick<LoggedEvent, 'targetLang' | 'createdAt'>) =>
  dayKeyOf({ targetLang, day: warsawDay(createdAt) })

/**
 * Tolerance for slow clocks, in ms, so that an event after a reset isn't treated as older than the reset. Less than
 * `CLOCK_SKEW`, because resets guard against devices that were offline on the same day.
 */
const RESET_SKEW = 10 * 60 * 1000

export const isRepetition = (event: Pick<LoggedEvent, 'name'>) => event.name.startsWith('REPETITION_')
export const isSuccess = (name: LoggedEvent['name']) => name.endsWith('EXAMPLE_SUCCESS')

/**
 * Applies an event to the projections. This is the only place that defines the effects of events, both for new ones
 * and for a rebuild from the log.
 */
export function project(state: Projections, event: LoggedEvent): void {
  if (event.name === 'PROGRESS_RESET') {
    // Streak and points stay (C56).
    state.lessons.delete(event.lessonId)
    state.resets.set(event.lessonId, event.createdAt)
    return
  }
  const lesson = state.lessons.get(event.lessonId) ?? emptyLesson()
  projectDay(state, event, lesson)
  if (isDeleted(state, event)) return
  state.lessons.set(event.lessonId, lesson)
  if (isRepetition(event)) projectRepetition(lesson, event)
  else if (event.name === 'DIALOGUE_FINISHED') projectDialogue(lesson, event)
  else projectLearning(lesson, event)
}

/**
 * Whether an event belongs to progress that was deleted since, because its device was offline during the reset (C56).
 */
export const isDeleted = (
  { resets }: Projections,
  { lessonId, createdAt }: Pick<LoggedEvent, 'lessonId' | 'createdAt'>,
): boolean => {
  const resetAt = resets.get(lessonId)
  return resetAt !== undefined && createdAt.getTime() < resetAt.getTime() - RESET_SKEW
}

/** Whether the event is an attempt that the device rejected and the server accepted. It counts as a success. */
const isRightAfterAll = ({ name, confirmed }: LoggedEvent) => name === 'EXAMPLE_ATTEMPT' && confirmed

/** Whether the exercise of an offline answer is already done, because the server accepted an earlier attempt. */
const isCountedAlready = ({ exercises }: LessonProjection, event: LoggedEvent): boolean =>
  !isRepetition(event) &&
  event.payload.deviceVerdict !== undefined &&
  Boolean(exercises.get(event.payload.exerciseId ?? '')?.doneAt)

function projectDay({ days }: Projections, event: LoggedEvent, lesson: LessonProjection): void {
  const before = days.get(dayKey(event))
  const isSuccess =
    (event.name === 'EXAMPLE_SUCCESS' ||
      event.name === 'REPETITION_EXAMPLE_SUCCESS' ||
      isRightAfterAll(event)) &&
    isUnforced(event.payload) &&
    !isCountedAlready(lesson, event)
  days.set(dayKey(event), dayAfter(before, { ...event, isSuccess }))
}

/** An event of the log or an answer to a word, as a day counts it. Only confirmed successes earn a point. */
export type DayAnswer = Pick<LoggedEvent, 'targetLang' | 'createdAt' | 'receivedAt' | 'confirmed'> & {
  isSuccess: boolean
}

/** Adds an answer to a day (C59, C73). */
export function dayAfter(before: DayRow | undefined, answer: DayAnswer): DayRow {
  const { targetLang, createdAt, confirmed, isSuccess } = answer
  const counts = isSuccess && isInTime(answer)
  return {
    targetLang,
    day: warsawDay(createdAt),
    points: (before?.points ?? 0) + (counts && confirmed ? 1 : 0),
    successes: (before?.successes ?? 0) + (isSuccess ? 1 : 0),
    ofStreak: before?.ofStreak || counts,
    seconds: (before?.seconds ?? 0) + secondsBetween(before?.lastEventAt ?? null, createdAt),
    lastEventAt: later(before?.lastEventAt ?? null, createdAt),
  }
}

/** Applies an answer to a word to the days. */
export function projectAnswer({ days }: Projections, answer: DayAnswer): void {
  days.set(dayKey(answer), dayAfter(days.get(dayKey(answer)), answer))
}

/** The total points by language, without languages that have none. */
export function pointsByLang({ days }: Projections): Map<LangCode, number> {
  const totals = new Map<LangCode, number>()
  for (const { targetLang, points } of days.values()) {
    if (points > 0) totals.set(targetLang, (totals.get(targetLang) ?? 0) + points)
  }
  return totals
}

const blankLesson = ({ lessonId, courseId }: LoggedEvent): LessonProgressRow => ({
  lessonId,
  courseId,
  startedAt: null,
  finishedAt: null,
  dialogueFinishedAt: null,
  currentItem: null,
  lastMode: null,
  lastActivity: null,
  lastRepetition: null,
  seconds: 0,
})

const blankExercise = (lessonId: string, exerciseId: string): ExerciseProgressRow => ({
  lessonId,
  exerciseId,
  attempts: 0,
  doneAt: null,
  forced: false,
  repetitionAttempts: 0,
  ...notScheduled,
})

/**
 * Whether a spoken success followed only wrong attempts. It counts as done (L-TRN-25), but as a difficult exercise.
 */
const isSpokenMiss = ({ name, payload, confirmed }: LoggedEvent, attempts: number): boolean =>
  isSuccess(name) && payload.learningMode === 'SPEAKING' && attempts > 0 && !confirmed

/** Whether a success needed more than one attempt or was forced. `attempts` includes the successful one. */
const isMissed = (event: LoggedEvent, attempts: number): boolean =>
  !isUnforced(event.payload) || isSpokenMiss(event, attempts) || attempts > 1

function projectLearning(state: LessonProjection, event: LoggedEvent): void {
  const { createdAt, payload } = event
  const before = state.lesson ?? blankLesson(event)
  state.lesson = {
    ...before,
    courseId: event.courseId ?? before.courseId,
    startedAt: before.startedAt ?? createdAt,
    finishedAt: before.finishedAt ?? (event.finishes ? createdAt : null),
    currentItem: event.name === 'EXAMPLE_DISPLAYED' ? (payload.exerciseId ?? null) : before.currentItem,
    lastMode: payload.learningMode ?? before.lastMode,
    lastActivity: later(before.lastActivity, createdAt),
    seconds: before.seconds + secondsBetween(before.lastActivity, createdAt),
  }
  const { exerciseId } = payload
  if (!exerciseId || (event.name !== 'EXAMPLE_ATTEMPT' && event.name !== 'EXAMPLE_SUCCESS')) return
  const row = state.exercises.get(exerciseId) ?? blankExercise(event.lessonId, exerciseId)
  // A done exercise doesn't come up again, and late events don't change it.
  if (row.doneAt) return
  const attempts = row.attempts + (event.name === 'EXAMPLE_ATTEMPT' ? 1 : 0)
  state.exercises.set(exerciseId, {
    ...row,
    attempts,
    ...((event.name === 'EXAMPLE_SUCCESS' || isRightAfterAll(event)) && {
      doneAt: createdAt,
      forced: !isUnforced(payload) || isSpokenMiss(event, attempts),
      ...reviewSentence(row, { day: warsawDay(createdAt), isMissed: isMissed(event, attempts) }),
    }),
  })
}

/** Marks the dialogue as finished. The lesson isn't started by it, because nothing in it was answered. */
function projectDialogue(state: LessonProjection, event: LoggedEvent): void {
  const before = state.lesson ?? blankLesson(event)
  state.lesson = { ...before, dialogueFinishedAt: before.dialogueFinishedAt ?? event.createdAt }
}

/**
 * Counts attempts at a repeated sentence, and applies its success to the schedule. In the deck for today only scheduled
 * sentences are asked, so that an answer to another one changes nothing.
 */
function projectReview({ exercises }: LessonProjection, event: LoggedEvent): void {
  const { name, lessonId, createdAt, payload } = event
  const { exerciseId, ofDeck } = payload
  if (!exerciseId || (name !== 'REPETITION_EXAMPLE_ATTEMPT' && !isSuccess(name))) return
  const row = exercises.get(exerciseId) ?? blankExercise(lessonId, exerciseId)
  if (ofDeck && row.dueDay === null) return
  if (!isSuccess(name)) {
    exercises.set(exerciseId, { ...row, repetitionAttempts: row.repetitionAttempts + 1 })
    return
  }
  const answer = { day: warsawDay(createdAt), isMissed: isMissed(event, row.repetitionAttempts) }
  exercises.set(exerciseId, { ...row, repetitionAttempts: 0, ...reviewSentence(row, answer) })
}

function projectRepetition(state: LessonProjection, event: LoggedEvent): void {
  const { lessonId, createdAt, payload } = event
  projectReview(state, event)
  // The deck for today isn't a repetition of the lesson.
  if (payload.ofDeck) return
  const before = state.lesson ?? blankLesson(event)
  state.lesson = { ...before, lastRepetition: later(before.lastRepetition, createdAt) }

  const mode = repetitionModeOf(payload)
  const begins = event.name === 'REPETITION_STARTED'
  if (begins || event.name === 'REPETITION_MODE_SELECTED') {
    for (const [each, row] of state.modes) {
      // Audio is chosen like a mode but repeats nothing, so it doesn't reopen finished sessions.
      if (each === mode || (begins && !mode)) state.modes.set(each, { ...row, isOver: false })
    }
  }
  const isSuccess = event.name === 'REPETITION_EXAMPLE_SUCCESS'
  if (!mode || (!isSuccess && !event.finishes)) return
  // The session was finished in another tab, so further answers here don't start a new one.
  if (!event.finishes && staysOver(state.modes.get(mode), createdAt)) return

  const row = state.modes.get(mode) ?? {
    lessonId,
    mode,
    finishedCount: 0,
    repeatedItems: 0,
    lastFinishedAt: null,
    isOver: false,
  }
  let repeated = 0
  if (isSuccess && payload.exerciseId) {
    const key = itemKey(mode, payload.exerciseId)
    const item = state.items.get(key)
    const answer = answered(item, mode, payload)
    if (answer.done && !item?.done) repeated = 1
    state.items.set(key, { lessonId, mode, exerciseId: payload.exerciseId, ...answer })
  }
  state.modes.set(mode, {
    ...row,
    repeatedItems: row.repeatedItems + repeated,
    finishedCount: row.finishedCount + (event.finishes ? 1 : 0),
    lastFinishedAt: event.finishes ? createdAt : row.lastFinishedAt,
    isOver: event.finishes,
  })
  if (event.finishes) {
    for (const [key, item] of state.items) if (item.mode === mode) state.items.delete(key)
  }
}

/**
 * The seconds that an event adds to the study time: the gap since the previous event, at most LONGEST_PAUSE. Zero for
 * the first event and for late ones.
 */
export function secondsBetween(before: Date | null, now: Date): number {
  if (!before) return 0
  // Whole seconds on the clock, so that many short gaps add up to the long one.
  const gap = Math.floor(now.getTime() / 1000) - Math.floor(before.getTime() / 1000)
  return Math.min(Math.max(gap, 0), LONGEST_PAUSE)
}

/** The later of two times. */
export const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other)

/** Events that arrive within this time, in ms, count for streak and points (C73). */
const IN_TIME = 7 * 24 * 60 * 60 * 1000

/** Whether an event counts for streak and points. Progress counts however late it arrives (C73). */
const isInTime = ({ createdAt, receivedAt }: { createdAt: Date; receivedAt: Date }): boolean =>
  receivedAt.getTime() - createdAt.getTime() <= IN_TIME
