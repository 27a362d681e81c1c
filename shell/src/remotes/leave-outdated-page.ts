import { confirm } from '@mowka/kernel/platform'
import i18next from 'i18next'
import type { Face } from './loader'

/**
 * Loads a page again whose shell is older than what people get now; true when it does. Where a whole page failed
 * nothing is lost by that. A part may be in an open lesson, so there the person is asked.
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
