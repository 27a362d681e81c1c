import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import type { AnswerIssue, AttemptResult } from '@mowka/contract/schemas/trainer'
import { judge } from '@mowka/domain/judge/judge'
import { writingMode } from '../../modes/writing/writing-mode'
import { learningPolicy } from './policy'
import type { TrainerPorts } from './ports'

/** A verdict as the server returns it. */
export const attemptResult = (isSuccess: boolean, change: Partial<AttemptResult> = {}): AttemptResult => ({
  isSuccess,
  isPreferred: isSuccess,
  answer: { text: 'I am at home.' },
  alternativeAnswers: [],
  userInput: '',
  htmlDiff: isSuccess ? 'I am at home.' : 'I <del>is</del> <ins>am</ins> at home.',
  comparedWith: change.answer?.text ?? 'I am at home.',
  diff: [
    { mark: 'same', typed: '', expected: change.answer?.text ?? 'I am at home.', letters: [], issue: null },
  ],
  issues: [],
  comment: null,
  resultCategory: isSuccess ? 'CORRECT' : 'ERROR',
  ...(isSuccess ? {} : wrongVerb),
  ...change,
})

const piece = { typed: '', letters: [], issue: null }
/** "I is at home." */
const wrongVerb: Pick<AttemptResult, 'diff' | 'issues'> = {
  diff: [
    { ...piece, mark: 'same', expected: 'I ' },
    { ...piece, mark: 'changed', typed: 'is', expected: 'am', issue: 0 },
    { ...piece, mark: 'same', expected: ' at home.' },
  ],
  issues: [{ kind: 'verb', typed: 'is', expected: 'am', range: { start: 2, end: 4 }, entry: null }],
}

/** Judges an answer like the server, with dictionary entries from the test. */
export function judgedResult(
  lang: LangCode,
  answer: string,
  userInput: string,
  given: {
    alternatives?: readonly string[]
    mistakes?: readonly { text: string; comment: string }[]
    /** The sentence to translate. */
    question?: string
    /** Known words; an unknown word close to one of them is a typo. */
    words?: string
    exact?: boolean
    /** The dictionary entry of each issue, in order. */
    entries?: readonly (AnswerIssue['entry'] | undefined)[]
  } = {},
): AttemptResult {
  const { alternatives = [], mistakes = [], question = '', words = '', exact = false, entries = [] } = given
  const known = new Set(words.split(' '))
  const { pieces, issues, category, isPreferred, comparedWith, comment, mayBeRight } = judge({
    input: userInput,
    answer,
    alternatives: alternatives.map((text) => ({ text, hidden: false })),
    mistakes,
    lang,
    question,
    words: { has: (word) => known.has(word) },
    exact,
  })
  return attemptResult(category !== 'ERROR', {
    resultCategory: category,
    isPreferred,
    answer: { text: answer },
    alternativeAnswers: alternatives.map((text) => ({ text, comment: '', approved: true, hidden: false })),
    userInput,
    comparedWith,
    diff: pieces,
    issues: issues.map((issue, index) => ({ ...issue, entry: entries[index] ?? null })),
    comment,
    mayBeRight,
  })
}

/** A clock that only advances on request. */
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
    /** Advances the time and runs due callbacks. */
    pass(milliseconds: number) {
      now += milliseconds
      const due = waiting.filter((each) => each.at <= now)
      waiting = waiting.filter((each) => each.at > now)
      for (const each of due) each.act()
    },
  }
}

/** Ports over a list of exercises; an answer is right if it equals the exercise's. */
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
    notices: {
      checkFailed: jest.fn(),
      failed: jest.fn(),
      hintNotFound: jest.fn(),
      hintNotLoaded: jest.fn(),
      answered: jest.fn(),
    },
    settings: () => ({
      activities: { fullSentence: true, gaps: false, blocks: false },
      keepFullSentence: false,
      autoplayAnswer: true,
    }),
    otherSentences: () => [],
    hasNewSentences: () => false,
    wasFinished: () => false,
    onFinished: jest.fn(),
    clock,
    random: () => 0,
    ...change,
  }
  return { ports, clock, log }
}
