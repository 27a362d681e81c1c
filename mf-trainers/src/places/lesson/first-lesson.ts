import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import type { CourseProgress, CourseProgressSummary, LessonProgress } from '@mowka/contract/schemas/progress'
import { lessonOrder } from '@mowka/domain/lesson/lesson'

/** Levels whose onboarding lesson keeps full-sentence exercises (L-PICK-06). */
const gentleLevels: readonly CefrLevel[] = ['A1', 'A2']

/** Whether this is the onboarding lesson: the first of its course while none of its lessons is finished (U30). */
export const isOnboardingLesson = (
  course: Pick<Course, 'lessons'>,
  lessonId: string,
  progress: Pick<CourseProgress, 'lessons'>,
): boolean =>
  lessonOrder(course)[0] === lessonId && progress.lessons.every((each) => each.finishedAt === null)

/**
 * Whether no sentence of a lesson was answered yet. Its start doesn't count, because the course page records it before
 * the lesson opens (L-CDET-13).
 */
export const isUnanswered = (lesson: Pick<LessonProgress, 'finishedAt' | 'progress'> | undefined): boolean =>
  !lesson || (lesson.finishedAt === null && lesson.progress === 0)

/** Whether full-sentence exercises stay available even if they're switched off (L-PICK-06). */
export const keepsFullSentence = (isOnboarding: boolean, level: CefrLevel): boolean =>
  isOnboarding && gentleLevels.includes(level)

/**
 * Whether to explain the onboarding lesson: no lesson of any course is finished, and no sentence of this one is done
 * (L-TRN-11, U30).
 */
export const isFirstEver = (
  lessonId: string,
  known: {
    courses: readonly Pick<CourseProgressSummary, 'finishedLessons'>[]
    lessons: readonly Pick<LessonProgress, 'lessonId' | 'progress'>[]
  },
): boolean =>
  known.courses.every(({ finishedLessons }) => finishedLessons === 0) &&
  known.lessons.every((lesson) => lesson.lessonId !== lessonId || lesson.progress === 0)
