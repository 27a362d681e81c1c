import { paths } from '@mowka/contract/routes'
import { BASKET_HASH, basketCount, readBasket, watchBasket } from '@mowka/domain/basket'
import { hasPage } from '@mowka/kernel/platform'
import { Count } from '@mowka/kernel/ui'
import { IconBasket } from '@mowka/kernel/ui/icons'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { barButton } from './bar'

const readCount = () => basketCount(readBasket())

const ToBasket = styled(Link)`${barButton}`
const Mark = styled.span`
  position: relative;
  display: inline-flex;
  margin-inline: var(--mw-1) var(--mw-2);
  > :last-child { position: absolute; top: -9px; left: 13px; }
`

/** Link to the basket, if it isn't empty. */
export function BasketLink() {
  const { t } = useTranslation('shell')
  const count = useSyncExternalStore(watchBasket, readCount)
  if (count === 0 || !(hasPage('subscribeSummary') || hasPage('subscribe'))) return null
  // The plans page shows the basket too, and is released before the payment pages.
  const to = hasPage('subscribeSummary')
    ? paths.subscribeSummary()
    : paths.subscribe({}, { hash: BASKET_HASH })
  return (
    <ToBasket to={to} aria-label={t('basket', { count })}>
      <Mark>
        <IconBasket size={24} aria-hidden />
        <Count aria-hidden>{count}</Count>
      </Mark>
    </ToBasket>
  )
}
