import type { LangCode } from '@mowka/contract/schemas/common'
import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { langCodes } from '@mowka/domain/languages/codes'
import { reportError, track } from '@mowka/kernel/platform'
import { stored } from '@mowka/kernel/storage'
import { callApi } from '@mowka/web/api'
import { browserClock, type Clock, Timers } from '@mowka/web/trainer'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import { type Outcome, outcomeSchema, saveResult } from '../../leveling-result/save-result'
import { pendingSurvey } from '../../leveling-survey/pending-survey'
import { learnerLevels } from '../../levels/cefr-levels'
import { advance, answerQuestion, beginQuiz, closeQuiz, type Quiz, resultingLevel } from './quiz'

const levelSchema = v.picklist(learnerLevels)
const questionSchema = v.object({
  title: v.string(),
  answers: v.array(v.object({ id: v.string(), answer: v.string(), correct: v.boolean() })),
})

/** A quiz at an existing question. */
const quizSchema = v.pipe(
  v.object({
    levels: v.array(v.object({ level: levelSchema, questions: v.array(questionSchema) })),
    levelIndex: v.number(),
    questionIndex: v.number(),
    totalScore: v.number(),
    levelScore: v.number(),
    phase: v.picklist(['asked', 'answered', 'levelDone', 'finished']),
    chosen: v.nullable(v.string()),
    missed: v.array(
      v.object({ level: levelSchema, question: questionSchema, chosen: v.nullable(v.string()) }),
    ),
  }),
  v.check(
    ({ levels, levelIndex, questionIndex }) => levels[levelIndex]?.questions[questionIndex] !== undefined,
  ),
)

/** A test stored in the tab, so that a reload resumes it. */
const testSchema = v.object({
  lang: v.picklist(langCodes),
  /** Id of the test taker; null for a visitor. */
  owner: v.nullable(v.string()),
  quiz: quizSchema,
  hasLimit: v.boolean(),
  /** ISO 8601 start, and the end once it is over. */
  beganAt: v.string(),
  endedAt: v.nullable(v.string()),
  outcome: v.nullable(outcomeSchema),
})
type StoredTest = Omit<v.InferOutput<typeof testSchema>, 'quiz'> & { quiz: Quiz }

const storedTest = stored<StoredTest>(sessionKeys.levelingTest, testSchema, 'session')

/** Reads this tab's test for a language and owner, or null. */
function readStoredTest(lang: LangCode, owner: string | null): StoredTest | null {
  const test = storedTest.read()
  return test?.lang === lang && test.owner === owner ? test : null
}

/** Delay before the countdown starts, in ms (L-TEST-07). */
const START_DELAY = 500
/** Time per question and per press of "more time", in ms (L-TEST-09). */
export const QUESTION_TIME = 30_000
/** Display time of a verdict in ms (L-TEST-24). */
const FEEDBACK_TIME = 350

/** Time limit of a question, in ms. */
export type Countdown = {
  /** Total, including added time. */
  limit: number
  /** Deadline on the `performance.now` clock. */
  endsAt: number
  /** Remaining time when an answer stopped it; null while running. */
  left: number | null
}

/** Clock port for tests. */
export type TestClock = Clock & { now: () => number }
const pageClock: TestClock = { ...browserClock, now: () => performance.now() }

/** Loading, no questions, or a quiz. */
type State = 'intro' | 'loading' | 'failed' | 'empty' | 'running'

/**
 * A leveling test from introduction to summary: the rules are in `quiz.ts`, the timers here. It is stored in the tab,
 * so that a reload or navigation resumes at the same question, whose time restarts.
 */
export class LevelingSession {
  state: State = 'intro'
  quiz: Quiz | null = null
  /** Off for learners who need more time (WCAG 2.2.1); then no timers run. */
  hasLimit = true
  countdown: Countdown | null = null
  /** Outcome of saving the result; null until it is known, and without a result. */
  outcome: Outcome | null = null
  readonly lang: LangCode
  private readonly owner: string | null
  readonly #clock: TestClock
  private beganAt = ''
  private endedAt: string | null = null
  #isHere = false
  readonly #timers: Timers

  /** `owner` is null for a visitor. */
  constructor(lang: LangCode, owner: string | null, clock: TestClock = pageClock) {
    this.lang = lang
    this.owner = owner
    this.#clock = clock
    this.#timers = new Timers(clock)
    const kept = readStoredTest(lang, owner)
    if (kept) this.take(kept)
    makeAutoObservable(this, {
      quiz: observableRef,
    })
  }

