import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import { makeAutoObservable } from 'mobx'

/**
 * The side of the cards that is asked. Applies to the following cards and survives a reload of the tab (L-REP-14).
 */
export class CardLanguages {
  /** Whether the foreign sentence is shown and the learner's own is asked. */
  isSwapped = readStored<unknown>(sessionKeys.cardsSwapped, sessionStorage) === true

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Swaps the shown and the asked side (L-REP-13). */
  swap(): void {
    this.isSwapped = !this.isSwapped
    writeStored(sessionKeys.cardsSwapped, this.isSwapped || null, sessionStorage)
  }
}
