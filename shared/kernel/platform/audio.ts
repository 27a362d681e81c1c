import { makeAutoObservable, runInAction } from 'mobx'
import { sendRequest } from './http'
import { reportError } from './platform'

/** The rates that the button cycles through (P-AUDIO-01). */
export const PLAYBACK_RATES = [1, 0.9, 0.8] as const

/** How playing a recording ended: by itself, by another one or a stop, by a browser that wants a touch first, or badly. */
export type PlayOutcome = 'ended' | 'stopped' | 'refused' | 'failed'

/** What a double click does (C01). */
export type DoubleClick = 'slow' | 'fast'

/** How many recordings stay in memory. It's more than a lesson or an audio list has. */
const MAX_CACHED_RECORDINGS = 300

/**
 * Plays recordings, one at a time, at one rate for the whole product. Bytes come from `GET /recording/{id}` and are
 * cached; the least recently used ones go first. Only the recording in the player has an object URL.
 */
export class AudioStore {
  /** The recording that sounds or is being loaded; null in silence. */
  current: string | null = null
  rate: number = PLAYBACK_RATES[0]
  isRepeating = false
  /** The only recording that repeats; null for any. */
  private repeated: string | null = null
  /** What sounds was given its own rate. */
  private hasOwnRate = false
  /** Where the recording is that sounds, and how long it is, in seconds of the recording; 0 while that is unknown. */
  position = 0
  duration = 0
  /** The recording that was last asked for and could not be heard, and why. */
  trouble: { recordingId: string; outcome: 'refused' | 'failed' } | null = null
  private element: HTMLAudioElement | null = null
  /** The least recently used one is the first. */
  private readonly recordings = new Map<string, Promise<Blob>>()
  /** The recording that the element holds, with its object URL. */
  private source: { recordingId: string; url: string } | null = null
  private settle: ((outcome: PlayOutcome) => void) | null = null
  /** Counts playings and stops: a caller that waits knows by it that another one came, of the same recording too. */
  private turn = 0

  private readonly maxCached: number

  constructor(maxCached = MAX_CACHED_RECORDINGS) {
    this.maxCached = maxCached
    makeAutoObservable<
      this,
      | 'element'
      | 'recordings'
      | 'maxCached'
      | 'source'
      | 'settle'
      | 'turn'
      | 'repeated'
      | 'hasOwnRate'
      | 'repeats'
    >(
      this,
      {
        element: false,
        recordings: false,
        source: false,
        maxCached: false,
        settle: false,
        turn: false,
        repeated: false,
        hasOwnRate: false,
        repeats: false,
      },
      { autoBind: true },
    )
  }

  /** Goes to the next rate; from an odd one (2) back to 1. */
  cycleRate(): void {
    const rates: readonly number[] = PLAYBACK_RATES
    const index = rates.indexOf(this.rate)
    this.setRate(PLAYBACK_RATES[(index + 1) % PLAYBACK_RATES.length] ?? 1)
  }

  /** Sets the rate for all recordings, also for the one that sounds unless it has a rate of its own. */
  setRate(rate: number): void {
    this.rate = rate
    if (!this.hasOwnRate) this.setCurrentRate(rate)
  }

  /** Sets the rate of the recording that sounds, and of no other. */
  setCurrentRate(rate: number): void {
    if (this.element) this.element.playbackRate = rate
  }

  /**
   * Stops whatever sounds and plays a recording, at the common rate unless it is given one of its own; resolves when it
   * ended, was stopped or could not be played. A failure is only reported (P-AUDIO-10).
   */
  async play(recordingId: string, rate?: number): Promise<PlayOutcome> {
    this.stop()
    const turn = this.turn
    this.current = recordingId
    this.hasOwnRate = rate !== undefined
    this.trouble = null
    const outcome = await this.tryToPlay(recordingId, rate, turn)
    runInAction(() => {
      if (turn !== this.turn) return
      this.current = null
      if (outcome === 'refused' || outcome === 'failed') this.trouble = { recordingId, outcome }
    })
    return outcome
  }

  private async tryToPlay(recordingId: string, rate: number | undefined, turn: number): Promise<PlayOutcome> {
    try {
      const bytes = await this.bytesOf(recordingId)
      return turn === this.turn ? await this.sound(recordingId, bytes, rate ?? this.rate) : 'stopped'
    } catch (error) {
      reportError(error, { part: 'audio' })
      return 'failed'
    }
  }

  /** Makes silence. */
  stop(): void {
    this.turn += 1
    this.element?.pause()
    this.settle?.('stopped')
    this.current = null
    this.position = 0
    this.duration = 0
  }

  /** Whether a recording begins again when it ends, until it is stopped: the one that is named, else any. */
  setRepeating(isRepeating: boolean, recordingId: string | null = null): void {
    this.isRepeating = isRepeating
    this.repeated = recordingId
    if (this.element) this.element.loop = this.repeats(this.current)
  }

  private repeats(recordingId: string | null): boolean {
    return this.isRepeating && (this.repeated === null || this.repeated === recordingId)
  }

  /** Goes back in the recording that sounds, by so many of its seconds. */
  rewind(seconds: number): void {
    if (this.element && this.current !== null)
      this.element.currentTime = Math.max(0, this.element.currentTime - seconds)
  }

  /** The bytes of a recording. Rejects with an `ApiError`. */
  bytesOf(recordingId: string): Promise<Blob> {
    const cached = this.recordings.get(recordingId)
    const bytes =
      cached ??
      sendRequest<Blob>({
        method: 'GET',
        path: `/recording/${recordingId}`,
        as: 'bytes',
      })
    this.recordings.delete(recordingId)
    this.recordings.set(recordingId, bytes)
    if (!cached) {
      bytes.catch(() => this.recordings.delete(recordingId))
      const [oldest] = this.recordings.keys()
      if (oldest !== undefined && this.recordings.size > this.maxCached) this.recordings.delete(oldest)
    }
    return bytes
  }

  /** The object URL for the element; the one before is revoked. */
  private urlOf(recordingId: string, bytes: Blob): string {
    if (this.source?.recordingId === recordingId) return this.source.url
    if (this.source) URL.revokeObjectURL(this.source.url)
    this.source = { recordingId, url: URL.createObjectURL(bytes) }
    return this.source.url
  }

  private sound(recordingId: string, bytes: Blob, rate: number): Promise<PlayOutcome> {
    this.element ??= new Audio()
    const element = this.element
    element.src = this.urlOf(recordingId, bytes)
    element.playbackRate = rate
    element.loop = this.repeats(recordingId)
    element.ontimeupdate = () => this.follow(element)
    element.ondurationchange = () => this.follow(element)
    return new Promise((resolve, reject) => {
      this.settle = resolve
      element.onended = () => resolve('ended')
      element.onerror = () => reject(element.error ?? new Error('The recording cannot be played'))
      // A browser that wants a gesture first refuses quietly: silence is not an error.
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

/** The one audio service (C01). */
export const audio = new AudioStore()
