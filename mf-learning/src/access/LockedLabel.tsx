import { paths } from '@mowka/contract/routes'
import { hasPage } from '@mowka/kernel/platform'
import { Status, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/**
 * The link of a locked item to the plans (L-CRS-14, L-CDET-12): with a text of its own or, below a trial offer, only
 * with its "locked" label. Null while no release sells anything.
 */
export type PlansPromotion = 'prominent' | 'subtle' | null

export const plansPromotion = (isUnderOffer: boolean): PlansPromotion => {
  if (!hasPage('subscribe')) return null
  return isUnderOffer ? 'subtle' : 'prominent'
}

/** A status that links to its remedy; stacked above a link that covers its tile. */
export const StatusLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration-color: ${tokens.lineStrong};
  text-underline-offset: 4px;
`

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
