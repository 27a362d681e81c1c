import { makeAutoObservable, runInAction } from 'mobx'
import { sendRequest } from './http'
import { reportError } from './platform'

/** Playback rates of the rate button, in order (P-AUDIO-01). */
export const PLAYBACK_RATES = [1, 0.9, 0.8] as const

/**
 * Outcome of a playback: finished, stopped (possibly by another one), rejected by a browser that requires a user
 * gesture, or failed.
 */
export type PlayOutcome = 'ended' | 'stopped' | 'refused' | 'failed'

/** Effect of a double click (C01). */
export type DoubleClick = 'slow' | 'fast'

/** Cache size; exceeds the number of recordings in a lesson or an audio list. */
const MAX_CACHED_RECORDINGS = 300

/**
 * Plays one recording at a time, at one global rate. Bytes come from `GET /recording/{id}` and are cached with LRU
 * eviction. Only the loaded recording has an object URL.
 */
export class AudioStore {
  /** The recording that is playing or loading, or `null`. */
  current: string | null = null
  rate: number = PLAYBACK_RATES[0]
  isRepeating = false
  /** The only recording that repeats; `null` for any. */
  #repeated: string | null = null
  /** Whether the current playback has its own rate. */
  #hasOwnRate = false
  /** Position and duration of the current recording, in seconds; 0 while unknown. */
  position = 0
  duration = 0
  /** The last recording if it could not be played, and why. */
  trouble: { recordingId: string; outcome: 'refused' | 'failed' } | null = null
  #element: HTMLAudioElement | null = null
  /** Ordered from least to most recently used. */
  readonly #recordings = new Map<string, Promise<Blob>>()
  /** The recording loaded in the element, with its object URL. */
  #source: { recordingId: string; url: string } | null = null
  #settle: ((outcome: PlayOutcome) => void) | null = null
  /**
   * Incremented by each `play` and `stop`, so that a pending one notices that it was superseded, even by the same
   * recording.
   */
  #turn = 0

  readonly #maxCached: number

  constructor(maxCached = MAX_CACHED_RECORDINGS) {
    this.#maxCached = maxCached
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Switches to the next rate; from any other rate (2) back to 1. */
  cycleRate(): void {
    const rates: readonly number[] = PLAYBACK_RATES
    const index = rates.indexOf(this.rate)
    this.setRate(PLAYBACK_RATES[(index + 1) % PLAYBACK_RATES.length] ?? 1)
  }

  /** Sets the global rate, also for the current recording unless it has its own. */
  setRate(rate: number): void {
    this.rate = rate
    if (!this.#hasOwnRate) this.setCurrentRate(rate)
  }

  /** Sets the rate of the current recording only. */
  setCurrentRate(rate: number): void {
    if (this.#element) this.#element.playbackRate = rate
  }

  /**
   * Stops the current recording and plays another, at the global rate unless `rate` is set. Resolves with the outcome
   * when it ends; failures are reported, never thrown (P-AUDIO-10).
   */
  async play(recordingId: string, rate?: number): Promise<PlayOutcome> {
    this.stop()
    const turn = this.#turn
    this.current = recordingId
    this.#hasOwnRate = rate !== undefined
    this.trouble = null
    const outcome = await this.tryToPlay(recordingId, rate, turn)
    runInAction(() => {
      if (turn !== this.#turn) return
      this.current = null
      if (outcome === 'refused' || outcome === 'failed') this.trouble = { recordingId, outcome }
    })
    return outcome
  }

  private async tryToPlay(recordingId: string, rate: number | undefined, turn: number): Promise<PlayOutcome> {
    try {
      const bytes = await this.bytesOf(recordingId)
      return turn === this.#turn ? await this.sound(recordingId, bytes, rate ?? this.rate) : 'stopped'
    } catch (error) {
      reportError(error, { part: 'audio' })
      return 'failed'
    }
  }

  /** Stops the current recording. */
  stop(): void {
    this.#turn += 1
    this.#element?.pause()
    this.#settle?.('stopped')
    this.current = null
    this.position = 0
    this.duration = 0
  }

  /** Sets whether a recording restarts at its end until it is stopped: the named one, or any. */
  setRepeating(isRepeating: boolean, recordingId: string | null = null): void {
    this.isRepeating = isRepeating
    this.#repeated = recordingId
    if (this.#element) this.#element.loop = this.#repeats(this.current)
  }

  #repeats(recordingId: string | null): boolean {
    return this.isRepeating && (this.#repeated === null || this.#repeated === recordingId)
  }

  /** Rewinds the current recording. */
  rewind(seconds: number): void {
    if (this.#element && this.current !== null)
      this.#element.currentTime = Math.max(0, this.#element.currentTime - seconds)
  }

  /**
   * Returns the bytes of a recording, cached.
   * @throws ApiError
   */
  bytesOf(recordingId: string): Promise<Blob> {
    const cached = this.#recordings.get(recordingId)
    const bytes =
      cached ??
      sendRequest<Blob>({
        method: 'GET',
        path: `/recording/${recordingId}`,
        as: 'bytes',
      })
    this.#recordings.delete(recordingId)
    this.#recordings.set(recordingId, bytes)
    if (!cached) {
      bytes.catch(() => this.#recordings.delete(recordingId))
      const [oldest] = this.#recordings.keys()
      if (oldest !== undefined && this.#recordings.size > this.#maxCached) this.#recordings.delete(oldest)
    }
    return bytes
  }

  /** Creates the element's object URL and revokes the previous one. */
  private urlOf(recordingId: string, bytes: Blob): string {
    if (this.#source?.recordingId === recordingId) return this.#source.url
    if (this.#source) URL.revokeObjectURL(this.#source.url)
    this.#source = { recordingId, url: URL.createObjectURL(bytes) }
    return this.#source.url
  }

  private sound(recordingId: string, bytes: Blob, rate: number): Promise<PlayOutcome> {
    this.#element ??= new Audio()
    const element = this.#element
    element.src = this.urlOf(recordingId, bytes)
    element.playbackRate = rate
    element.loop = this.#repeats(recordingId)
    element.ontimeupdate = () => this.follow(element)
    element.ondurationchange = () => this.follow(element)
    return new Promise((resolve, reject) => {
      this.#settle = resolve
      element.onended = () => resolve('ended')
      element.onerror = () => reject(element.error ?? new Error('The recording cannot be played'))
      // A browser that requires a user gesture rejects; this is not an error.
      element.play().catch((error: Error) => {
        if (error.name === 'NotAllowedError') resolve('refused')
        else if (error.name === 'AbortError') resolve('stopped')
        else reject(error)
      })
    })
  }

  private follow({ currentTime, duration }: HTMLAudioElement): void {
    if (this.current === null) return
    this.position = currentTime
    this.duration = Number.isFinite(duration) ? duration : 0
  }
}

/** The global audio player (C01). */
export const audio = new AudioStore()
