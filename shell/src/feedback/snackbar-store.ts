import type { SnackbarKind, SnackbarOptions } from '@mowka/kernel/platform'
import { makeAutoObservable } from 'mobx'

/** How long a snackbar stays by default, in milliseconds (P-SNACK-01). */
export const DEFAULT_DURATION = 5_000

/** Messages that are this young belong to a navigation, in milliseconds. */
const JUST_NOW = 1_000

/** At most this many at once; of those before a new one, what would go first makes room. */
const MOST = 3

export type ShownSnackbar = {
  id: number
  kind: SnackbarKind
  text: string
  action?: SnackbarOptions['action']
  /** When it appeared and when its time is over, in milliseconds since the epoch. */
  since: number
  until: number
}

/** The short messages on the screen. */
export class SnackbarStore {
  items: ShownSnackbar[] = []
  private lastId = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Shows a message and takes it away after its time. The same message twice shows once, for longer. */
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

  /** Closes what was shown on the page before. A message about the way to this page has only just appeared. */
  closeEarlier(): void {
    this.items = this.items.filter(({ since }) => since > Date.now() - JUST_NOW)
  }

  close(id: number | string): void {
    this.items = this.items.filter((each) => each.id !== id)
  }
}

export const snackbars = new SnackbarStore()
