import type { NextStep } from '../next-lesson/next-step'

/** Where the greeting leads: words that are due come first, then the lesson under way, then the next one. */
export type GreetingStep =
  | { kind: 'words'; count: number }
  | { kind: 'lesson'; step: Extract<NextStep, { kind: 'continue' }> }
  | { kind: 'course'; courseId: string }
  | { kind: 'courses' }

export function greetingStep(step: NextStep, dueWords: number): GreetingStep {
  if (dueWords > 0) return { kind: 'words', count: dueWords }
  if (step.kind === 'continue') return { kind: 'lesson', step }
  if (step.kind === 'finished') return { kind: 'course', courseId: (step.next ?? step).courseId }
  return { kind: 'courses' }
}
