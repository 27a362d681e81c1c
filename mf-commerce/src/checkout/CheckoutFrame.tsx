import { paths } from '@mowka/contract/routes'
import { media, tokens } from '@mowka/kernel/ui'
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
  /* Scrolls focused fields clear of the bottom bar on small screens. */
  ${media.belowMedium} { input, select, textarea, button, a { scroll-margin-bottom: 180px; } }
`
const Aside = styled.div`
  position: sticky;
  top: calc(${tokens.header} + ${tokens.s6});
  ${media.belowMedium} { position: static; }
`

/** Page header of the plan checkout, with a link from the order back to the basket. */
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

/** Two columns: the step's content, and the totals beside it (below it on small screens). */
export function CheckoutColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Two>
      <Column>{children}</Column>
      <Aside>{aside}</Aside>
    </Two>
  )
}
