import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored, storedKeys } from '@mowka/kernel/storage'
import * as v from 'valibot'
import { responseCache } from '../cache/response-cache'
import type { PageData } from '../page-data/page-data'
import { routeAt } from '../routes/route-table'
import { isSame, snapshotConditions } from './conditions'
import { type Snapshot, shownPath, snapshotAddress } from './snapshot'
import { takeSnapshot } from './take-snapshot'

/** Maximum number of snapshots; the oldest are evicted. */
export const MAX_SNAPSHOTS = 4

/** Maximum size of a snapshot in characters of JSON. */
export const MAX_SNAPSHOT_SIZE = 150_000

const storedSnapshot = (key: string) => stored(key, v.object({ at: v.number() }))
const ageOf = (key: string) => storedSnapshot(key).read()?.at ?? 0

/** Stores a snapshot of the page at an address. */
export function storeSnapshot(address: string, snapshot: Snapshot): void {
  if (JSON.stringify(snapshot).length > MAX_SNAPSHOT_SIZE) return
  stored(
    localKeys.pageSnapshot(address),
    v.custom<Snapshot>(() => true),
  ).write(snapshot)
  const keys = storedKeys([localKeys.pageSnapshot('')])
  if (keys.length <= MAX_SNAPSHOTS) return
  const newestFirst = keys.sort((a, b) => ageOf(b) - ageOf(a))
  for (const key of newestFirst.slice(MAX_SNAPSHOTS)) storedSnapshot(key).write(null)
}

/**
 * Stores a snapshot of the page, now and when the user leaves it. Only for pages whose release declares its initial
 * reads, because other responses must not be stored on the device.
 */
export function recordSnapshots(data: PageData, root: Element, target: Window): void {
  const { at, reads } = data.firstReads
  if (reads.length === 0) return
  // The service worker may have served a cached page of another address.
  if (decodeURI(shownPath(location.pathname)) !== shownPath(at)) return
  const address = snapshotAddress()
  const content = routeAt(location.pathname)?.content
  if (!content || !('remote' in content)) return
  const { remote } = content
  const conditions = snapshotConditions(data, remote)
  if (!conditions) return
  const keep = () => {
    if (snapshotAddress() !== address) return
    // Another tab may have changed the user or the language, so the rendered page is outdated.
    if (!responseCache.isOf(conditions.subject) || !isSame(conditions, snapshotConditions(data, remote)))
      return
    const taken = takeSnapshot(root)
    if (taken) storeSnapshot(address, { conditions, at: Date.now(), ...taken })
  }
  keep()
  target.addEventListener('pagehide', keep)
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState === 'hidden') keep()
  })
}
