import { paths } from '@mowka/contract/routes'
import type { AdminOrder, OrderLine, OrderPosition, OrderState } from '@mowka/contract/schemas/editor/shop'
import { interfaceLangOf } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { formatMoney } from '@mowka/domain/shop/money'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { formatMoment } from '@mowka/domain/time'
import { Badge, type BadgeTone, Muted, tokens } from '@mowka/kernel/ui'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { NoValue } from '../../list/NoValue'

const tones: Record<OrderState, BadgeTone> = {
  PENDING: 'soft',
  COMPLETED: 'success',
  CANCELED: 'danger',
  REFUNDED: 'neutral',
}

/** The state of an order. A newer server may send one that has no text here. */
export function OrderMark({ state }: { state: OrderState }) {
  const { t } = useTranslation('shop')
  return <Badge tone={tones[state] ?? 'neutral'}>{t([`orders.state.${state}`, 'orders.state.other'])}</Badge>
}

/** Plan, language and quantity of a line: "2 × Miesięczny, niemiecki". */
export function lineText(
  t: TFunction<'shop'>,
  { name, targetLang, quantity }: OrderLine,
  lang: string,
): string {
  const plan = `${name}, ${languageName(targetLang, interfaceLangOf(lang))}`
  return quantity > 1 ? t('orders.quantity', { quantity, name: plan }) : plan
}

/** Plan, languages, quantity and card of a position: "Miesiąc, niemiecki, karta MW-7KQA-XX4D-N3TE". */
export function positionText(
  t: TFunction<'shop'>,
  { name, targetLangs, quantity, cardCode }: OrderPosition,
  lang: string,
): string {
  const plan = [name, ...targetLangs.map((each) => languageName(each, interfaceLangOf(lang)))].join(', ')
  if (cardCode !== null) return t('orders.card', { name: plan, code: cardCode })
  return quantity > 1 ? t('orders.quantity', { quantity, name: plan }) : plan
}

const Two = styled.span`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
  a { color: ${tokens.primary}; font-weight: 800; font-variant-numeric: tabular-nums; }
`

/** Columns of the orders. `lang` is the language of the interface. */
export const orderColumns = (t: TFunction<'shop'>, lang: string): Column<AdminOrder>[] => [
  {
    id: 'number',
    header: t('orders.column.number'),
    card: 'title',
    width: '16%',
    cell: ({ _id, payuOrderId }) => (
      <Two translate="no">
        <Link to={paths.adminOrder({ orderId: _id })}>{spokenOrderNumber(_id)}</Link>
        {payuOrderId !== null && (
          <Muted as="span" size={13}>
            {t('orders.payu', { number: payuOrderId })}
          </Muted>
        )}
      </Two>
    ),
  },
  {
    id: 'createdAt',
    header: t('orders.column.createdAt'),
    sortable: true,
    card: 'line',
    width: '12%',
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    id: 'buyer',
    header: t('orders.column.buyer'),
    card: 'line',
    width: '20%',
    cell: ({ buyer }) =>
      buyer === null ? (
        <Muted as="span">{t('orders.noBuyer')}</Muted>
      ) : (
        <Two translate="no">
          <span>{buyer.name}</span>
          <Muted as="span" size={13}>
            {buyer.email}
          </Muted>
        </Two>
      ),
  },
  {
    id: 'lines',
    header: t('orders.column.lines'),
    card: 'line',
    cell: ({ lines, isGift }) => (
      <Two>
        {lines.map((line) => (
          <span key={line.productCode}>{lineText(t, line, lang)}</span>
        ))}
        {isGift && (
          <Muted as="span" size={13}>
            {t('orders.gift')}
          </Muted>
        )}
      </Two>
    ),
  },
  {
    id: 'totalAmount',
    header: t('orders.column.totalAmount'),
    sortable: true,
    card: 'inline',
    width: '10%',
    cell: ({ totalAmount }) => formatMoney(totalAmount),
  },
  {
    id: 'state',
    header: t('orders.column.state'),
    card: 'line',
    width: '14%',
    cell: ({ state }) => <OrderMark state={state} />,
  },
  {
    id: 'refund',
    header: t('orders.column.refund'),
    card: 'line',
    width: '10%',
    cell: ({ refundedAmount, totalAmount }) =>
      refundedAmount === 0 ? (
        <NoValue />
      ) : (
        <Two>
          <span>{t(refundedAmount >= totalAmount ? 'orders.refund.whole' : 'orders.refund.part')}</span>
          <Muted as="span" size={13}>
            {formatMoney(refundedAmount)}
          </Muted>
        </Two>
      ),
  },
]
