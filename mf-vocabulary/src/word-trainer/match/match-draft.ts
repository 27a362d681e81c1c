import { makeAutoObservable, observableRef } from 'mobx'
import type { ExerciseTools, HintNote, SessionWordOf, TextInLang, WordDraft } from '../word-exercise'

type Pair = SessionWordOf<'MATCH_PAIRS'>['exerciseData']['pairs'][number]
/** Column of a word. */
export type MatchSide = 'target' | 'source'
/** Position of a word: its column, and its row from the top. */
export type MatchPlace = { side: MatchSide; row: number }
/** A word tile. */
export type MatchTile = TextInLang & { wordId: string; recordingUrl: string | null }

/** Time during which selecting is locked after a check, in ms (V-WEX-06). */
export const LOCK_AFTER_CHECK = 500
/** Display time of a wrong pair in ms (V-WEX-05). */
export const WRONG_PAIR_TIME = 3_000

/** Returns 0 to n-1 in random order (Fisher–Yates). */
function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, place) => place)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one = 0, two = 0] = [order[last], order[other]]
    order[last] = two
    order[other] = one
  }
  return order
}

/**
 * Draft of matching words of two languages (V-WEX-02 to V-WEX-06). Each selected pair is checked immediately, as an
 * answer to the word in the learner's language.
 */
export class MatchDraft implements WordDraft {
  moves = 0
  hintNote: HintNote | null = null
  /** The selected word that awaits its counterpart. */
  selected: MatchPlace | null = null
  /** Ids of the matched words. */
  matched: string[] = []
  /** The pair that is shown as wrong. */
  wrong: { source: MatchTile; target: MatchTile } | null = null
  /** The last matched pair. */
  lastPair: { source: MatchTile; target: MatchTile } | null = null
  isLocked = false
  /** The word that a hint points to in both columns. */
  hintedWordId: string | null = null
  readonly sides: Readonly<Record<MatchSide, readonly MatchTile[]>>
  readonly #tools: ExerciseTools
  #cancellations: (() => void)[] = []

  constructor(pairs: readonly Pair[], tools: ExerciseTools) {
    this.#tools = tools
    const tilesOf = (side: MatchSide) =>
      shuffled(pairs.length, tools.random).flatMap((place) => pairs[place]?.[side] ?? [])
    this.sides = { target: tilesOf('target'), source: tilesOf('source') }
    makeAutoObservable(
      this,
      {
        sides: false,
        given: false,
        hintNote: observableRef,
        selected: observableRef,
        wrong: observableRef,
        lastPair: observableRef,
      },
      { autoBind: true },
    )
  }

  /** All pairs are matched (V-WEX-04, V-WTRN-20). */
  get ready(): boolean {
    return this.matched.length === this.total
  }

  get total(): number {
    return this.sides.target.length
  }

  readonly given = null

  tileAt({ side, row }: MatchPlace): MatchTile | undefined {
    return this.sides[side][row]
  }

  isMatched({ wordId }: MatchTile): boolean {
    return this.matched.includes(wordId)
  }

  isWrong(side: MatchSide, { wordId }: MatchTile): boolean {
    return this.wrong?.[side].wordId === wordId
  }

  /** Returns the counterpart of a matched word. */
  otherHalf(side: MatchSide, { wordId }: MatchTile): MatchTile | undefined {
    return this.sides[side === 'target' ? 'source' : 'target'].find((tile) => tile.wordId === wordId)
  }

  /** Selects a word; a second one in the other column completes a pair, which is checked. */
  press(place: MatchPlace): void {
    const tile = this.tileAt(place)
    if (!tile || this.isLocked || this.isMatched(tile)) return
    this.moves += 1
    this.forgetHint()
    if (place.side === 'target' && tile.recordingUrl) this.#tools.play(tile.recordingUrl)
    const first = this.selected && this.tileAt(this.selected)
    if (!this.selected || !first || this.selected.side === place.side) {
      const isAgain = this.selected?.side === place.side && this.selected.row === place.row
      this.selected = isAgain ? null : place
      return
    }
    this.selected = null
    const [source, target] = place.side === 'source' ? [tile, first] : [first, tile]
    this.check(source, target)
  }

  /** Points to an unmatched pair, preferably the counterpart of the selected word. */
  hint(): string | null {
    const chosen = this.selected && this.tileAt(this.selected)
    const open = chosen ?? this.sides.target.find((tile) => !this.isMatched(tile))
    const [one, other] = (['target', 'source'] as const).map((side) =>
      this.sides[side].find((tile) => tile.wordId === open?.wordId),
    )
    if (!one || !other) return null
    this.hintedWordId = one.wordId
    this.hintNote = { kind: 'pair', one, other }
    return one.wordId
  }

  release(): void {
    for (const cancel of this.#cancellations) cancel()
    this.#cancellations = []
  }

  private check(source: MatchTile, target: MatchTile): void {
    this.release()
    this.wrong = null
    const isRight = source.wordId === target.wordId
    const solution = this.otherHalf('source', source)
    this.#tools.attempt(
      {
        wordId: source.wordId,
        prompt: { text: source.text, lang: source.lang },
        correctAnswer: { text: solution?.text ?? '', lang: target.lang },
        userInput: { text: target.text, lang: target.lang },
      },
      isRight,
    )
    if (isRight) {
      this.matched.push(source.wordId)
      this.lastPair = { source, target }
    } else {
      this.wrong = { source, target }
      this.later(WRONG_PAIR_TIME, this.forgetWrong)
    }
    this.isLocked = true
    this.later(LOCK_AFTER_CHECK, this.unlock)
    if (this.ready) this.#tools.complete()
  }

  private unlock(): void {
    this.isLocked = false
  }

  private forgetWrong(): void {
    this.wrong = null
  }

  private forgetHint(): void {
    this.hintNote = null
    this.hintedWordId = null
  }

  private later(milliseconds: number, act: () => void): void {
    this.#cancellations.push(this.#tools.clock.after(milliseconds, act))
  }
}
