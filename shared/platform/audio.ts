import { makeAutoObservable, runInAction } from 'mobx'
import { sendRequest } from './http'
import { reportError } from './platform'

/** The rates that the button cycles through (learner core §4). */
export const PLAYBACK_RATES = [1, 0.9, 0.8] as const
/** A second click within this time makes a double click, in milliseconds (learner core §9). */
export const DOUBLE_CLICK_DELAY = 350
/** A double click of a learner plays once at this rate (C01). */
export const SLOW_RATE = 0.79
/** A double click in admin tables and the audio player sets this rate for all (C01). */
export const FAST_RATE = 2

/** What a double click does (C01). */
export type DoubleClick = 'slow' | 'fast'

/**
 * Plays recordings, one at a time, at one rate for the whole product. Bytes come from `GET /recording/{id}` once and
 * are kept while the page lives.
 */
export class AudioStore {
  /** The recording that sounds or is being loaded; null in silence. */
  current: string | null = null
  rate: number = PLAYBACK_RATES[0]
  private element: HTMLAudioElement | null = null
  private readonly urls = new Map<string, Promise<string>>()
  private settle: (() => void) | null = null
  /** Counts playings and stops: whoever waited knows by it that another one came, of the same recording too. */
  private turn = 0

  constructor() {
    makeAutoObservable<this, 'element' | 'urls' | 'settle' | 'turn'>(
      this,
      { element: false, urls: false, settle: false, turn: false },
      { autoBind: true },
    )
  }

  /** Goes to the next rate; from an odd one (2) back to 1. */
  cycleRate(): void {
    const rates: readonly number[] = PLAYBACK_RATES
    const index = rates.indexOf(this.rate)
    this.rate = PLAYBACK_RATES[(index + 1) % PLAYBACK_RATES.length] ?? 1
  }

  setRate(rate: number): void {
    this.rate = rate
  }

  /**
   * Stops whatever sounds and plays a recording; resolves when it ended, was stopped or could not be played.
   * A failure is only reported (learner core §8).
   */
  async play(recordingId: string, rate = this.rate): Promise<void> {
    this.stop()
    const turn = this.turn
    this.current = recordingId
    try {
      const url = await this.load(recordingId)
      if (turn !== this.turn) return
      await this.sound(url, rate)
    } catch (error) {
      reportError(error, { part: 'audio' })
    } finally {
      runInAction(() => {
        if (turn === this.turn) this.current = null
      })
    }
  }

  /** Makes silence. */
  stop(): void {
    this.turn += 1
    this.element?.pause()
    this.settle?.()
    this.current = null
  }

  private load(recordingId: string): Promise<string> {
    const known = this.urls.get(recordingId)
    if (known) return known
    const loading = sendRequest<Blob>({
      method: 'GET',
      path: `/recording/${recordingId}`,
      as: 'bytes',
    }).then((bytes) => URL.createObjectURL(bytes))
    this.urls.set(recordingId, loading)
    loading.catch(() => this.urls.delete(recordingId))
    return loading
  }

  private sound(url: string, rate: number): Promise<void> {
    this.element ??= new Audio()
    const element = this.element
    element.src = url
    element.playbackRate = rate
    return new Promise((resolve, reject) => {
      this.settle = resolve
      element.onended = () => resolve()
      element.onerror = () => reject(element.error ?? new Error('The recording cannot be played'))
      // A browser that wants a gesture first refuses quietly: silence is not an error.
      element
        .play()
        .catch((error: Error) =>
          error.name === 'AbortError' || error.name === 'NotAllowedError' ? resolve() : reject(error),
        )
    })
  }
}

/** The one audio service (C01). */
export const audio = new AudioStore()
