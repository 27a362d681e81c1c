import { paths } from '@mowka/contract/routes'
import { Status } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusLink } from '../status-link/StatusLink'
import type { Selling } from './selling'

/** The words that something is locked; when it sells quietly they lead to the plans, as `buy` tells who hears them. */
export function NeedsAccess({ sells, buy, icon }: { sells: Selling; buy: string; icon?: ReactNode }) {
  const { t } = useTranslation('learning')
  const words = t('needsAccess')
  const status = <Status icon={icon}>{words}</Status>
  if (sells !== 'quietly') return status
  return (
    <StatusLink to={paths.subscribe()} aria-label={`${words}. ${buy}`}>
      {status}
    </StatusLink>
  )
}
