/**
 * Length of the silent recording in seconds. Browsers show no lock screen controls for short sounds, and no break is
 * longer.
 */
const LENGTH = 20
/** Samples per second, one byte each: the minimum that every browser plays. */
const SAMPLE_RATE = 8_000
/** Midpoint of an unsigned byte sample. */
const NO_SOUND = 128
/** Maximum delay in seconds after which a timer ends a break, if the browser doesn't report its end. */
const MAX_DELAY = 2

/** Creates a silent WAV file. */
export function silentRecording(seconds = LENGTH): Blob {
  const samples = new Uint8Array(seconds * SAMPLE_RATE).fill(NO_SOUND)
  const header = new DataView(new ArrayBuffer(44))
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => {
      header.setUint8(at + index, letter.charCodeAt(0))
    })
  write(0, 'RIFF')
  header.setUint32(4, 36 + samples.length, true)
  write(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, SAMPLE_RATE, true)
  header.setUint32(28, SAMPLE_RATE, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  write(36, 'data')
  header.setUint32(40, samples.length, true)
  return new Blob([header.buffer, samples], { type: 'audio/wav' })
}

let address: string | undefined
/** Returns the object URL of the silent recording, which is created once and shared by all players of the page. */
function silentAddress(): string {
  address ??= URL.createObjectURL(silentRecording())
  return address
}

/**
 * A silent recording that plays under everything else (see ../README.md). It keeps the page awake and the lock-screen
 * controls visible during silence, and it measures breaks: browsers throttle or stop timers of hidden pages, but not
 * the end of a recording.
 */
export class Silence {
  /** Called when playback was stopped from outside: a phone call, another app, unplugged headphones. */
  onInterrupted: () => void = () => {}
  private element: HTMLAudioElement | null = null
  private isOn = false
  private settle: ((isOver: boolean) => void) | null = null

  /** Starts playback. Call it in a press handler, because some browsers require a user gesture. */
  start(): void {
    if (this.isOn) return
    this.isOn = true
    this.element ??= this.make()
    this.playFrom(0)
  }

  /** Waits; resolves with true when the time is over, and with false as soon as the silence is stopped. */
  wait(seconds: number): Promise<boolean> {
    this.settle?.(false)
    if (!this.isOn) return Promise.resolve(false)
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle?.(true), (seconds + MAX_DELAY) * 1_000)
      this.settle = (isOver) => {
        clearTimeout(timer)
        this.settle = null
        resolve(isOver)
      }
      this.playFrom(LENGTH - seconds, () => {
        // Fallback for browsers that don't play the recording.
        setTimeout(() => this.settle?.(true), seconds * 1_000)
      })
    })
  }

  stop(): void {
    this.isOn = false
    this.element?.pause()
    this.settle?.(false)
  }

  private make(): HTMLAudioElement {
    const element = new Audio(silentAddress())
    element.addEventListener('ended', () => {
      if (!this.isOn) return
      this.playFrom(0)
      this.settle?.(true)
    })
    element.addEventListener('pause', () => {
      // A recording also fires `pause` when it ends.
      if (this.isOn && !element.ended) this.onInterrupted()
    })
    return element
  }

  private playFrom(seconds: number, onRefused: () => void = () => {}): void {
    const { element } = this
    if (!element) return
    element.currentTime = seconds
    element.play().catch(onRefused)
  }
}
