import type { DueReviews, DueSentence } from '@mowka/contract/schemas/progress'
import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { type DeckBlock, type DeckCounts, deckBlocks, deckOf, deckSize } from '@mowka/domain/review/deck'
import { LONGEST_PAUSE, warsawDay } from '@mowka/domain/time'
import { type DueWordsResult, outbox, reportError } from '@mowka/kernel/platform'
import { sessionTimer } from '@mowka/kernel/platform/study'
import { stored } from '@mowka/kernel/storage'
import { callApi } from '@mowka/web/api'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'

/** A word or sentence that wasn't right at the first attempt. */
export type MissedItem = {
  kind: 'word' | 'sentence'
  id: string
  answer: string
  example: string
  recordingId: string | null
}

/** A deck in progress, stored in the tab, so that a reload continues it. */
type DeckState = {
  /** Learner and languages; a deck of another owner is ignored. */
  owner: string
  /** The Warsaw day of the deck. */
  day: string
  /** Study time in seconds, and the moment of the last answer in ms. */
  seconds: number
  answeredAt: number
  blocks: readonly DeckBlock[]
  /** Number of items that were due when the deck started, but are for a later deck. */
  others: number
  /** Index of the current block; the number of blocks once the deck is done. */
  at: number
  /** Number of done sentences of the current block. */
  doneInBlock: number
  missed: readonly MissedItem[]
  /** Items in a row that were right at the first attempt: the current run and the longest one. */
  run: number
  bestRun: number
}

const count = v.pipe(v.number(), v.integer())
const storedDeck = stored<DeckState>(
  sessionKeys.reviewDeck,
  v.object({
    owner: v.string(),
    day: v.string(),
    seconds: v.number(),
    answeredAt: v.number(),
    blocks: v.array(v.object({ kind: v.picklist(['words', 'sentences']), size: count })),
    others: count,
    at: count,
    doneInBlock: count,
    run: count,
    bestRun: count,
    missed: v.array(
      v.object({
        kind: v.picklist(['word', 'sentence']),
        id: v.string(),
        answer: v.string(),
        example: v.string(),
        recordingId: v.nullable(v.string()),
      }),
    ),
  }),
  'session',
)

/** Reads the due items after all answers were sent. Answers that fail to send stay pending. */
async function readDue(): Promise<DueReviews> {
  await outbox.learning.flush().catch(() => {})
  return callApi('getDueReviews')
}

const sizeOf = (blocks: readonly DeckBlock[], kind?: DeckBlock['kind']): number =>
  blocks.reduce((sum, block) => sum + (!kind || block.kind === kind ? block.size : 0), 0)

/**
 * The deck for today: blocks of due words and due sentences, one after another. The server stores each answer, so an
 * abandoned deck is replaced by a new one of the items that are still due; a reload continues at the same place.
 */
export class DeckSession {
  phase: 'loading' | 'failed' | 'empty' | 'block' | 'finished' = 'loading'
  /** The due sentences that weren't answered yet. */
  sentences: readonly DueSentence[] = []
  /** The due items after the end; `null` until `isEndLoaded` and if it could not be loaded. */
  dueAfter: DueReviews | null = null
  isEndLoaded = false
  /** Whether a block ended since the page was opened, so that the learner is in the middle of answering. */
  isUnderWay = false
  state: DeckState | null = null
  #isOpen = false
  readonly #owner: string
  readonly #now: () => number

  constructor(owner: string, now: () => number = Date.now) {
    this.#owner = owner
    this.#now = now
    makeAutoObservable(
      this,
      { sentences: observableRef, state: observableRef, dueAfter: observableRef },
      { autoBind: true },
    )
  }

  /** The current block; `null` before the deck is loaded and after its end. */
  get block(): DeckBlock | null {
    return this.state?.blocks[this.state.at] ?? null
  }

  /** Index of the current block. */
  get at(): number {
    return this.state?.at ?? 0
  }

  /** Number of items in the deck. */
  get total(): number {
    return sizeOf(this.state?.blocks ?? [])
  }

  /** Number of items that were due when the deck started. */
  get due(): number {
    return this.total + (this.state?.others ?? 0)
  }

  /** Number of items before the current block. */
  get before(): number {
    return sizeOf(this.state?.blocks.slice(0, this.state.at) ?? [])
  }

  /** Number of done sentences of the current block. */
  get doneInBlock(): number {
    return this.state?.doneInBlock ?? 0
  }

  /** Numbers of words and sentences in the deck. */
  get counts(): DeckCounts {
    const blocks = this.state?.blocks ?? []
    return { words: sizeOf(blocks, 'words'), sentences: sizeOf(blocks, 'sentences') }
  }

