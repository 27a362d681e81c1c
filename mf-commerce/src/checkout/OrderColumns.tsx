import { paths } from '@mowka/contract/routes'
import { formatMoney } from '@mowka/domain/shop/money'
import { Alert, Button, Card, Muted, queries, Skeleton, Stack, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { IconLock } from '@mowka/kernel/ui/icons'
import { FormActions } from '@mowka/web/forms'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { CouponHandle } from '../coupon/use-coupon'
import { type Sums, Totals } from '../totals/Totals'
import { CheckoutColumns, PayBar } from './CheckoutFrame'

/**
 * The submit button of an order. With `untilValid` it is disabled until the form is valid; while something outside
 * the form blocks the order (`isReady` is false) it is always disabled.
 */
export function PayButton({
  untilValid = false,
  isReady = true,
}: {
  untilValid?: boolean
  isReady?: boolean
}) {
  const { t } = useTranslation('commerce')
  const look = {
    variant: 'primary',
    size: 'lg',
    fullWidth: true,
    leftIcon: <IconLock aria-hidden />,
  } as const
  if (!isReady) {
    return (
      <Button {...look} aria-disabled>
        {t('order.pay')}
      </Button>
    )
  }
  return <FormActions {...look} submit={t('order.pay')} always untilValid={untilValid} />
}

const Terms = styled(Muted)`
  a { color: ${tokens.text}; font-weight: 700; }
`

type Props = {
  checkout: { coupon: CouponHandle; sums: Sums; usedCode: string | null }
  /** The list of purchased products. */
  bought: ReactNode
  /** The submit button with the reasons why it is disabled. */
  pay: ReactNode
  /** The note that nothing renews. */
  once: ReactNode
  /** Text for an order that costs nothing, instead of the payment methods. */
  free: string
  /** The form sections. */
  children: ReactNode
}

/**
 * The order form beside the product list, the totals, the submit button and the terms. On small screens the button is
 * in a bottom bar.
 */
export function OrderColumns({ checkout, bought, pay, once, free, children }: Props) {
  const { t } = useTranslation('commerce')
  const small = useMediaQuery(queries.belowMedium)
  const heading = useId()
  const { coupon, sums, usedCode } = checkout
  const unchecked =
    coupon.current && !coupon.current.discount && !coupon.isChecking ? coupon.current.code : null
  // Until the discount is known, a skeleton replaces the button so that it never shows a wrong price.
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
