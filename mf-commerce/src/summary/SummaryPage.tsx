import { paths } from '@mowka/contract/routes'
import type { Product } from '@mowka/contract/schemas/order'
import { formatMoney } from '@mowka/domain/shop/money'
import { formatDate } from '@mowka/domain/time'
import {
  Alert,
  Badge,
  Button,
  Card,
  Flag,
  media,
  queries,
  Skeleton,
  Stack,
  tokens,
  useMediaQuery,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useBasket } from '../basket/basket-store'
import type { AccessChange } from '../checkout/access-changes'
import { BasketStep, useCheckout } from '../checkout/basket-checkout'
import { CheckoutColumns, PayBar, PayOnce } from '../checkout/CheckoutFrame'
import { CouponForm } from '../coupon/CouponForm'
import { Totals, useDiscountLabel } from '../totals/Totals'
import { ProductItems } from './ProductItems'

const Table = styled.table`
  width: 100%;
  margin-top: ${tokens.s4};
  border-collapse: collapse;
  text-align: left;
  thead th { padding-block: ${tokens.s2}; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 700; }
  tbody tr { border-top: 1px solid ${tokens.line}; }
  tbody th, td { height: 56px; padding-right: ${tokens.s3}; }
  th > span, td > span { display: inline-flex; align-items: center; gap: ${tokens.s3}; }
  td svg { width: 18px; height: 18px; color: ${tokens.muted}; }
  ${media.phone} {
    display: block;
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody { display: block; }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${tokens.s2};
      padding-block: ${tokens.s4};
    }
    tbody tr:first-child { padding-top: 0; border-top: 0; }
    tbody th, td { height: auto; padding: 0; }
    td[data-label]::before { content: attr(data-label) ": "; color: ${tokens.muted}; }
    td[data-label] { grid-column: 1 / -1; }
    td[data-label] svg { display: none; }
    td:last-child { grid-row: 1; grid-column: 2; }
  }
`
const None = styled.td`
  color: ${tokens.muted};
`

/** End of access now and after the payment, per language (C-SUM-02). */
function AccessTable({ changes }: { changes: readonly AccessChange[] }) {
  const { t } = useTranslation(['commerce', 'common'])
  const heading = useId()
  const until = (date: Date) => t('summary.until', { date: formatDate(date) })
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <h2 id={heading}>{t('summary.access')}</h2>
      <Table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t('summary.lang')}</th>
            <th scope="col">{t('summary.now')}</th>
            <th scope="col">{t('summary.after')}</th>
            <th scope="col">
              <VisuallyHidden>{t('summary.change')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ lang, before, after, months }) => (
            <tr key={lang}>
              <th scope="row">
                <span>
                  <Flag langCode={lang} />
                  {t(`common:language.${lang}`)}
                </span>
              </th>
              {before ? (
                <td data-label={t('summary.now')}>{until(before)}</td>
              ) : (
                <None data-label={t('summary.now')}>{t('summary.none')}</None>
              )}
              <td data-label={t('summary.after')}>
                <span>
                  <IconArrowRight aria-hidden />
                  <b>{until(after)}</b>
                </span>
              </td>
              <td>
                <Badge tone="success">{t('summary.more', { count: months })}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

/** The basket contents with totals. The order is blocked while the basket has a plan that is no longer sold. */
const Summary = observer(function Summary({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('commerce')
  const small = useMediaQuery(queries.belowMedium)
  const heading = useId()
  const warning = useId()
  const [query] = useSearchParams()
  const { basket, coupon, lines, sums, access, wrong } = useCheckout(products)
  const discountLabel = useDiscountLabel(coupon.current?.discount ?? null)
  const canOrder = wrong.length === 0

  const order = canOrder ? (
    <Button
      variant="primary"
      size="lg"
      fullWidth
      rightIcon={<IconArrowRight aria-hidden />}
      to={paths.subscribeOrder({}, { query: Object.fromEntries(query) })}
    >
      {t('summary.order')}
    </Button>
  ) : (
    <Button variant="primary" size="lg" fullWidth aria-disabled aria-describedby={warning}>
      {t('summary.order')}
    </Button>
  )
  return (
    <>
      <CheckoutColumns
        aside={
          <Card as="section" padding="large" aria-labelledby={heading}>
            <Stack gap={4}>
              <h2 id={heading}>{t('summary.sums')}</h2>
              <CouponForm coupon={coupon} productCodes={lines.map(({ plan }) => plan.productCode)} />
              <Totals sums={sums} discountLabel={discountLabel} />
              {!small && order}
              <PayOnce />
            </Stack>
          </Card>
        }
      >
        {!canOrder && (
          <Alert
            kind="warning"
            title={<span id={warning}>{t('basket.wrong.title')}</span>}
            actions={<Button onClick={() => wrong.forEach(basket.remove)}>{t('basket.wrong.remove')}</Button>}
          >
            {t('basket.wrong.text')}
          </Alert>
        )}
        <ProductItems lines={lines} basket={basket} />
        {access.length > 0 && <AccessTable changes={access} />}
      </CheckoutColumns>
      {small && (
        <PayBar label={t('totals.total')} total={formatMoney(sums.total)}>
          {order}
        </PayBar>
      )}
    </>
  )
})

/** The basket before the order: products, effect on the access, coupon and totals (C-SUM-01 to -07). */
export default observer(function SummaryPage() {
  const { t } = useTranslation('commerce')
  const basket = useBasket()
  return (
    <BasketStep
      title={t('summary.title')}
      note={t('basket.count', { count: basket.count })}
      at="basket"
      skeleton={
        <CheckoutColumns aside={<Skeleton height={430} radius={16} />}>
          <Stack gap={3}>
            {basket.products.map(({ productCode }) => (
              <Skeleton key={productCode} height={80} radius={16} />
            ))}
            <Skeleton height={56} radius={16} />
          </Stack>
          <Skeleton height={220} radius={16} />
        </CheckoutColumns>
      }
    >
      {(products) => <Summary products={products} />}
    </BasketStep>
  )
})
