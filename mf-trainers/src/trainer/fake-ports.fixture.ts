import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { writingMode } from '../writing/writing-mode'
import { learningPolicy } from './policy'
import type { TrainerPorts } from './ports'

/** The server's judgement for tests. */
export const attemptResult = (isSuccess: boolean, change: Partial<AttemptResult> = {}): AttemptResult => ({
  isSuccess,
  isPreferred: isSuccess,
  answer: { text: 'I am at home.' },
  alternativeAnswers: [],
  userInput: '',
  htmlDiff: isSuccess ? 'I am at home.' : 'I <del>is</del> <ins>am</ins> at home.',
  comparedWith: change.answer?.text ?? 'I am at home.',
  diff: [],
  issues: [],
  comment: null,
  resultCategory: isSuccess ? 'CORRECT' : 'ERROR',
  ...change,
})

/** A clock that stands still until it is moved. */
export function fakeClock() {
  let now = 0
  let waiting: { at: number; act: () => void }[] = []
  return {
    after(milliseconds: number, act: () => void) {
      const entry = { at: now + milliseconds, act }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((each) => each !== entry)
      }
    },
    /** Moves time on and lets happen what is due. */
    pass(milliseconds: number) {
      now += milliseconds
      const due = waiting.filter((each) => each.at <= now)
      waiting = waiting.filter((each) => each.at > now)
      for (const each of due) each.act()
    },
  }
}

/** Ports over a list of exercises; answers that equal the exercise's are right. */
export function fakePorts(exercises: Exercise[], change: Partial<TrainerPorts> = {}) {
  const queue = [...exercises]
  const log: string[] = []
  const clock = fakeClock()
  const ports: TrainerPorts = {
    mode: writingMode,
    items: {
      total: exercises.length,
      next: jest.fn(async () => ({ item: queue.shift() ?? null, remainingItems: queue.length + 1 })),
    },
    checker: {
      check: jest.fn(async (each: Exercise, input: string) => attemptResult(input === each.answer)),
    },
    recorder: {
      displayed: jest.fn((context) => void log.push(`displayed ${context.exerciseId}`)),
      attempted: jest.fn((context) => void log.push(`attempted ${context.exerciseId}`)),
      succeeded: jest.fn(async (context, outcome) => {
        log.push(`succeeded ${context.exerciseId}${outcome.successForced ? ' forced' : ''}`)
      }),
      finished: jest.fn(async () => void log.push('finished')),
    },
    policy: learningPolicy,
    run: { read: () => ({ now: 0, best: 0 }), keep: jest.fn() },
    play: jest.fn(async () => 'ended' as const),
    prepare: jest.fn(),
    silence: jest.fn(),
    notices: { checkFailed: jest.fn(), failed: jest.fn(), hintNotFound: jest.fn(), succeeded: jest.fn() },
    settings: () => ({
      activities: { fullSentence: true, gaps: false, blocks: false },
      keepFullSentence: false,
      autoplayAnswer: true,
    }),
    otherGaps: () => [],
    wasFinished: () => false,
    onFinished: jest.fn(),
    clock,
    random: () => 0,
    ...change,
  }
  return { ports, clock, log }
}
