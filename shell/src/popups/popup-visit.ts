import { makeAutoObservable } from 'mobx'

/** Which popups were opened and closed since the page was loaded: layouts come and go, this stays. */
export class PopupVisit {
  closed: string[] = []
  private readonly opened = new Set<string>()

  constructor() {
    makeAutoObservable<this, 'opened'>(this, { opened: false }, { autoBind: true })
  }

  /** True the first time only: a record is posted once a visit. */
  open(id: string): boolean {
    if (this.opened.has(id)) return false
    this.opened.add(id)
    return true
  }

  close(id: string): void {
    this.closed = [...this.closed, id]
  }

  /** Starts over, for another person. */
  reset(): void {
    this.closed = []
    this.opened.clear()
  }
}

export const popupVisit = new PopupVisit()
