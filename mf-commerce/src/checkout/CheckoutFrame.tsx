import { paths } from '@mowka/shared/contract/routes'
import { media, PageHeader, tokens } from '@mowka/shared/ui'
import { IconCheck } from '@mowka/shared/ui/icons'
import type { ReactNode } from 'react'
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
`
const Aside = styled.div`
  position: sticky;
  top: calc(${tokens.header} + ${tokens.s6});
  ${media.belowMedium} { position: static; }
`

/** Where someone is on the way: basket, order, done. The basket is one press away from the order. */
function Steps({ at }: { at: 'basket' | 'order' }) {
  const { t } = useTranslation('commerce')
  const [query] = useSearchParams()
  return (
    <List aria-label={t('steps.label')}>
      {at === 'basket' ? (
        <li aria-current="step">
          <b aria-hidden>1</b>
          <span>{t('steps.basket')}</span>
        </li>
      ) : (
        <li>
          <Link to={paths.subscribeSummary({}, { query: Object.fromEntries(query) })}>
            <b aria-hidden>
              <IconCheck aria-hidden size={20} />
            </b>
            <span>{t('steps.basket')}</span>
          </Link>
        </li>
      )}
      <li aria-current={at === 'order' ? 'step' : undefined}>
        <b aria-hidden>2</b>
        <span>{t('steps.order')}</span>
      </li>
      <li>
        <b aria-hidden>3</b>
        <span>{t('steps.done')}</span>
      </li>
    </List>
  )
}

/** The head of a page of the payment: its name, a quiet line, and the steps. */
export function CheckoutHead({
  title,
  note,
  at,
}: {
  title: string
  note: ReactNode
  at: 'basket' | 'order'
}) {
  return (
    <Head>
      <div>
        <PageHeader title={title} />
        <p>{note}</p>
      </div>
      <Steps at={at} />
    </Head>
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
