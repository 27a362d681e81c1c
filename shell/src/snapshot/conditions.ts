import { localKeys } from '@mowka/domain/browser/storage-keys'
import { chooseInterfaceLang, storedLang } from '@mowka/kernel/storage'
import { releaseStamp } from '../cache/release-stamp'
import type { PageData } from '../page-data/page-data'
import { authSettings } from '../session/auth-settings'
import { readStoredSignIn } from '../session/stored-sign-in'
import type { SnapshotConditions } from './snapshot'

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
