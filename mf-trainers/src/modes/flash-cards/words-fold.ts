import { makeAutoObservable } from 'mobx'

/** Whether the words under a turned card are unfolded. It stays that way for the cards to come. */
export class WordsFold {
  isOpen = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  set(isOpen: boolean): void {
    this.isOpen = isOpen
  }
}
