import type { Order } from '@mowka/contract/schemas/order'
import { formatMoney } from '@mowka/domain/shop/money'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { formatDate } from '@mowka/domain/time'
import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { Button, Card, ErrorState, Muted, media, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { IconCircleCheck, IconClock, IconReceipt, IconReload, IconX } from '@mowka/kernel/ui/icons'
import { callApi, read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates, saveFile } from '@mowka/web/views'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { usePayment } from '../order/use-payment'
import { useLineName } from '../receipt/Receipt'
import type { InvoiceForm } from './InvoiceDataCard'

const OrderDialog = lazy(() => import(/* webpackChunkName: "order-dialog" */ './OrderDialog'))

/** Server error name for incomplete invoice data (L-PAYT-08). */
const INCOMPLETE = 'IncompleteInvoiceDataError'

/**
 * Requests the invoice of an order (L-PAYT-10, L-PAYT-11). Changed invoice data is saved first (L-PAYT-09).
 * Incomplete data sends nothing, and the form shows an alert (L-PAYT-08).
 */
function useRequestInvoice({ saveIfNeeded, showIncomplete }: InvoiceForm) {
  const { t } = useTranslation('commerce')
  const asking = useWrite('requestInvoice', {
    row: ({ orderId }) => orderId,
    success: () => t('payments.orders.requested'),
    failure: ({ problem }) => (problem?.name === INCOMPLETE ? null : undefined),
  })
  return {
    isBusy: asking.isBusy,
    request: async ({ orderId }: { orderId: string }): Promise<void> => {
      if ((await saveIfNeeded()) !== 'saved') return
      const sent = await asking.run({ orderId })
      if (!sent.ok && sent.error.problem?.name === INCOMPLETE) showIncomplete()
    },
  }
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  th { padding-block: ${tokens.s2}; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 700; }
  tbody tr { border-top: 1px solid ${tokens.line}; }
  td { padding-block: ${tokens.s3}; }
  th + th, td + td { padding-left: ${tokens.s4}; }
  th:nth-child(3), td:nth-child(3), th:last-child, td:last-child { text-align: right; }
  td:nth-child(1), td:nth-child(3) { white-space: nowrap; }
  b { display: block; font-weight: 800; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; overflow-wrap: anywhere; }
  @media (max-width: 719.98px) {
    &, tbody { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${tokens.s2} ${tokens.s3};
      padding-block: ${tokens.s4};
    }
    td, td + td { padding: 0; }
    td:nth-child(1) { order: 1; }
    td:nth-child(3) { order: 2; }
    td:nth-child(2) { order: 3; grid-column: 1 / -1; }
    td:nth-child(4) { order: 4; grid-column: 1 / -1; }
    td:nth-child(5) { order: 5; grid-column: 1 / -1; text-align: left; }
  }
`
const Line = styled.span<{ $tone?: 'success' | 'danger' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) => ($tone ? tokens[`${$tone}Ink`] : tokens.muted)};
  font-size: ${tokens.fs14};
  font-weight: 700;
  svg { flex: none; width: 18px; height: 18px; }
`
/** Fills the invoice column. Phones have no columns. */
const NotHere = styled(Line)`
  @media (max-width: 719.98px) { display: none; }
`
const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.s2};
  ${media.phone} { justify-content: flex-start; }
`

/** Aligned with the text above: the button has no visible edge. */
const Details = styled.div`
  margin-inline-start: calc(-1 * ${tokens.s3});
`

type Look = { icon: ReactNode; tone?: 'success' | 'danger' }

const looks: Readonly<Partial<Record<string, Look>>> = {
  PENDING: { icon: <IconClock aria-hidden /> },
  COMPLETED: { icon: <IconCircleCheck aria-hidden />, tone: 'success' },
  CANCELED: { icon: <IconX aria-hidden />, tone: 'danger' },
} satisfies Record<Order['paymentStatus'], Look>

/** The orders, newest first: date, products, total, payment status and invoice (L-PAYT-01). */
export function OrdersCard({ invoiceForm }: { invoiceForm: InvoiceForm }) {
  const { t } = useTranslation('commerce')
  const heading = useId()
  const reads = useReads({ orders: read('getOrders') })
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Stack gap={3}>
        <h2 id={heading}>{t('payments.orders.title')}</h2>
        <ReadStates
          reads={reads}
          headingLevel={3}
          skeleton={
            <Stack gap={3}>
              <Skeleton height={48} radius={12} />
              <Skeleton height={48} radius={12} />
            </Stack>
          }
          failed={({ retry, retrying }) => (
            <ErrorState bare headingLevel={3} onRetry={() => void retry()} retrying={retrying}>
              {t('payments.orders.error')}
            </ErrorState>
          )}
        >
          {({ orders }) =>
            orders.length === 0 ? (
              <Muted>{t('payments.orders.empty')}</Muted>
            ) : (
              <OrdersTable orders={orders} labelledBy={heading} invoiceForm={invoiceForm} />
            )
          }
        </ReadStates>
      </Stack>
    </Card>
  )
}

function OrdersTable({
  orders,
  labelledBy,
  invoiceForm,
}: {
  orders: readonly Order[]
  labelledBy: string
  invoiceForm: InvoiceForm
}) {
  const { t } = useTranslation('commerce')
  const { request, isBusy } = useRequestInvoice(invoiceForm)
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('payments.orders.date')}</th>
          <th scope="col">{t('payments.orders.what')}</th>
          <th scope="col">{t('payments.orders.amount')}</th>
          <th scope="col">{t('payments.orders.status')}</th>
          <th scope="col">{t('payments.orders.invoice')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order._id}>
            <td>
              <b>{formatDate(order.createdAt)}</b>
              <small>{spokenOrderNumber(order._id)}</small>
            </td>
            <td>
              <Products order={order} />
            </td>
            <td>
              <b>{formatMoney(order.totalAmount)}</b>
            </td>
            <td>
              <OrderState order={order} />
            </td>
            <td>
              <Invoice
                order={order}
                isBusy={isBusy(order._id)}
                onAsk={() => void request({ orderId: order._id })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Products({ order }: { order: Order }) {
  const { t } = useTranslation('commerce')
  const lineName = useLineName()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span>{order.products.map(lineName).join('; ')}</span>
      {order.isGift && <small> ({t('payments.orders.gift')})</small>}
      <Details>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('payments.orders.detailsOf', { date: formatDate(order.createdAt) })}
          onClick={() => setOpen(true)}
        >
          {t('payments.orders.details')}
        </Button>
      </Details>
      {isOpen && (
        <Suspense fallback={null}>
          <OrderDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Payment status of an order; an unpaid one can still be paid. */
function OrderState({ order }: { order: Order }) {
  const { t } = useTranslation('commerce')
  const { paymentStatus, refundedAt, isPayable } = order
  const returned = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (refundedAt) {
    return (
      <Line>
        <IconReload aria-hidden />
        <span>{t('payments.orders.refunded', { date: formatDate(refundedAt) })}</span>
      </Line>
    )
  }
  // A newer server may send a status that is unknown here.
  const { icon, tone }: Look = looks[paymentStatus] ?? { icon: <IconClock aria-hidden /> }
  return (
    <Marks>
      <Line $tone={tone}>
        {icon}
        <span>{t([`payments.orders.${paymentStatus}`, 'payments.orders.unknown'])}</span>
      </Line>
      {returned > 0 && (
        <Line>
          <IconReload aria-hidden />
          <span>{t('payments.orders.returned', { amount: formatMoney(returned) })}</span>
        </Line>
      )}
      {isPayable && <Pay order={order} />}
    </Marks>
  )
}

/** Button that opens the payment of an order, or starts one that could not be started before. */
function Pay({ order: { _id, redirectUri, createdAt } }: { order: Order }) {
  const { t } = useTranslation('commerce')
  const starting = useWrite('payOrder', {
    failure: ({ code }) => (code === 'ORDER_CLOSED' ? t('payments.orders.closed') : undefined),
  })
  const pay = usePayment(starting.run)
  const label = t('payments.orders.payOf', { date: formatDate(createdAt) })
  if (redirectUri) {
    return (
      <Button size="sm" href={redirectUri} aria-label={label}>
        {t('payments.orders.pay')}
      </Button>
    )
  }
  return (
    <Button size="sm" aria-label={label} loading={starting.busy} onClick={() => void pay({ orderId: _id })}>
      {t('payments.orders.pay')}
    </Button>
  )
}

/** Invoice cell of an order: requested (L-PAYT-12), requestable if paid, or none. */
function Invoice({ order, isBusy, onAsk }: { order: Order; isBusy: boolean; onAsk: () => void }) {
  const { t } = useTranslation('commerce')
  if (order.paymentStatus !== 'COMPLETED' || order.totalAmount === 0) {
    return <NotHere>{t('payments.orders.notHere')}</NotHere>
  }
  if (order.invoiceRequested) {
    return (
      <Marks>
        <Line role="status">
          <IconReceipt aria-hidden />
          <span>{t('payments.orders.asked')}</span>
        </Line>
        <Download order={order} />
      </Marks>
    )
  }
  if (order.refundedAt) return <NotHere>{t('payments.orders.notHere')}</NotHere>
  return (
    <Button
      size="sm"
      loading={isBusy}
      aria-label={t('payments.orders.askOf', { date: formatDate(order.createdAt) })}
      onClick={onAsk}
    >
      {t('payments.orders.ask')}
    </Button>
  )
}

/** Button that downloads the invoice of an order as a PDF. */
function Download({ order: { _id, createdAt } }: { order: Order }) {
  const { t } = useTranslation('commerce')
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const name = t('payments.orders.fileName', { number: spokenOrderNumber(_id) })
      saveFile(await callApi('getInvoicePdf', { orderId: _id }), `${name}.pdf`)
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error, { part: 'invoice-pdf' })
      notify('error', t('payments.orders.downloadFailed'))
    }
    setBusy(false)
  }
  return (
    <Button
      size="sm"
      loading={isBusy}
      aria-label={t('payments.orders.downloadOf', { date: formatDate(createdAt) })}
      onClick={() => void download()}
    >
      {t('payments.orders.download')}
    </Button>
  )
}
