import { readStored, writeStored } from '@mowka/shared/domain/storage'
import { sessionKeys } from '@mowka/shared/domain/storage-keys'
import { makeAutoObservable } from 'mobx'

/** Which side of the cards is asked. It stays for the cards to come, and in this tab over a reload (L-REP-14). */
export class CardLanguages {
  /** The sentence in the foreign language is shown, the learner's own is asked. */
  isSwapped = readStored<unknown>(sessionKeys.cardsSwapped, sessionStorage) === true

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Swaps what is shown and what is asked (L-REP-13). */
  swap(): void {
    this.isSwapped = !this.isSwapped
    writeStored(sessionKeys.cardsSwapped, this.isSwapped || null, sessionStorage)
  }
}
