import type { SessionWord } from '@mowka/shared/contract/schemas/vocabulary'
import { Timers } from '@mowka/shared/trainer'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { HINT_AFTER } from '../hint-note'
import type { GivenAnswer, WordExercise } from '../word-exercise'
import { needsSound, openExercise, withoutSound } from '../word-exercises'
import type { AttemptBody, CheckedWord, WordSessionEnd, WordTrainerPorts } from './trainer-ports'
import { judgedHere } from './word-answers'

/** How long after a success its sound comes, in milliseconds, also after the last of all pairs (V-WTRN-06). */
export const SUCCESS_SOUND_AFTER = 800
/** How long after any other result the answer sounds, in milliseconds. */
export const AUTOPLAY_AFTER_ERROR = 300
/** What a session still waits for at its last word when the answer has sounded, in milliseconds (V-WTRN-11). */
export const LAST_WORD_AFTER_SOUND = 1_000
/** How long the last result is to be seen when nothing sounds, in milliseconds. */
export const LAST_WORD_IN_SILENCE = 1_500
/** The longest wait at the last word, should its recording never come, in milliseconds. */
export const LONGEST_LAST_WORD = 15_000
/** The longest time that counts as thinking about one word, in milliseconds. */
const LONGEST_THOUGHT = 3_600_000

/**
 * Where the trainer is. `empty`: there is nothing to learn (V-WTRN-07); `problematic` and `summary`: the two dialogs of
 * the end (V-WTRN-08, V-WTRN-09).
 */
export type WordTrainerPhase =
  | 'loading'
  | 'startFailed'
  | 'empty'
  | 'answering'
  | 'checking'
  | 'result'
  | 'ending'
  | 'endFailed'
  | 'problematic'
  | 'summary'

/**
 * The core of the word trainer: goes through the words of a session, has answers checked, counts the run, waits with
 * hints, ends. It knows neither types of exercises nor where words come from.
 */
export class WordTrainerStore {
  phase: WordTrainerPhase = 'loading'
  exercise: WordExercise | null = null
  result: CheckedWord | null = null
  end: WordSessionEnd | null = null
  /** Right answers in a row (V-WTRN-12). */
  combo = 0
  /** Why the last call failed. */
  error: unknown = null
  /** The place of the word on the screen, from 0. */
  index = 0
  words: readonly SessionWord[] = []
  private sessionId = ''
  private attemptIds: readonly string[] = []
  private pending: AttemptBody | null = null
  /** A word of pairs was wrong: the exercise is no success for the run. */
  private slipped = false
  private wasHinted = false
  private shownAt = 0
  private started = false
  private isOpen = false
  private stopWatching = () => {}
  private readonly ports: WordTrainerPorts
  private readonly timers: Timers
  private readonly hintTimer: Timers

  constructor(ports: WordTrainerPorts) {
    this.ports = ports
    this.timers = new Timers(ports.clock)
    this.hintTimer = new Timers(ports.clock)
    makeAutoObservable<
      this,
      | 'ports'
      | 'timers'
      | 'hintTimer'
      | 'sessionId'
      | 'attemptIds'
      | 'pending'
      | 'slipped'
      | 'wasHinted'
      | 'shownAt'
      | 'started'
      | 'isOpen'
      | 'stopWatching'
    >(
      this,
      {
        exercise: observableRef,
        result: observableRef,
        end: observableRef,
        error: observableRef,
        words: observableRef,
        ports: false,
        timers: false,
        hintTimer: false,
        sessionId: false,
        attemptIds: false,
        pending: false,
        slipped: false,
        wasHinted: false,
        shownAt: false,
        started: false,
        isOpen: false,
        stopWatching: false,
      },
      { autoBind: true },
    )
  }

  get total(): number {
    return this.words.length
  }

  /** Words that are behind, this one too as soon as it is answered. */
  get done(): number {
    return this.isAnswered ? this.index + 1 : this.index
  }

  /** The word is answered, and the answer was judged. */
  get isAnswered(): boolean {
    return this.result !== null
  }

  get isLast(): boolean {
    return this.index === this.total - 1
  }

  /**
   * Whether the big button does something: not without an answer, not before all pairs are matched, and not after the
   * last word, when the session ends by itself (V-WTRN-19 to V-WTRN-21).
   */
  get canPress(): boolean {
    if (this.phase === 'answering') return this.exercise?.draft.ready === true
    return this.phase === 'result' && !this.isLast
  }

