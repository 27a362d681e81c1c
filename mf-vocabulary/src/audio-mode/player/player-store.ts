import type { PlayOutcome } from '@mowka/kernel/platform/study'
import { makeAutoObservable } from 'mobx'
import {
  afterLast,
  canSound,
  defaultMode,
  naturalOrder,
  type Order,
  partsOf,
  type SentenceMode,
  type Side,
  shuffledOrder,
  type Track,
} from './playback-rules'

/**
 * Break between the two recordings of a sentence, and before the next lesson or a restart, in seconds (V-AUD-09,
 * C14).
 */
const TURN_BREAK = 2
/** Number of sentences to prefetch. */
const PREFETCHED_SENTENCES = 3
/** Number of consecutive failed sentences after which the player stops. */
const MAX_FAILED_SENTENCES = 3

export type PlayerStatus = 'playing' | 'paused' | 'ended'

/** The recording or break in progress. */
export type Phase = { side: Side } | { pause: number }

/** Why the player stopped: the browser requires a press, or recordings fail to load. */
export type PlaybackProblem = 'refused' | 'failed'

/** Port for the product's shared audio service. */
export type Sound = {
  current: string | null
  play: (recordingId: string) => Promise<PlayOutcome>
  stop: () => void
  bytesOf: (recordingId: string) => Promise<unknown>
}

/** Port for timing breaks, which works on hidden pages too. */
export type BreakTimer = {
  start: () => void
  wait: (seconds: number) => Promise<boolean>
  stop: () => void
}

/** Player position and settings that a reload restores. */
export type Place = {
  lessonId: string
  /** The `order` of the sentence in its lesson. */
  track: number
  mode: SentenceMode | null
  isRepeating: boolean
  isShuffled: boolean
  goesOn: boolean
}

type Outside = { sound: Sound; silence: BreakTimer; random?: () => number }

/**
 * Plays the sentences of lessons one after another (V-AUD-03). The page provides the sentences of each lesson once
 * they are loaded.
 */
export class AudioPlayer {
  status: PlayerStatus = 'paused'
  phase: Phase | null = null
  trouble: PlaybackProblem | null = null
  lessonAt = 0
  /** Sentences of the current lesson; null until they are loaded. */
  tracks: readonly Track[] | null = null
  order: Order = []
  at = 0
  isRepeating = false
  isShuffled = false
  /** Whether the next lesson follows automatically. */
  goesOn = true
  /** The learner's choice; null for the default. */
  chosenMode: SentenceMode | null = null
  /** Break between two sentences, in seconds. */
  breakSeconds: number
  readonly lessonIds: readonly string[]
  readonly #outside: Outside
  #wanted: number | null = null
  #sounding: string | null = null
  #silentSentences = 0
  /** Incremented on every start and stop; pending steps with an older number are cancelled. */
  #turn = 0

  constructor(
    lessonIds: readonly string[],
    outside: Outside,
    { place = null, breakSeconds = 5 }: { place?: Place | null; breakSeconds?: number } = {},
  ) {
    this.lessonIds = lessonIds
    this.#outside = outside
    this.breakSeconds = breakSeconds
    if (place) this.takeUp(place)
    makeAutoObservable(
      this,
      {
        lessonIds: false,
      },
      { autoBind: true },
    )
  }

  get lessonId(): string {
    return this.lessonIds[this.lessonAt] ?? ''
  }

  get nextLessonId(): string | null {
    return this.lessonIds[this.lessonAt + 1] ?? null
  }

  get track(): Track | null {
    return this.tracks?.[this.order[this.at] ?? -1] ?? null
  }

  get mode(): SentenceMode {
    return this.chosenMode ?? defaultMode(this.tracks ?? [])
  }

  /** There is no previous sentence (V-AUD-12). */
  get isFirst(): boolean {
    return this.at === 0 && this.lessonAt === 0
  }

  /** There is no next sentence (V-AUD-13). */
  get isLast(): boolean {
    return this.isLastOfLesson && this.nextLessonId === null
  }

  get place(): Place | null {
    if (!this.track) return null
    const { lessonId, chosenMode: mode, isRepeating, isShuffled, goesOn } = this
    return { lessonId, track: this.track.order, mode, isRepeating, isShuffled, goesOn }
  }

  private get isLastOfLesson(): boolean {
    return this.at >= this.order.length - 1
  }

