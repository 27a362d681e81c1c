import { localKeys } from '@mowka/domain/browser/storage-keys'
import { chooseInterfaceLang, storedLang } from '@mowka/kernel/storage'
import { releaseStamp } from '../cache/cache-validity'
import type { PageData } from '../page-data/page-data'
import { authSettings } from '../session/auth-settings'
import { readStoredSignIn } from '../session/stored-sign-in'

/** An element with attributes and children, or a text. Markup is never stored: elements are created one by one. */
export type SnapshotNode =
  | string
  | [tag: string, attributes: Record<string, string>, ...inside: SnapshotNode[]]

/** The last look of a page, down to the bottom of the viewport. */
export type Snapshot = {
  /** Everything that determines the page's look besides its data. A snapshot with other conditions is not shown. */
  conditions: SnapshotConditions
  at: number
  css: string
  nodes: SnapshotNode[]
}

/** User, remote with release, shell release, languages, and viewport width in px. */
type SnapshotConditions = {
  subject: string
  remote: string
  stamp: string
  interfaceLang: string
  sourceLang: string | null
  targetLang: string | null
  width: number
}

/** Returns the path of the page shown at a path: the root shows the courses. */
export const shownPath = (path: string): string => (path === '/' ? '/course' : path)

/** The address of the current page. */
export const snapshotAddress = (): string => shownPath(location.pathname) + location.search

/** Id of the element with the snapshot until the page is rendered. */
export const SNAPSHOT_ID = 'mowka-snapshot'

/** Attribute of a pressed control of the snapshot: its position in the order of presses. */
export const PRESSED = 'data-pressed'

/** Whether a snapshot is shown. */
export const isSnapshotShown = (): boolean => document.getElementById(SNAPSHOT_ID) !== null

/** Removes the shown snapshot. */
export const removeSnapshot = (): void => document.getElementById(SNAPSHOT_ID)?.remove()

/** Whether two sets of conditions are equal. */
export const isSame = (one: SnapshotConditions, other: SnapshotConditions | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Conditions of a snapshot for a page of this remote; null for visitors and during development. A release of another
 * remote does not affect the page's look.
 */
export function snapshotConditions(data: PageData, remote: string): SnapshotConditions | null {
  const stamp = releaseStamp(data, [remote])
  const kept = readStoredSignIn(authSettings(data.config, location.origin))
  if (stamp === null || typeof kept !== 'object' || !kept.claims.sub) return null
  return {
    subject: kept.claims.sub,
    remote,
    stamp,
    interfaceLang: chooseInterfaceLang(data.config.interfaceLang),
    sourceLang: storedLang(localKeys.sourceLang),
    targetLang: storedLang(localKeys.targetLang),
    width: innerWidth,
  }
}
