import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { makeAutoObservable, observableRef } from 'mobx'
import type { AttemptBody, WordSession, WordTrainerPorts } from './trainer-ports'

/** How far the learner is with the words of a session. The tab keeps it, so that a reload goes on there. */
export class Training {
  sessionId = ''
  words: readonly SessionWord[] = []
  /** The place of the word on the screen, from 0. */
  index = 0
  /** The word on the screen is answered, and the answer was judged. */
  isAnswered = false
  /** Right answers in a row (V-WTRN-12). */
  combo = 0
  /** A word of pairs was wrong: the exercise is no success for the run. */
  slipped = false
  /** The answer to the word on the screen that is on its way. */
  pending: AttemptBody | null = null
  /** The words of matched pairs that were handed in. */
  private matched: readonly string[] = []
  private attemptIds: readonly string[] = []
  private readonly ports: Pick<WordTrainerPorts, 'memory' | 'newId'>

  constructor(ports: Pick<WordTrainerPorts, 'memory' | 'newId'>) {
    this.ports = ports
    makeAutoObservable<this, 'matched' | 'attemptIds' | 'ports'>(this, {
      attemptId: false,
      words: observableRef,
      sessionId: false,
      slipped: false,
      pending: false,
      matched: false,
      attemptIds: false,
      ports: false,
    })
  }

  get total(): number {
    return this.words.length
  }

  /** Words that are behind, this one too as soon as it is answered. */
  get done(): number {
    return this.isAnswered ? this.index + 1 : this.index
  }

  /** The word on the screen; null when all are behind. */
  get word(): SessionWord | null {
    return this.words[this.index] ?? null
  }

  get isLast(): boolean {
    return this.index === this.total - 1
  }

  /** The id of the answer to the word on the screen: the same in a copy of the tab. */
  get attemptId(): string {
    return this.attemptIds[this.index] ?? this.ports.newId()
  }

  begin({ sessionId, sessionWords }: WordSession): void {
    this.sessionId = sessionId
    this.words = sessionWords
    this.attemptIds = sessionWords.map(() => this.ports.newId())
    this.goTo(0)
    this.combo = 0
    this.matched = []
  }

  /** Takes up the session that was reloaded; false where there is none. */
  resume(): boolean {
    const kept = this.ports.memory.read()
    if (!kept) return false
    this.sessionId = kept.sessionId
    this.words = kept.words
    this.attemptIds = kept.attemptIds
    this.goTo(kept.answered)
    this.combo = kept.combo
    this.matched = kept.matched
    this.pending = kept.pending
    return true
  }

  next(): void {
    this.goTo(this.index + 1)
  }

  /** An answer leaves, or has come back: null. */
  setPending(attempt: AttemptBody | null): void {
    this.pending = attempt
  }

  /** The word on the screen is answered: a success without a slip makes the run longer, an error ends it. */
  answer(isSuccess: boolean): void {
    this.isAnswered = true
    this.matched = []
    this.combo = isSuccess && !this.slipped ? this.combo + 1 : 0
  }

  /** A pair was no pair. */
  slip(): void {
    this.slipped = true
    this.combo = 0
  }

  match(wordId: string): void {
    this.matched = [...this.matched, wordId]
  }

  /** Whether the pair of a word was handed in, perhaps before a reload. */
  isMatched(wordId: string): boolean {
    return this.matched.includes(wordId)
  }

  keep(): void {
    const { sessionId, words, attemptIds, done: answered, combo, matched, pending } = this
    this.ports.memory.keep({ sessionId, words, attemptIds, answered, combo, matched, pending })
  }

  /** The next visit begins a session of its own. */
  forget(): void {
    this.ports.memory.keep(null)
  }

  private goTo(index: number): void {
    this.index = index
    this.isAnswered = false
    this.slipped = false
    this.pending = null
  }
}
