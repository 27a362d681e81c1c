import { keptAnswers } from '../kept/kept-answers'
import type { PageData } from '../page-data/page-data'
import { routeAt } from '../routes/route-at'
import { isSame, snapshotConditions } from './conditions'
import { shownPath, snapshotAddress } from './snapshot'
import { storeSnapshot } from './stored-snapshots'
import { takeSnapshot } from './take-snapshot'

/**
 * Keeps what the page at this address looks like, now and again when the person leaves it. Only pages whose release
 * names the reads with which they begin: what is drawn from other answers is not kept on the device.
 */
export function keepSnapshots(data: PageData, root: Element, target: Window): void {
  const { at, reads } = data.firstReads
  if (reads.length === 0) return
  // The page may be one that the service worker kept, of another address.
  if (decodeURI(shownPath(location.pathname)) !== shownPath(at)) return
  const address = snapshotAddress()
  const content = routeAt(location.pathname)?.content
  if (!content || !('remote' in content)) return
  const { remote } = content
  const conditions = snapshotConditions(data, remote)
  if (!conditions) return
  const keep = () => {
    if (snapshotAddress() !== address) return
    // Another tab may have signed someone else in, or changed the language: what is drawn here is of before.
    if (!keptAnswers.isOf(conditions.subject) || !isSame(conditions, snapshotConditions(data, remote))) return
    const taken = takeSnapshot(root)
    if (taken) storeSnapshot(address, { conditions, at: Date.now(), ...taken })
  }
  keep()
  target.addEventListener('pagehide', keep)
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState === 'hidden') keep()
  })
}
