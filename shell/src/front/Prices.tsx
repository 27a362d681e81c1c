import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { formatMoney } from '@mowka/domain/shop/money'
import { Grid, Muted, Skeleton, tokens } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Plan = styled.li<{ $isCheapest: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: 2px;
  height: 100%;
  padding: ${tokens.s6};
  border: 1.5px solid ${({ $isCheapest }) => ($isCheapest ? tokens.text : tokens.line)};
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  h3 { font-size: ${tokens.fs18}; }
`
const Tag = styled.span`
  position: absolute;
  top: -13px;
  left: ${tokens.s6};
  padding: 3px 12px;
  border-radius: 10px 10px 10px 3px;
  background: ${tokens.spark};
  color: ${tokens.onSpark};
  font-size: ${tokens.fs13};
  font-weight: 800;
`
const Price = styled.p`
  margin-top: ${tokens.s2};
  color: ${tokens.muted};
  b { color: ${tokens.text}; font-size: 2rem; font-weight: 900; line-height: 1.15; letter-spacing: -0.01em; }
`
const Total = styled.p`
  font-weight: 700;
`
const SKELETON_PLANS = ['a', 'b', 'c']

/** Returns the plans of a language, the shortest first. */
const plansOf = (products: readonly Product[], lang: LangCode): Product[] =>
  products
    .filter(({ sourceLang, targetLang }) => sourceLang === 'PL' && targetLang === lang)
    .sort((a, b) => a.months - b.months)

/** The plans of a language with their current prices. */
export function Prices({ lang }: { lang: LangCode }) {
  const { t } = useTranslation('front')
  const reads = useReads({ products: read('getProducts') })
  return (
    <ReadStates
      reads={reads}
      headingLevel={3}
      skeleton={
        <Grid as="div">
          {SKELETON_PLANS.map((plan) => (
            <Skeleton key={plan} height="150px" radius={16} />
          ))}
        </Grid>
      }
    >
      {({ products }) => {
        const plans = plansOf(products, lang)
        if (plans.length === 0) return <p>{t('prices.none')}</p>
        const lowest = Math.min(...plans.map(({ unitPrice }) => unitPrice))
        return (
          <Grid as="ul">
            {plans.map(({ productCode, months, unitPrice, totalPrice, lowestPrice30 }) => (
              <Plan key={productCode} $isCheapest={plans.length > 1 && unitPrice === lowest}>
                {plans.length > 1 && unitPrice === lowest && <Tag>{t('prices.cheapest')}</Tag>}
                <h3>{t('prices.months', { count: months })}</h3>
                <Price>
                  <b>{formatMoney(unitPrice)}</b>
                  {months > 1 && <span> {t('prices.perMonth')}</span>}
                </Price>
                <Total>
                  {months > 1 ? t('prices.total', { price: formatMoney(totalPrice) }) : t('prices.once')}
                </Total>
                {lowestPrice30 !== null && lowestPrice30 > totalPrice && (
                  <Muted size={14}>{t('prices.lowest', { price: formatMoney(lowestPrice30) })}</Muted>
                )}
              </Plan>
            ))}
          </Grid>
        )
      }}
    </ReadStates>
  )
}
