import { paths } from '@mowka/contract/routes'
import { Status } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusLink } from '../status-link/StatusLink'
import type { PlansPromotion } from './plans-promotion'

/** A "locked" label. With a subtle promotion it links to the plans, with `buy` as the accessible name. */
export function LockedLabel({
  promotion,
  buy,
  icon,
}: {
  promotion: PlansPromotion
  buy: string
  icon?: ReactNode
}) {
  const { t } = useTranslation('learning')
  const words = t('needsAccess')
  const status = <Status icon={icon}>{words}</Status>
  if (promotion !== 'subtle') return status
  return (
    <StatusLink to={paths.subscribe()} aria-label={`${words}. ${buy}`}>
      {status}
    </StatusLink>
  )
}
