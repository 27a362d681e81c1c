import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { makeAutoObservable, observableRef } from 'mobx'
import type { AttemptBody, WordSession, WordTrainerPorts } from './trainer-ports'

/** Progress through the words of a session, stored in the tab, so that a reload resumes there. */
export class Training {
  sessionId = ''
  words: readonly SessionWord[] = []
  /** Index of the current word, from 0. */
  index = 0
  /** The current word's answer was judged. */
  isAnswered = false
  /** Correct answers in a row (V-WTRN-12). */
  combo = 0
  /** The longest combo of the session. */
  bestCombo = 0
  /** A pair was wrong, so the exercise doesn't count towards the streak. */
  slipped = false
  /** The in-flight attempt for the current word. */
  pending: AttemptBody | null = null
  /** Ids of the submitted pairs. */
  #matched: readonly string[] = []
  #attemptIds: readonly string[] = []
  readonly #ports: Pick<WordTrainerPorts, 'memory' | 'newId'>

  constructor(ports: Pick<WordTrainerPorts, 'memory' | 'newId'>) {
    this.#ports = ports
    makeAutoObservable(this, {
      attemptId: false,
      words: observableRef,
      sessionId: false,
      slipped: false,
      pending: false,
    })
  }

  get total(): number {
    return this.words.length
  }

  /** Number of completed words, including an answered current one. */
  get done(): number {
    return this.isAnswered ? this.index + 1 : this.index
  }

  /** The current word; null when all are done. */
  get word(): SessionWord | null {
    return this.words[this.index] ?? null
  }

  get isLast(): boolean {
    return this.index === this.total - 1
  }

  /** Attempt id of the current word, identical in a duplicated tab. */
  get attemptId(): string {
    return this.#attemptIds[this.index] ?? this.#ports.newId()
  }

  begin({ sessionId, sessionWords }: WordSession): void {
    this.sessionId = sessionId
    this.words = sessionWords
    this.#attemptIds = sessionWords.map(() => this.#ports.newId())
    this.goTo(0)
    this.combo = 0
    this.bestCombo = 0
    this.#matched = []
  }

  /** Resumes a stored session; returns false if there is none. */
  resume(): boolean {
    const kept = this.#ports.memory.read()
    if (!kept) return false
    this.sessionId = kept.sessionId
    this.words = kept.words
    this.#attemptIds = kept.attemptIds
    this.goTo(kept.answered)
    this.combo = kept.combo
    this.bestCombo = kept.bestCombo
    this.#matched = kept.matched
    this.pending = kept.pending
    return true
  }

  next(): void {
    this.goTo(this.index + 1)
  }

  /** Sets the in-flight attempt; null when it has completed. */
  setPending(attempt: AttemptBody | null): void {
    this.pending = attempt
  }

  /** Records the verdict: a success without a wrong pair extends the streak, a failure ends it. */
  answer(isSuccess: boolean): void {
    this.isAnswered = true
    this.#matched = []
    this.combo = isSuccess && !this.slipped ? this.combo + 1 : 0
    this.bestCombo = Math.max(this.bestCombo, this.combo)
  }

  /** Records a wrong pair. */
  slip(): void {
    this.slipped = true
    this.combo = 0
  }

  match(wordId: string): void {
    this.#matched = [...this.#matched, wordId]
  }

  /** Whether a word's pair was submitted, possibly before a reload. */
  isMatched(wordId: string): boolean {
    return this.#matched.includes(wordId)
  }

  keep(): void {
    const { sessionId, words, done: answered, combo, bestCombo, pending } = this
    const attemptIds = this.#attemptIds
    const matched = this.#matched
    this.#ports.memory.keep({ sessionId, words, attemptIds, answered, combo, bestCombo, matched, pending })
  }

  /** Discards the stored session, so that the next visit starts a new one. */
  forget(): void {
    this.#ports.memory.keep(null)
  }

  private goTo(index: number): void {
    this.index = index
    this.isAnswered = false
    this.slipped = false
    this.pending = null
  }
}
