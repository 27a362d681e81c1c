import type { LearningMode, Recommendation } from '@mowka/shared/contract/schemas/progress'
import { modeEntry } from '@mowka/shared/domain/learning-modes'

/** What the banner offers (learner core §4, "Recommendation types"). */
export type NextStep =
  | { kind: 'none' }
  | { kind: 'continue'; courseId: string; lessonId: string; mode: LearningMode }
  | { kind: 'finished'; courseId: string; lessonId: string; nextLessonId: string | null }
  | { kind: 'everythingFinished' }

/** Lessons go on in writing when nothing else is known (learner core §4). */
const DEFAULT_MODE: LearningMode = 'WRITING'

/** A mode in which a lesson can go on: the last one, unless lessons have no such mode (flash cards). */
const lessonMode = (mode: LearningMode | null): LearningMode =>
  mode !== null && modeEntry(mode).lessonRoute !== null ? mode : DEFAULT_MODE

/** Reads a recommendation of the server. One that does not say where to go offers nothing. */
export function nextStep({ type, courseId, lessonId, nextLessonId, learningMode }: Recommendation): NextStep {
  if (type === 'EVERYTHING_FINISHED') return { kind: 'everythingFinished' }
  if (type === 'NOTHING_STARTED_YET' || courseId === null || lessonId === null) return { kind: 'none' }
  return type === 'LESSON_UNFINISHED'
    ? { kind: 'continue', courseId, lessonId, mode: lessonMode(learningMode) }
    : { kind: 'finished', courseId, lessonId, nextLessonId }
}

/** The sentences that are done, out of the share in percent. */
export const sentencesDone = (percent: number, total: number): number => Math.round((percent * total) / 100)

/** How many sentences a lesson has; other kinds of items do not count (learner core §3, C27). */
export const sentencesOf = (items: readonly { type: string }[]): number =>
  items.filter((item) => item.type.toUpperCase() === 'EXERCISE').length
