import { makeAutoObservable } from 'mobx'

/** The speeds of a sentence that is to be written down; slower than elsewhere, because every letter counts. */
export const SPEEDS = [0.5, 0.75, 1] as const

/** How fast sentences sound that are to be written down. It holds from one lesson to the next, and for nothing else. */
class ListeningSpeed {
  value: number = 1

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The rate to play at; undefined for the common one, which the normal speed follows. */
  get rate(): number | undefined {
    return this.value === 1 ? undefined : this.value
  }

  choose(speed: number): void {
    this.value = speed
  }
}

export const listeningSpeed = new ListeningSpeed()
