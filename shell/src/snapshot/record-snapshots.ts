import { responseCache } from '../cache/response-cache'
import type { PageData } from '../page-data/page-data'
import { routeAt } from '../routes/route-at'
import { isSame, snapshotConditions } from './conditions'
import { shownPath, snapshotAddress } from './snapshot'
import { storeSnapshot } from './stored-snapshots'
import { takeSnapshot } from './take-snapshot'

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
