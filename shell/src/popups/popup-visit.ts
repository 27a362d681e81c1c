import { makeAutoObservable } from 'mobx'

/** Popups opened and closed since the page load; outlives the layouts. */
export class PopupVisit {
  closed: string[] = []
  private readonly opened = new Set<string>()

  constructor() {
    makeAutoObservable<this, 'opened'>(this, { opened: false }, { autoBind: true })
  }

  /** Returns true the first time only, because one record is posted per visit. */
  open(id: string): boolean {
    if (this.opened.has(id)) return false
    this.opened.add(id)
    return true
  }

  close(id: string): void {
    this.closed = [...this.closed, id]
  }

  /** Resets for another user. */
  reset(): void {
    this.closed = []
    this.opened.clear()
  }
}

export const popupVisit = new PopupVisit()
