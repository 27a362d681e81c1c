import { localKeys } from '@mowka/domain/storage-keys'
import { reaction } from 'mobx'
import { session } from '../../session'
import { browserSurroundings, Outbox } from './outbox'

const surroundings = {
  ...browserSurroundings,
  person: () => session.user?.userId ?? 'visitor',
  access: () => JSON.stringify([session.user?.appMetadata, session.user?.company]),
}

/**
 * The outbox of this page. `learning` holds what people did in lessons: nothing of it is lost. `statistics` holds
 * tracking events (P-TRACK-01, P-TRACK-02).
 */
export const outbox = {
  learning: new Outbox(
    {
      name: 'learning',
      keyOf: localKeys.unsentProgress,
      delivery: 'certain',
      most: Number.POSITIVE_INFINITY,
      gatherFor: 0,
    },
    surroundings,
  ),
  statistics: new Outbox(
    {
      name: 'statistics',
      keyOf: localKeys.unsentTracking,
      delivery: 'light',
      most: 100,
      gatherFor: 2_000,
    },
    surroundings,
  ),
}

/**
 * Lets the outbox follow the page and the person: what waits is sent when someone signs in, when their accesses change
 * and when the network is back. Only for the shell; returns a function that ends it.
 */
export function startOutbox(target: Window): () => void {
  const boxes = [outbox.learning, outbox.statistics]
  const retry = () => {
    for (const box of boxes) box.retry()
  }
  const leave = () => {
    for (const box of boxes) box.leave()
  }
  const onVisibility = () => {
    if (target.document.visibilityState === 'hidden') leave()
  }
  const stopWatching = reaction(() => [surroundings.person(), surroundings.access()].join(), retry, {
    fireImmediately: true,
  })
  target.addEventListener('online', retry)
  target.addEventListener('pagehide', leave)
  target.document.addEventListener('visibilitychange', onVisibility)
  return () => {
    stopWatching()
    target.removeEventListener('online', retry)
    target.removeEventListener('pagehide', leave)
    target.document.removeEventListener('visibilitychange', onVisibility)
  }
}
