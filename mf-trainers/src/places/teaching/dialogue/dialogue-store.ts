import type { LessonDialogue } from '@mowka/contract/schemas/lesson-teaching'
import type { PlayOutcome } from '@mowka/kernel/platform/study'
import { makeAutoObservable, runInAction } from 'mobx'

/** Pause between lines, in ms. */
const PAUSE = 350

type Sound = {
  play: (recordingId: string) => Promise<PlayOutcome>
  stop: () => void
  wait: (ms: number) => Promise<void>
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Plays single lines or a whole dialogue. */
export class DialogueStore {
  /** Index of the current line. */
  at = 0
  /** Index of the last line played so far; -1 before the first. */
  reached = -1
  isPlaying = false
  /** Whether the recording of the current line failed to play. */
  hasFailed = false
  readonly #recordings: readonly string[]
  readonly #sound: Sound
  /** Number of the current playback; earlier ones stop when it changes. */
  #turn = 0

  constructor(lines: LessonDialogue['lines'], sound: Omit<Sound, 'wait'> & Partial<Sound>) {
    this.#recordings = lines.map(({ recording }) => recording)
    this.#sound = { wait, ...sound }
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Plays one line. */
  playLine(line: number): Promise<void> {
    return this.play(line, line)
  }

  /** Pauses, or plays from the current line to the end; from the first line if the end was reached. */
  toggle(): Promise<void> {
    if (this.isPlaying) {
      this.pause()
      return Promise.resolve()
    }
    const last = this.#recordings.length - 1
    const isOver = this.reached === last && this.at === last && !this.hasFailed
    return this.play(isOver ? 0 : this.at, last)
  }

  /** Moves to the previous or next line. Playback continues from there. */
  step(by: 1 | -1): void {
    const line = Math.min(Math.max(this.at + by, 0), this.#recordings.length - 1)
    if (this.isPlaying) void this.play(line, this.#recordings.length - 1)
    else this.at = line
  }

  pause(): void {
    this.#turn += 1
    this.isPlaying = false
    this.#sound.stop()
  }

  private async play(first: number, last: number): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    this.isPlaying = true
    for (let line = first; line <= last; line += 1) {
      this.begin(line)
      const outcome = await this.#sound.play(this.#recordings[line] ?? '')
      if (turn !== this.#turn) return
      if (outcome !== 'ended') return this.end(outcome === 'failed')
      if (line < last) await this.#sound.wait(PAUSE)
      if (turn !== this.#turn) return
    }
    this.end(false)
  }

  private begin(line: number): void {
    runInAction(() => {
      this.at = line
      this.reached = Math.max(this.reached, line)
      this.hasFailed = false
    })
  }

  private end(hasFailed: boolean): void {
    runInAction(() => {
      this.isPlaying = false
      this.hasFailed = hasFailed
    })
  }
}
