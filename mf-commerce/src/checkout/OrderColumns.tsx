import { paths } from '@mowka/shared/contract/routes'
import { formatMoney } from '@mowka/shared/domain/money'
import { Alert, Card, Muted, queries, Skeleton, Stack, tokens, useMediaQuery } from '@mowka/shared/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { CouponHandle } from '../coupon/use-coupon'
import { type Sums, Totals } from '../totals/Totals'
import { CheckoutColumns } from './CheckoutFrame'
import { PayBar } from './PayBar'

const Terms = styled(Muted)`
  a { color: ${tokens.text}; font-weight: 700; }
`

type Props = {
  /** What an order is made of. */
  checkout: { coupon: CouponHandle; sums: Sums; usedCode: string | null }
  /** The list of what is bought. */
  bought: ReactNode
  /** The button that orders, with what it waits for. */
  pay: ReactNode
  /** That nothing renews. */
  once: ReactNode
  /** How an order that costs nothing goes on, instead of the ways to pay. */
  free: string
  /** The parts of the form. */
  children: ReactNode
}

/**
 * The form of an order beside what is bought, for how much, the button, and what holds. On small screens the button
 * waits at the bottom.
 */
export function OrderColumns({ checkout, bought, pay, once, free, children }: Props) {
  const { t } = useTranslation('commerce')
  const small = useMediaQuery(queries.belowMedium)
  const heading = useId()
  const { coupon, sums, usedCode } = checkout
  const unchecked = coupon.kept && !coupon.kept.discount && !coupon.isChecking ? coupon.kept.code : null
  // Until the discount is known nobody presses a button that promises another price.
  const button = coupon.isChecking ? <Skeleton height={52} radius={12} /> : pay
  return (
    <>
      <CheckoutColumns
        aside={
          <Card as="section" padding="large" aria-labelledby={heading}>
            <Stack gap={4}>
              <h2 id={heading}>{t('order.what')}</h2>
              {bought}
              {unchecked && <Alert kind="warning">{t('order.unchecked', { code: unchecked })}</Alert>}
              <Totals
                sums={sums}
                discountLabel={usedCode ? t('order.inPrices', { code: usedCode }) : undefined}
                totalLabel={t('order.toPay')}
              />
              {!small && button}
              {once}
              <Terms size={14}>
                <span>{sums.total > 0 ? t('order.methods') : free}</span> {t('order.terms')}{' '}
                <Link to={paths.terms()} target="_blank">
                  {t('order.termsLink')}
                </Link>
                .
              </Terms>
            </Stack>
          </Card>
        }
      >
        {children}
      </CheckoutColumns>
      {small && (
        <PayBar label={t('order.toPay')} total={formatMoney(sums.total)}>
          {button}
        </PayBar>
      )}
    </>
  )
}
