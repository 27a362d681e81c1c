import type { LangCode } from '@mowka/contract/schemas/common'
import { reportError, track } from '@mowka/kernel/platform'
import { callApi } from '@mowka/web/api'
import { browserClock, type Clock, Timers } from '@mowka/web/trainer'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { pendingSurvey } from '../leveling-survey/pending-survey'
import { forgetKeptTest, type KeptTest, keepTest, readKeptTest } from './kept-test'
import { answerQuestion, beginQuiz, closeQuiz, goOn, levelFound, type Quiz } from './quiz'
import { type Outcome, saveResult } from './save-result'

/** Between the questions and the start of the time (L-TEST-07), in milliseconds. */
export const START_DELAY = 500
/** For one question (L-TEST-09), and what one press adds to it. */
export const QUESTION_TIME = 30_000
/** How long the feedback of an answer stays (L-TEST-24). */
export const FEEDBACK_TIME = 350

/** The time for a question, in milliseconds. */
export type Countdown = {
  /** All of it, with what was added. */
  limit: number
  /** When it is over, on the clock of `performance.now`. */
  endsAt: number
  /** What was left when an answer stopped it; null while it runs. */
  left: number | null
}

/** Time, so that tests can own it. */
export type TestClock = Clock & { now: () => number }
const pageClock: TestClock = { ...browserClock, now: () => performance.now() }

/** Loading, no questions, or a quiz. */
type State = 'intro' | 'loading' | 'failed' | 'empty' | 'running'

/**
 * A leveling test from its introduction to its summary: the rules are in `quiz.ts`, here is what happens by itself. The
 * tab keeps it, so that a reload, another page and the way back go on at the same question; the time of that question
 * begins again.
 */
export class LevelingSession {
  state: State = 'intro'
  quiz: Quiz | null = null
  /** Off for those who need more time (WCAG 2.2.1): then nothing happens by itself. */
  hasLimit = true
  countdown: Countdown | null = null
  /** What became of the result; null until that is known, and when there is none. */
  outcome: Outcome | null = null
  readonly lang: LangCode
  private readonly owner: string | null
  private readonly clock: TestClock
  private beganAt = ''
  private endedAt: string | null = null
  private isHere = false
  private readonly timers: Timers

  /** `owner` is null for a visitor. */
  constructor(lang: LangCode, owner: string | null, clock: TestClock = pageClock) {
    this.lang = lang
    this.owner = owner
    this.clock = clock
    this.timers = new Timers(clock)
    const kept = readKeptTest(lang, owner)
    if (kept) this.take(kept)
    makeAutoObservable<this, 'timers' | 'clock' | 'isHere'>(this, {
      quiz: observableRef,
      timers: false,
      clock: false,
      isHere: false,
    })
  }

  /** What is left of the time for this question, in milliseconds; all of it before it begins. */
  timeLeft(): number {
    if (!this.countdown) return QUESTION_TIME
    return this.countdown.left ?? Math.max(0, this.countdown.endsAt - this.clock.now())
  }

  /** The page is shown: a test that was going on goes on. */
  enter(): void {
    this.isHere = true
    if (!this.quiz) return
    if (this.quiz.phase === 'answered') this.goOn()
    else if (this.quiz.phase === 'asked') this.startCountdownSoon()
    else if (this.quiz.phase === 'finished' && !this.outcome) void this.settle()
  }

  /** The page is left: nothing happens by itself any more, and a finished test is over. */
  leave(): void {
    this.isHere = false
    this.timers.callOff()
    this.countdown = null
    if (this.quiz?.phase === 'finished') forgetKeptTest()
  }

  setLimit(hasLimit: boolean): void {
    this.hasLimit = hasLimit
  }

  /** Loads the questions and begins (L-TEST-06). */
  async start(): Promise<void> {
    this.state = 'loading'
    try {
      const quiz = beginQuiz(await callApi('getLevelingQuestions', { lang: this.lang }))
      if (!this.isHere) return
      runInAction(() => (quiz ? this.begin(quiz) : this.setState('empty')))
    } catch (error) {
      reportError(error, { part: 'leveling-test' })
      this.setState('failed')
    }
  }

  /** From the beginning with the same questions (L-TEST-04). */
  restart(): void {
    if (!this.quiz) return
    const questions = Object.fromEntries(
      this.quiz.levels.map(({ level, questions }) => [level, [...questions]]),
    )
    const quiz = beginQuiz(questions)
    if (quiz) this.begin(quiz)
  }

  /** Takes an answer, or null when the time ran out. */
  answer(chosen: string | null): void {
    if (this.quiz?.phase !== 'asked') return
    this.timers.callOff()
    if (this.countdown) {
      this.countdown = { ...this.countdown, left: Math.max(0, this.countdown.endsAt - this.clock.now()) }
    }
    this.setQuiz(answerQuestion(this.quiz, chosen))
    if (this.hasLimit) this.timers.after(FEEDBACK_TIME, () => this.goOn())
  }

  /** To the next question, level or the summary. */
  goOn(): void {
    if (!this.quiz) return
    this.timers.callOff()
    this.countdown = null
    this.setQuiz(goOn(this.quiz))
    if (this.quiz.phase === 'asked') this.startCountdown()
    if (this.quiz.phase === 'finished') this.end()
  }

  /** Ends the test with its summary (L-TEST-23). */
  close(): void {
    if (!this.quiz || this.quiz.phase === 'finished') return
    this.timers.callOff()
    this.countdown = null
    this.setQuiz(closeQuiz(this.quiz))
    this.end()
  }

  /** Gives this question 30 seconds more, as often as asked for. */
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
    if (this.hasLimit) this.timers.after(START_DELAY, () => this.startCountdown())
  }

  private startCountdown(): void {
    if (this.hasLimit)
      this.run({ limit: QUESTION_TIME, endsAt: this.clock.now() + QUESTION_TIME, left: null })
  }

  private run(countdown: Countdown): void {
    this.countdown = countdown
    this.timers.callOff()
    this.timers.after(countdown.endsAt - this.clock.now(), () => this.answer(null))
  }

  private end(): void {
    this.endedAt = new Date().toISOString()
    this.keep()
    const level = this.quiz && levelFound(this.quiz)
    // Without a right answer nothing is said to anyone (L-TEST-22).
    if (!level || level === '0') return
    // The survey asks for nothing else: another language does not lead back to it (L-LANG-10).
    pendingSurvey.end()
    const totalTime = Math.round((Date.parse(this.endedAt) - Date.parse(this.beganAt)) / 1000)
    track('LEVELING_TEST_FINISHED', { lang: this.lang, level, totalTime })
    void this.settle()
  }

  private async settle(): Promise<void> {
    const level = this.quiz && levelFound(this.quiz)
    if (!level || level === '0' || !this.endedAt) return
    const outcome = await saveResult(this.lang, level, this.endedAt)
    runInAction(() => {
      this.outcome = outcome
      if (this.isHere) this.keep()
    })
  }

  private setState(state: State): void {
    this.state = state
  }

  private setQuiz(quiz: Quiz): void {
    this.quiz = quiz
    this.keep()
  }

  private take({ quiz, hasLimit, beganAt, endedAt, outcome }: KeptTest): void {
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
    keepTest({ lang, owner, quiz, hasLimit, beganAt, endedAt, outcome })
  }
}
