import type { CefrLevel } from '@mowka/shared/contract/schemas/common'
import type { Course } from '@mowka/shared/contract/schemas/learning'
import type { CourseProgress } from '@mowka/shared/contract/schemas/progress'

/** Levels whose onboarding lesson keeps full-sentence exercises (learner core §4). */
const gentleLevels: readonly CefrLevel[] = ['A1', 'A2']

/** The lessons of a course in their order. */
export const lessonOrder = (course: Pick<Course, 'lessons'>): string[] =>
  [...course.lessons].sort((a, b) => a.order - b.order).map((each) => each.lessonId)

/** Whether this is the onboarding lesson: the first of its course while no lesson of it is finished (U30). */
export const isOnboardingLesson = (
  course: Pick<Course, 'lessons'>,
  lessonId: string,
  progress: Pick<CourseProgress, 'lessons'>,
): boolean =>
  lessonOrder(course)[0] === lessonId && progress.lessons.every((each) => each.finishedAt === null)

/** Whether full-sentence exercises stay available whatever is switched off (learner core §4). */
export const keepsFullSentence = (isOnboarding: boolean, level: CefrLevel): boolean =>
  isOnboarding && gentleLevels.includes(level)
