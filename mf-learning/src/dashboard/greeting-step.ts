import type { NextStep } from '../next-lesson/next-step'

/** The target of the greeting: due words first, then the lesson under way, then the next one. */
export type GreetingStep =
  | { kind: 'words'; count: number }
  | { kind: 'lesson'; step: Extract<NextStep, { kind: 'continue' }> }
  | { kind: 'course' | 'nextCourse'; courseId: string }
  | { kind: 'courses' }

export function greetingStep(step: NextStep, dueWords: number): GreetingStep {
  if (dueWords > 0) return { kind: 'words', count: dueWords }
  if (step.kind === 'continue') return { kind: 'lesson', step }
  // Without a next lesson the course is finished: nothing is left to go back to.
  if (step.kind === 'finished' && step.next) {
    const { courseId } = step.next
    return { kind: courseId === step.courseId ? 'course' : 'nextCourse', courseId }
  }
  return { kind: 'courses' }
}