  /** The trainer is on the screen: goes on with the session that was reloaded, or starts one. */
  async open(): Promise<void> {
    this.isOpen = true
    if (this.started) return
    this.started = true
    const stored = this.ports.memory.read()
    if (!stored) return this.start()
    this.sessionId = stored.sessionId
    this.words = stored.words
    this.attemptIds = stored.attemptIds
    this.combo = stored.combo
    this.index = stored.answered
    if (stored.pending) {
      // It may have arrived; sent once more it counts once.
      this.ports.post(stored.pending)
      this.index += 1
      this.keep()
    }
    await this.showOrEnd()
  }

  /** The trainer left the screen: nothing happens by itself any more, and coming back starts again. */
  close(): void {
    this.isOpen = false
    this.putAway()
    this.ports.silence()
    this.ports.memory.keep(null)
  }

  /** Starts a session, also the next one after a summary. */
  async start(): Promise<void> {
    this.phase = 'loading'
    this.error = null
    this.end = null
    this.exercise = null
    this.result = null
    try {
      const session = await this.ports.source.start(this.ports.rest.until() !== null)
      runInAction(() => {
        this.sessionId = session.sessionId
        this.words = session.sessionWords
        this.attemptIds = session.sessionWords.map(() => this.ports.newId())
        this.index = 0
        this.combo = 0
      })
      if (this.total === 0) this.setPhase('empty')
      else if (this.isOpen) {
        this.keep()
        await this.showOrEnd()
      } else this.started = false
    } catch (error) {
      this.fail('startFailed', 'start', error)
    }
  }

  /** What the one big button does now, and Enter with it. */
  primary(): void {
    if (this.phase === 'startFailed') void this.start()
    else if (this.phase === 'endFailed') void this.finish()
    else if (!this.canPress) return
    else if (this.phase === 'answering') void this.check()
    else void this.proceed()
  }

  /** Tries again what failed: a start, a check for want of access, an end. */
  resume(): void {
    this.error = null
    this.primary()
  }

  /** Shows the word in an exercise without listening; no mistake is counted (V-WTRN-18). */
  swapSound(): void {
    const word = this.words[this.index]
    if (!word || this.phase !== 'answering' || !needsSound(word)) return
    this.ports.silence()
    this.show(withoutSound(word))
  }

  /** Exercises with sound may come again, this one too if it was one. */
  bringSoundBack(): void {
    const word = this.words[this.index]
    if (word && this.phase === 'answering' && needsSound(word)) this.show(word)
  }

  /** The dialog with the hard words was read. */
  closeProblematic(): void {
    if (this.phase === 'problematic') this.phase = 'summary'
  }

  private async check(): Promise<void> {
    const given = this.exercise?.draft.given
    const word = this.words[this.index]
    if (!given || !word) return
    this.hintTimer.callOff()
    this.phase = 'checking'
    this.error = null
    const attempt = this.attemptOf(given, this.attemptIds[this.index] ?? this.ports.newId())
    this.pending = attempt
    this.keep()
    try {
      const result = await this.ports.check(attempt, judgedHere(given, word))
      runInAction(() => {
        this.pending = null
        this.showResult(result)
      })
    } catch (error) {
      runInAction(() => {
        this.pending = null
        this.phase = 'answering'
        this.error = error
      })
      this.keep()
      this.ports.notices.failed('check', error)
    }
  }

  /** A pair was matched or not: it is handed in at once, and the exercise goes on. */
  private attemptStep(given: GivenAnswer, isRight: boolean): void {
    this.ports.post(this.attemptOf(given, this.ports.newId()))
    if (isRight) return
    this.slipped = true
    this.combo = 0
  }

  /** All pairs are matched (V-WEX-04). */
  private completeSteps(): void {
    const word = this.words[this.index]
    if (!word) return
    const { answer, answerLang, example, exampleLang } = word.word.word
    this.showResult({
      isSuccess: true,
      resultCategory: 'CORRECT',
      prompt: { text: example, lang: exampleLang },
      correctAnswer: { text: answer, lang: answerLang },
      sentence: null,
      diff: [],
    })
  }

  private attemptOf({ wordId, ...wordAnswerData }: GivenAnswer, attemptId: string): AttemptBody {
    const now = this.ports.now()
    const exerciseType = this.exercise?.type
    return {
      ...this.ports.source.place,
      wordId,
      wordAnswerData,
      sessionId: this.sessionId,
      attemptId,
      ...(exerciseType && { exerciseType }),
      hinted: this.wasHinted,
      milliseconds: Math.min(Math.max(0, now - this.shownAt), LONGEST_THOUGHT),
      answeredAt: new Date(now).toISOString(),
    }
  }

