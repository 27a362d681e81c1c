import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { attemptResult, wordSession } from '../session-words.fixture'
import type { SessionState } from './stored-session'
import type { AttemptBody, CheckedWord, WordSessionEnd, WordTrainerPorts } from './trainer-ports'

/** A fake clock that is advanced explicitly. */
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
    /** Advances the clock and runs due timers. */
    pass(milliseconds: number) {
      now += milliseconds
      const due = waiting.filter((each) => each.at <= now)
      waiting = waiting.filter((each) => each.at > now)
      for (const each of due) each.act()
    },
  }
}

/** Flushes settled promises. */
export const flushPromises = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Summary of a session in which all of `count` words were correct. */
export const summaryOf = (count: number): WordSessionEnd['summary'] => ({
  totalWords: count,
  wordsReviewed: count,
  wordsSuccessful: count,
  startedAt: '2026-11-22T10:00:00.000Z',
  completedAt: null,
})

/** Fake ports for a session; an answer that equals the solution is correct. */
export function fakePorts(words: SessionWord[], change: Partial<WordTrainerPorts> = {}) {
  const clock = fakeClock()
  const log: string[] = []
  let kept: SessionState | null = null
  let ids = 0
  const ports: WordTrainerPorts = {
    source: { start: jest.fn(async () => wordSession(...words)), place: { lessonId: 'l1', courseId: 'c1' } },
    check: jest.fn(async ({ wordAnswerData }: AttemptBody): Promise<CheckedWord> => {
      return attemptResult(wordAnswerData.userInput.text === wordAnswerData.correctAnswer.text)
    }),
    post: jest.fn(),
    end: jest.fn(async () => ({ summary: summaryOf(words.length), problematic: [] })),
    memory: {
      read: () => kept,
      keep: (session) => {
        kept = session
      },
    },
    rest: { until: () => null, begin: () => new Date(0), end: () => {} },
    play: jest.fn(async (recordingId: string) => void log.push(`played ${recordingId}`)),
    silence: jest.fn(),
    sound: jest.fn(async (sound) => void log.push(sound === 'wrong' ? 'buzzed' : 'chimed')),
    notices: { failed: jest.fn(), wordSkipped: jest.fn() },
    settings: () => ({ lessonSoundsAllowed: true, autoplayAnswer: true }),
    clock,
    random: () => 0.99,
    newId: () => {
      ids += 1
      return `id-${ids}`
    },
    now: () => 0,
    ...change,
  }
  return { ports, clock, log, kept: () => kept }
}
