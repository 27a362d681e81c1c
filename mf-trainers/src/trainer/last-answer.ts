import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import { SUCCESS_RESET } from '@mowka/shared/trainer'

/** When the trainer goes on at the latest, in milliseconds (C67). */
const AT_LATEST = 4000

/** Right, and nothing is said about it that takes time to read: no slip, no comparison with an own version. */
export const isPlainlyRight = ({ resultCategory, isPreferred }: AttemptResult): boolean =>
  resultCategory === 'CORRECT' && isPreferred

/**
 * After the last right answer the trainer goes on by itself when it was celebrated and its sound is over, at the latest
 * after four seconds (L-TRN-23, C67).
 */
export class LastAnswer {
  /** Null while nothing goes on by itself. */
  private waits: { isHeard: boolean; isCelebrated: boolean } | null = null
  private readonly later: (milliseconds: number, act: () => void) => void
  private readonly goOn: () => void

  constructor({
    later,
    goOn,
  }: {
    later: (milliseconds: number, act: () => void) => void
    goOn: () => void
  }) {
    this.later = later
    this.goOn = goOn
  }

  /** The answer was given. `isHeard` where no sound follows it. */
  begin(isHeard: boolean): void {
    this.waits = { isHeard, isCelebrated: false }
    this.later(SUCCESS_RESET, () => {
      if (this.waits) this.waits.isCelebrated = true
      this.goOnIfReady()
    })
    this.later(AT_LATEST, () => {
      if (this.waits) this.goOn()
    })
  }

  /** The sound of the answer is over. */
  heard(): void {
    if (this.waits) this.waits.isHeard = true
    this.goOnIfReady()
  }

  /** Nothing goes on by itself any more. */
  stay(): void {
    this.waits = null
  }

  private goOnIfReady(): void {
    if (this.waits?.isHeard && this.waits.isCelebrated) this.goOn()
  }
}
