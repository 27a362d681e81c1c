import type { SnackbarKind, SnackbarOptions } from '@mowka/shared/platform'
import { makeAutoObservable } from 'mobx'

/** How long a snackbar stays unless a document says otherwise, in milliseconds (learner core §9). */
export const DEFAULT_DURATION = 5_000

/** At most so many at once; the oldest makes room. */
const MOST = 3

export type ShownSnackbar = {
  id: number
  kind: SnackbarKind
  text: string
  action?: SnackbarOptions['action']
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
    this.items = this.items.filter((each) => each.text !== text)
    this.lastId += 1
    const id = this.lastId
    this.items = [...this.items, { id, kind, text, action }].slice(-MOST)
    setTimeout(() => this.close(id), duration)
  }

  close(id: number | string): void {
    this.items = this.items.filter((each) => each.id !== id)
  }
}

export const snackbars = new SnackbarStore()
