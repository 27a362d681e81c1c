import { makeAutoObservable } from 'mobx'

/** Playback speeds for dictation; slower than elsewhere, because every letter counts. */
export const SPEEDS = [0.5, 0.75, 1] as const

/** The playback speed of listening. It carries over to the next lesson and affects nothing else. */
class ListeningSpeed {
  value: number = 1

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The playback rate; `undefined` for the default, which follows the global setting. */
  get rate(): number | undefined {
    return this.value === 1 ? undefined : this.value
  }

  choose(speed: number): void {
    this.value = speed
  }
}

export const listeningSpeed = new ListeningSpeed()
