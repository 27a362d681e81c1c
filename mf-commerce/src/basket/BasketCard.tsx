import type { Product } from '@mowka/contract/schemas/order'
import { BASKET_HASH } from '@mowka/domain/shop/basket'
import { formatMoney } from '@mowka/domain/shop/money'
import { orderTotal } from '@mowka/domain/shop/order-total'
import { Alert, Badge, Button, Card, Flag, IconButton, Muted, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconBasket, IconTrash } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { monthsOf, usePlanNames } from '../plans/plans'
import { basketLines, unknownCodes } from './basket-lines'
import type { BasketStore } from './basket-store'

const Head = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.s2};
  margin-bottom: ${tokens.s3};
  scroll-margin-top: calc(${tokens.header} + ${tokens.s8});
  font-size: ${tokens.fs18};
  > span + * { margin-left: auto; }
`
const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.s3};
    padding-block: ${tokens.s3};
    border-top: 1px solid ${tokens.line};
  }
  p { font-weight: 800; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 400; }
  button { margin-right: -12px; }
`
const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.s3};
  padding-block: ${tokens.s3};
  border-top: 1px solid ${tokens.line};
  font-size: ${tokens.fs18};
  font-weight: 900;
`

const Action = styled.div`
  margin-top: ${tokens.s3};
`

/** The basket lines with their prices after the coupon. `action` is rendered below them. */
export const BasketCard = observer(function BasketCard({
  basket,
  products,
  action,
}: {
  basket: BasketStore
  products: readonly Product[]
  action?: ReactNode
}) {
  const { t } = useTranslation('commerce')
  const { fullName, duration } = usePlanNames()
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link leads here again
  useEffect(() => {
    if (hash !== `#${BASKET_HASH}`) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [hash, key])

  const wrong = unknownCodes(products, basket.products)
  const lines = basketLines(
    products,
    basket.products.filter(({ productCode }) => !wrong.includes(productCode)),
  )
  const { total, lines: priced } = orderTotal(
    lines.map(({ plan, quantity }) => ({
      productCode: plan.productCode,
      quantity,
      totalPrice: plan.totalPrice,
      months: monthsOf(plan),
    })),
    basket.discount,
  )
  const remove = (productCodes: readonly string[], name: string) => {
    for (const productCode of productCodes) basket.remove(productCode)
    setSaid(t('basket.removed', { name }))
    // The button is removed with its line, so the focus moves to the heading.
    heading.current?.focus()
  }

  return (
    <Card as="section" aria-labelledby="basket-heading" padding="large">
      <Head id="basket-heading" ref={heading} tabIndex={-1}>
        <IconBasket aria-hidden />
        <span>{t('basket.title')}</span>
        {!basket.isEmpty && <Badge tone="soft">{t('basket.count', { count: basket.count })}</Badge>}
      </Head>
      {wrong.length > 0 && (
        <Alert
          kind="warning"
          title={t('basket.wrong.title')}
          actions={
            <Button onClick={() => remove(wrong, t('basket.wrong.name'))}>{t('basket.wrong.remove')}</Button>
          }
        >
          {t('basket.wrong.text')}
        </Alert>
      )}
      {lines.length > 0 && (
        <Lines>
          {lines.map(({ plan, quantity }, at) => (
            <li key={plan.productCode}>
              <Flag langCode={plan.targetLang} />
              <p>
                {fullName(plan)}
                <small>
                  {formatMoney(priced[at]?.total ?? plan.totalPrice * quantity)}, {duration(plan)}
                </small>
              </p>
              <IconButton
                aria-label={t('basket.remove', { name: fullName(plan) })}
                onClick={() => remove([plan.productCode], fullName(plan))}
              >
                <IconTrash aria-hidden />
              </IconButton>
            </li>
          ))}
        </Lines>
      )}
      {basket.isEmpty && <Muted>{t('basket.empty')}</Muted>}
      {lines.length > 0 && (
        <Total>
          <span>{t('basket.total')}</span>
          <span>{formatMoney(total)}</span>
        </Total>
      )}
      {action && <Action>{action}</Action>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  )
})
