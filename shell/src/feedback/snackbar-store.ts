import type { SnackbarKind, SnackbarOptions } from '@mowka/shared/platform'
import { makeAutoObservable } from 'mobx'

/** How long a snackbar stays by default, in milliseconds (P-SNACK-01). */
export const DEFAULT_DURATION = 5_000

/** At most this many at once; of those before a new one, what would go first makes room. */
const MOST = 3

export type ShownSnackbar = {
  id: number
  kind: SnackbarKind
  text: string
  action?: SnackbarOptions['action']
  /** When its time is over, in milliseconds since the epoch. */
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
    this.items = [...kept, { id, kind, text, action, until: Date.now() + duration }]
    setTimeout(() => this.close(id), duration)
  }

  close(id: number | string): void {
    this.items = this.items.filter((each) => each.id !== id)
  }
}

export const snackbars = new SnackbarStore()
