import type { SnackbarKind, SnackbarOptions } from '@mowka/kernel/platform'
import { makeAutoObservable } from 'mobx'

/** Default display time of a snackbar in ms (P-SNACK-01). */
const DEFAULT_DURATION = 5_000

/** Maximum age of a message that belongs to a navigation, in ms. */
const JUST_NOW = 1_000

/** Maximum number of snackbars; a new one replaces the one that would close first. */
const MOST = 3

export type ShownSnackbar = {
  id: number
  kind: SnackbarKind
  text: string
  action?: SnackbarOptions['action']
  /** Timestamps of its appearance and its end, in ms since the epoch. */
  since: number
  until: number
}

/** The snackbars on screen. */
export class SnackbarStore {
  items: ShownSnackbar[] = []
  private lastId = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Shows a message and closes it after its duration. A repeated message is shown once, with its time extended. */
  show(
    kind: SnackbarKind,
    text: string,
    { duration = DEFAULT_DURATION, action }: SnackbarOptions = {},
  ): void {
    const before = this.items.filter((each) => each.text !== text)
    const [first] = [...before].sort((a, b) => a.until - b.until)
    const kept = before.length < MOST ? before : before.filter((each) => each !== first)
    this.lastId += 1
    const id = this.lastId
    const since = Date.now()
    this.items = [...kept, { id, kind, text, action, since, until: since + duration }]
    setTimeout(() => this.close(id), duration)
  }

  /** Closes the messages of the previous page. Messages about the navigation have only just appeared. */
  closeEarlier(): void {
    this.items = this.items.filter(({ since }) => since > Date.now() - JUST_NOW)
  }

  close(id: number | string): void {
    this.items = this.items.filter((each) => each.id !== id)
  }
}

export const snackbars = new SnackbarStore()
