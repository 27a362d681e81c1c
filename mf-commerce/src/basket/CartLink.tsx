import { Count, IconButton, tokens } from '@mowka/shared/ui'
import { IconBasket } from '@mowka/shared/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Mark = styled.span`
  position: relative;
  display: inline-flex;
  color: ${tokens.text};
  > :last-child:not(svg) { position: absolute; top: -12px; left: 14px; }
`

/** The cart icon with the number of things in the basket; the way to the summary once it holds something. */
export function CartLink({ count, to }: { count: number; to: string }) {
  const { t } = useTranslation('commerce')
  const icon = (
    <Mark>
      <IconBasket aria-hidden />
      {count > 0 && <Count aria-hidden>{count}</Count>}
    </Mark>
  )
  return count > 0 ? (
    <IconButton to={to} aria-label={t('basket.link', { count })}>
      {icon}
    </IconButton>
  ) : (
    <IconButton aria-label={t('basket.emptyLink')} aria-disabled>
      {icon}
    </IconButton>
  )
}