  private showResult(result: CheckedWord): void {
    this.hintTimer.callOff()
    this.exercise?.draft.release?.()
    this.result = result
    this.phase = 'result'
    if (!result.isSuccess) this.combo = 0
    else if (!this.slipped) this.combo += 1
    this.keep()
    const sounded = this.soundAfter(result)
    if (this.isLast) this.endAfter(sounded)
  }

  /** The sound of success and the answer, one after the other; null where nothing will sound. */
  private soundAfter({ isSuccess }: CheckedWord): Promise<void> | null {
    const { lessonSoundsAllowed, autoplayAnswer } = this.ports.settings()
    const recording = autoplayAnswer ? (this.words[this.index]?.word.word.answerRecording ?? null) : null
    const chimes = isSuccess && lessonSoundsAllowed
    if (!chimes && !recording) return null
    return new Promise((resolve) => {
      this.timers.after(isSuccess ? SUCCESS_SOUND_AFTER : AUTOPLAY_AFTER_ERROR, async () => {
        const { result } = this
        if (chimes) await this.ports.successSound()
        // Somebody may have gone on meanwhile.
        if (recording && this.result === result) await this.ports.play(recording)
        resolve()
      })
    })
  }

  private endAfter(sounded: Promise<void> | null): void {
    const { result } = this
    const endIn = (milliseconds: number) =>
      this.timers.after(milliseconds, () => {
        if (this.result === result && this.phase === 'result') void this.finish()
      })
    if (!sounded || !this.ports.settings().autoplayAnswer) endIn(LAST_WORD_IN_SILENCE)
    else {
      void sounded.then(() => endIn(LAST_WORD_AFTER_SOUND))
      endIn(LONGEST_LAST_WORD)
    }
  }

  private async proceed(): Promise<void> {
    this.index += 1
    await this.showOrEnd()
  }

  private async showOrEnd(): Promise<void> {
    const word = this.words[this.index]
    if (!word) await this.finish()
    else this.show(this.ports.rest.until() ? withoutSound(word) : word)
  }

  private show(word: SessionWord): void {
    this.putAway()
    const exercise = openExercise(word, {
      clock: this.ports.clock,
      random: this.ports.random,
      attempt: this.attemptStep,
      complete: this.completeSteps,
      play: (recordingId) => void this.ports.play(recordingId),
    })
    if (!exercise) {
      // A type of exercise that a newer server has: the word comes another time.
      void this.proceed()
      return
    }
    this.exercise = exercise
    this.result = null
    this.slipped = false
    this.wasHinted = false
    this.shownAt = this.ports.now()
    this.phase = 'answering'
    if (exercise.sound) void this.ports.play(exercise.sound)
    else this.ports.silence()
    this.stopWatching = reaction(() => exercise.draft.moves, this.waitForHint, { fireImmediately: true })
  }

  /** Ten seconds without a move bring a hint (V-WTRN-13). */
  private waitForHint(): void {
    this.hintTimer.callOff()
    this.hintTimer.after(HINT_AFTER, () => {
      if (this.phase !== 'answering') return
      this.exercise?.draft.hint()
      if (this.exercise?.draft.hintNote) this.wasHinted = true
    })
  }

  private async finish(): Promise<void> {
    this.phase = 'ending'
    this.error = null
    try {
      const end = await this.ports.end(this.sessionId)
      runInAction(() => {
        this.end = end
        this.phase = end.problematic.length > 0 ? 'problematic' : 'summary'
      })
      this.ports.memory.keep(null)
    } catch (error) {
      this.fail('endFailed', 'end', error)
    }
  }

  /** Calls off all that would still happen to the word on the screen. */
  private putAway(): void {
    this.stopWatching()
    this.hintTimer.callOff()
    this.timers.callOff()
    this.exercise?.draft.release?.()
  }

  private keep(): void {
    if (!this.isOpen) return
    this.ports.memory.keep({
      sessionId: this.sessionId,
      words: this.words,
      attemptIds: this.attemptIds,
      answered: this.done,
      combo: this.combo,
      pending: this.pending,
    })
  }

  private setPhase(phase: WordTrainerPhase): void {
    this.phase = phase
  }

  private fail(phase: 'startFailed' | 'endFailed', what: 'start' | 'end', error: unknown): void {
    this.phase = phase
    this.error = error
    this.ports.notices.failed(what, error)
  }
}