  get missed(): readonly MissedItem[] {
    return this.state?.missed ?? []
  }

  /** The longest run of items that were right at the first attempt. */
  get bestRun(): number {
    return this.state?.bestRun ?? 0
  }

  /** Study time in seconds; long pauses don't count. */
  get seconds(): number {
    return Math.round(this.state?.seconds ?? 0)
  }

  /** Called on mount: continues the stored deck or starts one. */
  async open(): Promise<void> {
    this.#isOpen = true
    this.phase = 'loading'
    try {
      const due = await readDue()
      const sentences = await callApi('getDueSentences')
      if (this.#isOpen) runInAction(() => this.begin(due.today, sentences))
    } catch (error) {
      reportError(error, { part: 'deck' })
      runInAction(() => {
        this.phase = 'failed'
      })
    }
  }

  /** Called on unmount, but not on a reload: the next visit starts a new deck. */
  close(): void {
    this.#isOpen = false
    storedDeck.write(null)
  }

  /** Records a done sentence of the current block. */
  finishSentence(missed: MissedItem | null): void {
    if (!this.state) return
    this.sentences = this.sentences.slice(1)
    const run = missed ? 0 : this.state.run + 1
    this.countTime(1)
    this.update({
      doneInBlock: this.doneInBlock + 1,
      missed: [...this.missed, ...(missed ? [missed] : [])],
      run,
      bestRun: Math.max(this.bestRun, run),
    })
  }

  /** Ends a block of sentences, also early if fewer were due than planned. */
  endSentences(): void {
    this.endBlock(this.doneInBlock, [], null)
  }

  /** Ends a block of words. */
  endWords({ words, missed, run }: DueWordsResult): void {
    this.countTime(words)
    this.endBlock(
      words,
      missed.map((word) => ({ kind: 'word', ...word })),
      run ?? { now: 0, best: 0 },
    )
  }

  private begin(due: DeckCounts, sentences: readonly DueSentence[]): void {
    this.sentences = sentences
    const deck = deckOf({ ...due, sentences: sentences.length })
    const before = storedDeck.read()
    const day = warsawDay(new Date(this.#now()))
    const isSame = before?.owner === this.#owner && before.day === day
    this.state = isSame
      ? before
      : {
          owner: this.#owner,
          day,
          seconds: 0,
          answeredAt: this.#now(),
          blocks: deckBlocks(deck),
          others: Math.max(0, deckSize(due) - deckSize(deck)),
          at: 0,
          doneInBlock: 0,
          missed: [],
          run: 0,
          bestRun: 0,
        }
    if (this.total === 0) this.phase = 'empty'
    else this.update({})
  }

  /** Ends a block. `own` is the run of its items, `null` if it was counted item by item. */
  private endBlock(
    size: number,
    missed: readonly MissedItem[],
    own: { now: number; best: number } | null,
  ): void {
    if (!this.state) return
    const { at, blocks, run: before } = this.state
    // Without a miss, the run from before the block continues.
    const run = own === null ? before : missed.length > 0 ? own.now : before + size
    const block = blocks[at]
    if (!block) return
    if (at + 1 < blocks.length) sessionTimer.handOver()
    this.isUnderWay = true
    this.update({
      // The size may differ from the plan if the same items were answered in another tab.
      blocks: blocks.with(at, { ...block, size }),
      at: at + 1,
      doneInBlock: 0,
      missed: [...this.missed, ...missed],
      run,
      bestRun: Math.max(this.bestRun, run, own?.best ?? 0),
    })
  }

  /** Adds the time since the last answer to the study time, as the server counts it. */
  private countTime(answers: number): void {
    if (!this.state) return
    const now = this.#now()
    const passed = Math.max(0, now - this.state.answeredAt) / 1000
    const seconds = this.state.seconds + Math.min(passed, LONGEST_PAUSE * answers)
    this.state = { ...this.state, seconds, answeredAt: now }
  }

  private update(change: Partial<DeckState>): void {
    if (!this.state) return
    this.state = { ...this.state, ...change }
    if (this.#isOpen) storedDeck.write(this.state)
    this.phase = this.block ? 'block' : 'finished'
    if (this.phase === 'finished') void this.loadEnd()
  }

  private async loadEnd(): Promise<void> {
    const due = await readDue().catch((error: unknown) => {
      reportError(error, { part: 'deck-end' })
      return null
    })
    runInAction(() => {
      this.dueAfter = due
      this.isEndLoaded = true
    })
  }
}
