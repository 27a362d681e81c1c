import { paths } from '@mowka/contract/routes'
import { Muted, media, PageHeader, tokens, useSnackbarsAbove } from '@mowka/kernel/ui'
import { IconCheck, IconCircleCheck } from '@mowka/kernel/ui/icons'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.s3} ${tokens.s6};
  > div > p { min-height: 24px; color: ${tokens.muted}; }
`
const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  > li { display: flex; align-items: center; gap: ${tokens.s3}; color: ${tokens.muted}; font-weight: 700; }
  > li[aria-current] { color: ${tokens.text}; font-weight: 800; }
  > li + li::before { content: ""; width: 32px; border-top: 2px solid ${tokens.lineStrong}; }
  a { display: flex; align-items: center; gap: ${tokens.s3}; min-height: 44px; color: inherit; text-decoration: none; }
  b {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 1.5px solid ${tokens.lineStrong};
    border-radius: 10px 10px 10px 3px;
    font-weight: 900;
  }
  > [aria-current] b, a b { border-color: ${tokens.text}; background: ${tokens.text}; color: ${tokens.page}; }
  ${media.phone} {
    gap: ${tokens.s2};
    > li + li::before { width: 14px; }
    > li:not([aria-current]) span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`
/** A checkout step. */
type CheckoutStep = {
  name: string
  /** Address for going back to the step. */
  to?: string
}

/** Header of a checkout page: title, note and progress through the steps. */
export function StepsHead({
  title,
  note,
  label,
  steps,
  at,
}: {
  title: string
  note: ReactNode
  /** Accessible name of the step list. */
  label: string
  steps: readonly CheckoutStep[]
  /** Index of the current step, from 0. */
  at: number
}) {
  return (
    <Head>
      <div>
        <PageHeader title={title} />
        <p>{note}</p>
      </div>
      <List aria-label={label}>
        {steps.map(({ name, to }, index) =>
          index < at && to !== undefined ? (
            <li key={name}>
              <Link to={to}>
                <b aria-hidden>
                  <IconCheck aria-hidden size={20} />
                </b>
                <span>{name}</span>
              </Link>
            </li>
          ) : (
            <li key={name} aria-current={index === at ? 'step' : undefined}>
              <b aria-hidden>{index + 1}</b>
              <span>{name}</span>
            </li>
          ),
        )}
      </List>
    </Head>
  )
}

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

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s3};
  svg { width: 20px; height: 20px; margin-top: 2px; color: ${tokens.muted}; }
  b { color: ${tokens.text}; }
`

/** Note that nothing renews automatically. */
export function PayOnce() {
  const { t } = useTranslation('commerce')
  return (
    <Line>
      <IconCircleCheck aria-hidden />
      <Muted size={14}>
        <b>{t('totals.once')}</b> {t('totals.after')}
      </Muted>
    </Line>
  )
}

const Sheet = styled.div`
  position: sticky;
  bottom: ${tokens.bottomBar};
  z-index: 20;
  display: grid;
  gap: ${tokens.s2};
  /* Covers the page gutters and the page end, so that no strip shows below the sheet. */
  margin-inline: calc(-1 * ${tokens.gutter});
  margin-bottom: calc(-1 * ${tokens.s8});
  padding: ${tokens.s3} ${tokens.gutter} calc(${tokens.s3} + env(safe-area-inset-bottom));
  border-radius: ${tokens.r24} ${tokens.r24} 0 0;
  background: ${tokens.card};
  box-shadow: ${tokens.lift2};
  > p { display: flex; justify-content: space-between; gap: ${tokens.s3}; font-weight: 700; }
  > p b { font-weight: 900; white-space: nowrap; }
`

/** Bottom bar of small screens with the total and the primary action. */
export function PayBar({ label, total, children }: { label: ReactNode; total: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useSnackbarsAbove(bar)
  return (
    <Sheet ref={bar}>
      <p>
        <span>{label}</span>
        <b>{total}</b>
      </p>
      {children}
    </Sheet>
  )
}