  /**
   * Sets the sentences of a lesson, without those that lack a recording. Resumes playback if it was waiting for them.
   */
  know(lessonId: string, tracks: readonly Track[]): void {
    if (lessonId !== this.lessonId || this.tracks !== null) return
    this.tracks = tracks.filter(canSound)
    const found = this.tracks.findIndex(({ order }) => order === this.#wanted)
    const current = Math.max(0, found)
    this.#wanted = null
    this.order = this.orderFrom(current)
    this.at = this.order.indexOf(current)
    if (this.status === 'playing') void this.run()
  }

  /** Prepares playback for a press that may be the first half of a double click. */
  prepare(): void {
    this.#outside.silence.start()
  }

  play(): void {
    if (this.status === 'ended') this.at = 0
    this.status = 'playing'
    this.trouble = null
    this.#silentSentences = 0
    this.#outside.silence.start()
    void this.run()
  }

  pause(): void {
    this.quiet()
    this.#outside.silence.stop()
    if (this.status === 'playing') this.status = 'paused'
  }

  toggle(): void {
    if (this.status === 'playing') this.pause()
    else this.play()
  }

  /** Moves to a sentence by its index in the lesson and plays it. */
  goTo(index: number): void {
    this.at = Math.max(0, this.order.indexOf(index))
    this.status = 'paused'
    this.play()
  }

  next(): void {
    if (this.isLast) return
    if (this.isLastOfLesson) this.openLesson(this.lessonAt + 1)
    else this.moveTo(this.at + 1)
  }

  previous(): void {
    if (this.isFirst) return
    if (this.at === 0) this.openLesson(this.lessonAt - 1)
    else this.moveTo(this.at - 1)
  }

  /** Opens another of the chosen lessons. */
  openLesson(index: number): void {
    this.quiet()
    if (this.status === 'ended') this.status = 'paused'
    this.lessonAt = index
    this.tracks = null
    this.order = []
    this.at = 0
  }

  setMode(mode: SentenceMode): void {
    this.chosenMode = mode
    if (this.status === 'playing') void this.run()
  }

  setBreak(seconds: number): void {
    this.breakSeconds = seconds
  }

  setRepeating(isRepeating: boolean): void {
    this.isRepeating = isRepeating
  }

  setGoesOn(goesOn: boolean): void {
    this.goesOn = goesOn
  }

  setShuffled(isShuffled: boolean): void {
    const current = this.order[this.at] ?? 0
    this.isShuffled = isShuffled
    this.order = this.orderFrom(current)
    this.at = Math.max(0, this.order.indexOf(current))
  }

  /** Pauses because another component of the product plays a sound. */
  pauseForOtherSound(recordingId: string): void {
    if (this.status === 'playing' && recordingId !== this.#sounding) this.pause()
  }

  private takeUp(place: Place): void {
    this.lessonAt = Math.max(0, this.lessonIds.indexOf(place.lessonId))
    this.#wanted = place.lessonId === this.lessonId ? place.track : null
    this.chosenMode = place.mode
    this.isRepeating = place.isRepeating
    this.isShuffled = place.isShuffled
    this.goesOn = place.goesOn
  }

  private orderFrom(current: number): Order {
    const tracks = this.tracks ?? []
    const count = tracks.length
    if (!this.isShuffled) return naturalOrder(count)
    const firstLine = tracks.findIndex(({ isLine }) => isLine)
    return shuffledOrder(count, current, this.#outside.random, firstLine < 0 ? count : firstLine)
  }

  private moveTo(at: number): void {
    this.at = at
    if (this.status === 'ended') this.status = 'paused'
    if (this.status === 'playing') void this.run()
  }

  /** Stops the player's own sound and pending steps; sounds of other components continue. */
  private quiet(): number {
    this.#turn += 1
    const { sound } = this.#outside
    if (this.#sounding !== null && sound.current === this.#sounding) sound.stop()
    this.#sounding = null
    this.phase = null
    return this.#turn
  }

  /** Plays from the current sentence until the end or an interruption. */
  private async run(): Promise<void> {
    const turn = this.quiet()
    // A lesson without recordings is skipped.
    if (this.tracks?.length === 0)
      return this.nextLessonId === null ? this.end() : this.openLesson(this.lessonAt + 1)
    while (this.track && turn === this.#turn) {
      if (!(await this.playSentence(this.track, turn))) return
      const after = this.isLastOfLesson ? this.afterLast : 'next'
      if (after === 'end') return this.end()
      const seconds = after === 'next' ? this.breakSeconds : TURN_BREAK
      if (!(await this.rest(seconds, turn))) return
      if (after === 'nextLesson') return this.openLesson(this.lessonAt + 1)
      this.step(after === 'next' ? this.at + 1 : 0)
    }
  }

  private get afterLast() {
    const { isRepeating, goesOn } = this
    return afterLast({ isRepeating, goesOn, isLastLesson: this.nextLessonId === null })
  }

  private step(at: number): void {
    this.at = at
  }

  private end(): void {
    this.quiet()
    this.#outside.silence.stop()
    this.status = 'ended'
  }

  /** Plays a sentence and resolves with whether the player continues. A recording that fails to load is skipped. */
  private async playSentence(track: Track, turn: number): Promise<boolean> {
    this.fetchAhead()
    let heard = 0
    for (const { side, recordingId } of partsOf(track, this.mode)) {
      if (heard > 0 && !(await this.rest(TURN_BREAK, turn))) return false
      this.sayPhase({ side }, recordingId)
      const outcome = await this.#outside.sound.play(recordingId)
      if (turn !== this.#turn) return false
      if (outcome === 'refused') return this.giveUp('refused')
      if (outcome === 'stopped') return this.giveUp(null)
      if (outcome === 'ended') heard += 1
    }
    this.#silentSentences = heard > 0 ? 0 : this.#silentSentences + 1
    return this.#silentSentences < MAX_FAILED_SENTENCES || this.giveUp('failed')
  }

  private async rest(seconds: number, turn: number): Promise<boolean> {
    this.sayPhase({ pause: seconds }, null)
    const isOver = await this.#outside.silence.wait(seconds)
    return isOver && turn === this.#turn
  }

  private sayPhase(phase: Phase, sounding: string | null): void {
    this.phase = phase
    this.#sounding = sounding
  }

  private giveUp(trouble: PlaybackProblem | null): false {
    this.pause()
    this.trouble = trouble
    return false
  }

  private fetchAhead(): void {
    const { tracks } = this
    const ahead = this.order
      .slice(this.at, this.at + PREFETCHED_SENTENCES)
      .flatMap((index) => tracks?.[index] ?? [])
    for (const { recordingId } of ahead.flatMap((track) => partsOf(track, this.mode))) {
      this.#outside.sound.bytesOf(recordingId).catch(() => {})
    }
  }
}
