import { paths } from '@mowka/shared/contract/routes'
import { media, tokens } from '@mowka/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { StepsHead } from './StepsHead'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  align-items: start;
  gap: ${tokens.s6};
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`
const Column = styled.div`
  display: grid;
  gap: ${tokens.s6};
  min-width: 0;
  /* What has the focus stays clear of the bar at the bottom of small screens. */
  ${media.belowMedium} { input, select, textarea, button, a { scroll-margin-bottom: 180px; } }
`
const Aside = styled.div`
  position: sticky;
  top: calc(${tokens.header} + ${tokens.s6});
  ${media.belowMedium} { position: static; }
`

/** The head of a page of the payment of plans. The basket is one press away from the order. */
export function CheckoutHead({
  title,
  note,
  at,
}: {
  title: string
  note: ReactNode
  at: 'basket' | 'order'
}) {
  const { t } = useTranslation('commerce')
  const [query] = useSearchParams()
  const basket = paths.subscribeSummary({}, { query: Object.fromEntries(query) })
  return (
    <StepsHead
      title={title}
      note={note}
      label={t('steps.label')}
      steps={[{ name: t('steps.basket'), to: basket }, { name: t('steps.order') }, { name: t('steps.done') }]}
      at={at === 'basket' ? 0 : 1}
    />
  )
}

/** What is done here, and the sums next to it; below it on small screens. */
export function CheckoutColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Two>
      <Column>{children}</Column>
      <Aside>{aside}</Aside>
    </Two>
  )
}