  /** Remaining time of this question in ms; the full time before the countdown starts. */
  timeLeft(): number {
    if (!this.countdown) return QUESTION_TIME
    return this.countdown.left ?? Math.max(0, this.countdown.endsAt - this.#clock.now())
  }

  /** Called on mount; resumes a running test. */
  enter(): void {
    this.#isHere = true
    if (!this.quiz) return
    if (this.quiz.phase === 'answered') this.advance()
    else if (this.quiz.phase === 'asked') this.startCountdownSoon()
    else if (this.quiz.phase === 'finished' && !this.outcome) void this.settle()
  }

  /** Called on unmount: stops the timers and discards a finished test. */
  leave(): void {
    this.#isHere = false
    this.#timers.callOff()
    this.countdown = null
    if (this.quiz?.phase === 'finished') storedTest.write(null)
  }

  setLimit(hasLimit: boolean): void {
    this.hasLimit = hasLimit
  }

  /** Loads the questions and starts (L-TEST-06). */
  async start(): Promise<void> {
    this.state = 'loading'
    try {
      const quiz = beginQuiz(await callApi('getLevelingQuestions', { lang: this.lang }))
      if (!this.#isHere) return
      runInAction(() => (quiz ? this.begin(quiz) : this.setState('empty')))
    } catch (error) {
      reportError(error, { part: 'leveling-test' })
      this.setState('failed')
    }
  }

  /** Restarts with the same questions (L-TEST-04). */
  restart(): void {
    if (!this.quiz) return
    const questions = Object.fromEntries(
      this.quiz.levels.map(({ level, questions }) => [level, [...questions]]),
    )
    const quiz = beginQuiz(questions)
    if (quiz) this.begin(quiz)
  }

  /** Records an answer, or null for a timeout. */
  answer(chosen: string | null): void {
    if (this.quiz?.phase !== 'asked') return
    this.#timers.callOff()
    if (this.countdown) {
      this.countdown = { ...this.countdown, left: Math.max(0, this.countdown.endsAt - this.#clock.now()) }
    }
    this.setQuiz(answerQuestion(this.quiz, chosen))
    if (this.hasLimit) this.#timers.after(FEEDBACK_TIME, () => this.advance())
  }

  /** Moves to the next question, level or the summary. */
  advance(): void {
    if (!this.quiz) return
    this.#timers.callOff()
    this.countdown = null
    this.setQuiz(advance(this.quiz))
    if (this.quiz.phase === 'asked') this.startCountdown()
    if (this.quiz.phase === 'finished') this.end()
  }

  /** Ends the test with its summary (L-TEST-23). */
  close(): void {
    if (!this.quiz || this.quiz.phase === 'finished') return
    this.#timers.callOff()
    this.countdown = null
    this.setQuiz(closeQuiz(this.quiz))
    this.end()
  }

  /** Adds 30 seconds to this question; can be repeated. */
  addTime(): void {
    if (!this.countdown || this.countdown.left !== null) return
    const { limit, endsAt } = this.countdown
    this.run({ limit: limit + QUESTION_TIME, endsAt: endsAt + QUESTION_TIME, left: null })
  }

  private begin(quiz: Quiz): void {
    this.state = 'running'
    this.outcome = null
    this.beganAt = new Date().toISOString()
    this.endedAt = null
    this.setQuiz(quiz)
    this.startCountdownSoon()
  }

  private startCountdownSoon(): void {
    if (this.hasLimit) this.#timers.after(START_DELAY, () => this.startCountdown())
  }

  private startCountdown(): void {
    if (this.hasLimit)
      this.run({ limit: QUESTION_TIME, endsAt: this.#clock.now() + QUESTION_TIME, left: null })
  }

  private run(countdown: Countdown): void {
    this.countdown = countdown
    this.#timers.callOff()
    this.#timers.after(countdown.endsAt - this.#clock.now(), () => this.answer(null))
  }

  private end(): void {
    this.endedAt = new Date().toISOString()
    this.keep()
    const level = this.quiz && resultingLevel(this.quiz)
    // Without a correct answer nothing is saved or tracked (L-TEST-22).
    if (!level || level === '0') return
    // The survey is complete now, so another language doesn't lead back to it (L-LANG-10).
    pendingSurvey.end()
    const totalTime = Math.round((Date.parse(this.endedAt) - Date.parse(this.beganAt)) / 1000)
    track('LEVELING_TEST_FINISHED', { lang: this.lang, level, totalTime })
    void this.settle()
  }

  private async settle(): Promise<void> {
    const level = this.quiz && resultingLevel(this.quiz)
    if (!level || level === '0' || !this.endedAt) return
    const outcome = await saveResult(this.lang, level, this.endedAt)
    runInAction(() => {
      this.outcome = outcome
      if (this.#isHere) this.keep()
    })
  }

  private setState(state: State): void {
    this.state = state
  }

  private setQuiz(quiz: Quiz): void {
    this.quiz = quiz
    this.keep()
  }

  private take({ quiz, hasLimit, beganAt, endedAt, outcome }: StoredTest): void {
    this.state = 'running'
    this.quiz = quiz
    this.hasLimit = hasLimit
    this.beganAt = beganAt
    this.endedAt = endedAt
    this.outcome = outcome
  }

  private keep(): void {
    if (!this.quiz) return
    const { lang, owner, quiz, hasLimit, beganAt, endedAt, outcome } = this
    storedTest.write({ lang, owner, quiz, hasLimit, beganAt, endedAt, outcome })
  }
}
