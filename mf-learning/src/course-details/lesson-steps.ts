import type { LessonProgress } from '@mowka/contract/schemas/progress'
import { wordsLeft } from '@mowka/domain/word/training'
import type { LessonEntry } from './course-lessons'

/** A step of a lesson, in the order of learning. Steps without content are left out. */
export type StepName = 'introduction' | 'sentences' | 'words' | 'dialogue' | 'speaking'

/** `next` is the step to continue the course with; at most one step of a course has it. */
export type LessonStep = { name: StepName; state: 'done' | 'next' | 'open' }

const hasWords = (progress: LessonProgress | null): progress is LessonProgress =>
  progress !== null && progress.noOfWords > progress.noOfKnownWords

/** Returns the steps of a lesson. Speaking is done once the lesson was repeated in that mode. */
export function lessonSteps(
  { lesson, progress }: Pick<LessonEntry, 'lesson' | 'progress'>,
  { isCurrent, isSpoken }: { isCurrent: boolean; isSpoken: boolean },
): LessonStep[] {
  const isAnswered = (progress?.progress ?? 0) > 0
  const done: Record<StepName, boolean> = {
    // It is shown until the first answer.
    introduction: isAnswered,
    sentences: progress?.progress === 100,
    words: hasWords(progress) && wordsLeft(progress) === 0,
    dialogue: Boolean(progress?.dialogueFinishedAt),
    speaking: isSpoken,
  }
  const names: StepName[] = [
    ...(lesson.hasIntroduction ? (['introduction'] as const) : []),
    'sentences',
    ...(hasWords(progress) ? (['words'] as const) : []),
    ...(lesson.hasDialogue ? (['dialogue'] as const) : []),
    'speaking',
  ]
  const next = isCurrent ? names.find((name) => !done[name]) : undefined
  return names.map((name) => ({ name, state: done[name] ? 'done' : name === next ? 'next' : 'open' }))
}

/**
 * Returns the lesson to continue the course with: the first in progress, else the first that is new, else the first
 * with words or new sentences left; `null` if there is none.
 */
export function currentLesson(entries: readonly LessonEntry[]): string | null {
  const first = (fits: (entry: LessonEntry) => boolean) => entries.find(fits)?.lesson._id
  return (
    first(({ state }) => state === 'inProgress') ??
    first(({ state }) => state === 'new') ??
    first(({ state, progress }) => state === 'finished' || (state === 'complete' && isLeft(progress))) ??
    null
  )
}

const isLeft = (progress: LessonProgress | null) => hasWords(progress) && wordsLeft(progress) > 0
