/** An element with its attributes and what is in it, or a text. Markup is never kept: elements are made one by one. */
export type SnapshotNode =
  | string
  | [tag: string, attributes: Record<string, string>, ...inside: SnapshotNode[]]

/** What a page looked like when it was last seen, as far as the screen reaches. */
export type Snapshot = {
  /** Everything that decides how the page looks, besides its data. Another one is not shown. */
  conditions: SnapshotConditions
  at: number
  css: string
  nodes: SnapshotNode[]
}

/** Whose page it is, the remote that drew it, its release and the shell's, its languages, and the width of the window in px. */
export type SnapshotConditions = {
  subject: string
  remote: string
  stamp: string
  interfaceLang: string
  sourceLang: string | null
  targetLang: string | null
  width: number
}

/** The path of the page that is shown at a path: the root shows the courses. */
export const shownPath = (path: string): string => (path === '/' ? '/course' : path)

/** The address of the page that is shown here. */
export const snapshotAddress = (): string => shownPath(location.pathname) + location.search

/** The element that holds a shown snapshot until the page is drawn. */
export const SNAPSHOT_ID = 'mowka-snapshot'

/** Takes a shown snapshot off the page. */
export const removeShownSnapshot = (): void => document.getElementById(SNAPSHOT_ID)?.remove()

/** Whether a snapshot is on the page. */
export const isSnapshotShown = (): boolean => document.getElementById(SNAPSHOT_ID) !== null
