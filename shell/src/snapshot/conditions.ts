import { localKeys } from '@mowka/domain/storage-keys'
import { chooseInterfaceLang, storedLang } from '@mowka/domain/stored-langs'
import { releaseStamp } from '../kept/release-stamp'
import type { PageData } from '../page-data/page-data'
import { authSettings } from '../session/auth-settings'
import { readKeptSignIn } from '../session/kept-sign-in'
import type { SnapshotConditions } from './snapshot'

/** Whether a page that was drawn under some conditions looks the same under others. */
export const isSame = (one: SnapshotConditions, other: SnapshotConditions | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * What a snapshot of a page of this remote has to be made under; null for visitors, and while something is developed.
 * A release of another remote does not change how the page looks.
 */
export function snapshotConditions(data: PageData, remote: string): SnapshotConditions | null {
  const stamp = releaseStamp(data, [remote])
  const kept = readKeptSignIn(authSettings(data.config, location.origin))
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
