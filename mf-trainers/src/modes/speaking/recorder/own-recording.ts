import { audio } from '@mowka/kernel/platform/study'
import { makeAutoObservable, reaction } from 'mobx'

/**
 * The learner's last recording, for playback. It exists only in the memory of this page and is gone once released. It
 * never plays together with another recording.
 */
export class OwnRecording {
  readonly bytes: Blob
  /** Length of the recording. */
  readonly seconds: number
  isPlaying = false
  /** Share that was heard, from 0 to 1. */
  heard = 0
  readonly #url: string
  #element: HTMLAudioElement | null = null
  #end: ((isHeardOut: boolean) => void) | null = null
  /** Playback counter: a finished playback must not end the next one. */
  #turn = 0

  constructor(bytes: Blob, milliseconds: number) {
    this.bytes = bytes
    this.seconds = milliseconds / 1000
    this.#url = URL.createObjectURL(bytes)
    makeAutoObservable(this, { bytes: false, seconds: false }, { autoBind: true })
  }

  /** Plays from the beginning; resolves to whether playback reached the end. */
  async play(): Promise<boolean> {
    this.stop()
    audio.stop()
    this.#turn += 1
    const turn = this.#turn
    this.#element ??= new Audio(this.#url)
    const element = this.#element
    element.currentTime = 0
    element.playbackRate = audio.rate
    element.ontimeupdate = () => this.follow(element.currentTime)
    this.isPlaying = true
    const otherSounds = reaction(
      () => audio.current !== null,
      (sounds) => sounds && this.stop(),
    )
    const isHeardOut = await new Promise<boolean>((resolve) => {
      this.#end = resolve
      element.onended = () => resolve(true)
      element.onerror = () => resolve(false)
      element.play().catch(() => resolve(false))
    })
    otherSounds()
    if (turn === this.#turn) this.settle()
    return isHeardOut
  }

  stop(): void {
    this.#element?.pause()
    this.#end?.(false)
    this.#end = null
    this.settle()
  }

  /** Releases the recording. */
  release(): void {
    this.stop()
    URL.revokeObjectURL(this.#url)
  }

  private follow(position: number): void {
    if (this.isPlaying) this.heard = Math.min(1, position / this.seconds)
  }

  private settle(): void {
    this.isPlaying = false
    this.heard = 0
  }
}
