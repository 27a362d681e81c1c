import { confirm } from '@mowka/kernel/platform'
import i18next from 'i18next'
import type { Face } from './loader'

/**
 * Reloads a page with an outdated shell; returns true if it reloads. If a whole page failed, nothing is lost. A
 * widget may be in an open lesson, so the user is asked first.
 */
export async function leaveOutdatedPage(face: Face, reload: () => void): Promise<boolean> {
  const isFree =
    face === 'pages' ||
    (await confirm({
      title: i18next.t('shell:remote.outdatedTitle'),
      text: i18next.t('shell:remote.outdatedText'),
      confirmLabel: i18next.t('shell:remote.outdatedReload'),
    }))
  if (isFree) reload()
  return isFree
}
