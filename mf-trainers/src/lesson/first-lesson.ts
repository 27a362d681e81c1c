import type { CefrLevel } from '@mowka/shared/contract/schemas/common'
import type { Course } from '@mowka/shared/contract/schemas/learning'
import type {
  CourseProgress,
  CourseProgressSummary,
  LessonProgress,
} from '@mowka/shared/contract/schemas/progress'
import { type LessonPlace, lessonOrder } from '@mowka/shared/domain/lesson-place'

/** Levels whose onboarding lesson keeps full-sentence exercises (L-PICK-06). */
const gentleLevels: readonly CefrLevel[] = ['A1', 'A2']

/** Whether this is the onboarding lesson: the first of its course while no lesson of it is finished (U30). */
export const isOnboardingLesson = (
  course: Pick<Course, 'lessons'>,
  lessonId: string,
  progress: Pick<CourseProgress, 'lessons'>,
): boolean =>
  lessonOrder(course)[0] === lessonId && progress.lessons.every((each) => each.finishedAt === null)

/** Whether full-sentence exercises stay available whatever is switched off (L-PICK-06). */
export const keepsFullSentence = (isOnboarding: boolean, level: CefrLevel): boolean =>
  isOnboarding && gentleLevels.includes(level)

/**
 * Whether the account has learned nothing at all yet: no other language, no other course or lesson begun, no sentence
 * of this one done. Only then the first lesson explains itself (L-TRN-11, U30).
 */
export const isFirstEver = (
  { courseId, lessonId }: LessonPlace,
  known: {
    otherLanguages: number
    begunCourses: readonly Pick<CourseProgressSummary, 'courseId'>[]
    lessons: readonly Pick<LessonProgress, 'lessonId' | 'startedAt' | 'progress'>[]
  },
): boolean =>
  known.otherLanguages === 0 &&
  known.begunCourses.every((course) => course.courseId === courseId) &&
  known.lessons.every((lesson) => (lesson.lessonId === lessonId ? lesson.progress === 0 : !lesson.startedAt))
