import type { NextStep } from '../next-lesson/next-step'

/** Target of the greeting link: due words first, then the lesson in progress, then the next one. */
export type GreetingStep =
  | { kind: 'words'; count: number }
  | { kind: 'lesson'; step: Extract<NextStep, { kind: 'continue' }> }
  | { kind: 'course' | 'nextCourse'; courseId: string }
  | { kind: 'courses' }

export function greetingStep(step: NextStep, dueWords: number): GreetingStep {
  if (dueWords > 0) return { kind: 'words', count: dueWords }
  if (step.kind === 'continue') return { kind: 'lesson', step }
  // Without a next lesson the course is finished, so there is nothing to continue.
  if (step.kind === 'finished' && step.next) {
    const { courseId } = step.next
    return { kind: courseId === step.courseId ? 'course' : 'nextCourse', courseId }
  }
  return { kind: 'courses' }
}
