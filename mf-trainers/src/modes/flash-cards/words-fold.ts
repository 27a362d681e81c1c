import { makeAutoObservable } from 'mobx'

/** Whether the words under a turned card are unfolded. Applies to the following cards. */
export class WordsFold {
  isOpen = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  set(isOpen: boolean): void {
    this.isOpen = isOpen
  }
}
