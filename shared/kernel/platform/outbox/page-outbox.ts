import { localKeys } from '@mowka/domain/browser/storage-keys'
import { reaction } from 'mobx'
import { session } from '../../session'
import { browserSurroundings, Outbox } from './outbox'

const surroundings = {
  ...browserSurroundings,
  person: () => session.user?.userId ?? 'visitor',
  access: () => JSON.stringify([session.user?.appMetadata, session.user?.company]),
}

/**
 * The outboxes of this page. `learning` contains lesson progress and loses nothing. `statistics` contains tracking
 * events (P-TRACK-01, P-TRACK-02).
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
 * Flushes the outboxes on sign-in, when access changes and when the network returns. Only for the shell; returns the
 * function to stop.
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
