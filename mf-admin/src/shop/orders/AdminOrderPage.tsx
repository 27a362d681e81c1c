import { paths } from '@mowka/contract/routes'
import type { AdminOrderDetails } from '@mowka/contract/schemas/editor/shop'
import { interfaceLangOf } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { formatMoney } from '@mowka/domain/shop/money'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { formatDate, formatMoment } from '@mowka/domain/time'
import { hasRightsOf } from '@mowka/domain/user/roles'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import {
  Badge,
  type BadgeTone,
  Button,
  EmptyState,
  Muted,
  Page,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  tokens,
} from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { listAddress } from '../../edit/way-back'
import { NoAccess } from '../../list/NoAccess'
import { BackLink, Facts, MainAndAside, Part, Rows } from '../page-parts'
import { lineText, OrderMark } from './order-columns'
import { RefundDialog } from './RefundDialog'
import { Refunds } from './Refunds'
import { isRefundable } from './refund-draft'
import { Timeline } from './Timeline'

const Total = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${tokens.s3};
  border-top: 1px solid ${tokens.line};
  > strong:last-child { font-size: ${tokens.fs22}; }
`
/** An order with its lines, refunds, timeline, and the accesses and gift cards that it created. */
export default function AdminOrderPage() {
  const { t } = useTranslation('shop')
  const { orderId = '' } = useParams()
  const number = spokenOrderNumber(orderId)
  usePageTitle(t('order.title', { number }))
  const reads = useReads({ order: read('getOrderDetails', { id: orderId }) })
  const order = reads.state === 'ready' ? reads.data.order : undefined
  const [isRefunding, setRefunding] = useState(false)
  const mayRefund = hasRightsOf(session.roles, 'operator')
  const back = listAddress(paths.adminOrders())
  return (
    <Page width="wide">
      <BackLink to={back}>{t('order.back')}</BackLink>
      <PageHeader
        title={<span translate="no">{t('order.title', { number })}</span>}
        note={order && formatMoment(order.createdAt)}
        aside={
          order && (
            <Row gap={3}>
              <OrderMark state={order.state} />
              {mayRefund && order.positions.some(isRefundable) && (
                <Button variant="danger-outline" onClick={() => setRefunding(true)}>
                  {t('refund.open')}
                </Button>
              )}
            </Row>
          )
        }
      />
      <ReadStates
        reads={reads}
        skeleton={<Skeleton height={420} />}
        locked={<NoAccess />}
        missing={
          <EmptyState title={t('order.missing.title')} actions={<Button to={back}>{t('order.back')}</Button>}>
            {t('order.missing.text')}
          </EmptyState>
        }
      >
        {({ order }) => (
          <MainAndAside>
            <Stack>
              <Lines order={order} />
              {order.refunds.length > 0 && (
                <Part title={t('refund.list')}>
                  <Refunds order={order} mayDecide={mayRefund} />
                </Part>
              )}
              <Part title={t('order.timeline.title')}>
                <Timeline steps={order.timeline} />
              </Part>
            </Stack>
            <Stack>
              <Buyer order={order} />
              <Invoice order={order} />
              <Created order={order} />
            </Stack>
          </MainAndAside>
        )}
      </ReadStates>
      {order && isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </Page>
  )
}

type OrderProps = { order: AdminOrderDetails }

function Lines({ order }: OrderProps) {
  const { t, i18n } = useTranslation('shop')
  const { lines, coupon, fullPrice, totalAmount, refundedAmount, isGift } = order
  const discount = coupon?.discount
  return (
    <Part title={t('order.lines.title')}>
      <Rows>
        {lines.map((line) => (
          <li key={line.productCode}>
            <span>
              <strong>{lineText(t, line, i18n.language)}</strong>
              <Muted as="span" size={14}>
                {[
                  ...(isGift ? [t('orders.gift')] : []),
                  ...(line.total === line.unitPrice * line.quantity
                    ? []
                    : [t('order.lines.before', { price: formatMoney(line.unitPrice * line.quantity) })]),
                ].join(', ')}
              </Muted>
            </span>
            <strong>{formatMoney(line.total)}</strong>
          </li>
        ))}
        {coupon && (
          <li>
            <span>
              <span translate="no">{t('order.lines.coupon', { code: coupon.code })}</span>
              {discount && (
                <Muted as="span" size={14}>
                  {t([`order.discount.${discount.type}`, 'order.discount.other'], {
                    amount: discount.amount,
                    price: formatMoney(discount.amount),
                  })}
                </Muted>
              )}
            </span>
            {fullPrice > totalAmount && <strong>{`−${formatMoney(fullPrice - totalAmount)}`}</strong>}
          </li>
        )}
      </Rows>
      <Total>
        <strong>{t('order.lines.total')}</strong>
        <strong>{formatMoney(totalAmount)}</strong>
      </Total>
      {refundedAmount > 0 && (
        <Total>
          <strong>{t('order.lines.refunded')}</strong>
          <strong>{formatMoney(refundedAmount)}</strong>
        </Total>
      )}
    </Part>
  )
}

function Buyer({ order: { _id, buyer, payuOrderId } }: OrderProps) {
  const { t } = useTranslation('shop')
  return (
    <Part title={t('order.buyer.title')}>
      {buyer === null && <Muted>{t('order.buyer.none')}</Muted>}
      <Facts translate="no">
        {buyer && (
          <>
            <dt>{t('order.buyer.name')}</dt>
            <dd>{buyer.name}</dd>
            <dt>{t('order.buyer.email')}</dt>
            <dd>{buyer.email}</dd>
          </>
        )}
        {payuOrderId !== null && (
          <>
            <dt>{t('order.buyer.payu')}</dt>
            <dd>{payuOrderId}</dd>
          </>
        )}
        <dt>{t('order.buyer.number')}</dt>
        <dd>{_id}</dd>
      </Facts>
    </Part>
  )
}

function Invoice({ order: { state, invoice, invoiceRequested } }: OrderProps) {
  const { t } = useTranslation('shop')
  const isOver = state === 'CANCELED' || state === 'REFUNDED'
  const requested = isOver ? 'order.invoice.notIssued' : 'order.invoice.waiting'
  return (
    <Part title={t('order.invoice.title')}>
      {invoice ? (
        <p>
          <strong translate="no">{invoice.number}</strong>{' '}
          <Muted as="span" size={14}>
            {t('order.invoice.issued', { date: formatDate(invoice.issuedAt) })}
          </Muted>
        </p>
      ) : (
        <Muted>{t(invoiceRequested ? requested : 'order.invoice.none')}</Muted>
      )}
    </Part>
  )
}

type Access = AdminOrderDetails['accesses'][number]
type AccessState = 'ended' | 'over' | 'later' | 'active'

const accessStateAt = ({ startsAt, endsAt, endedAt }: Access, now: number): AccessState => {
  if (endedAt !== null) return 'ended'
  if (Date.parse(endsAt) <= now) return 'over'
  return Date.parse(startsAt) > now ? 'later' : 'active'
}

const accessTones: Record<AccessState, BadgeTone> = {
  ended: 'neutral',
  over: 'neutral',
  later: 'soft',
  active: 'success',
}

/** The accesses and gift cards that the order created. */
function Created({ order: { state, accesses, giftCards } }: OrderProps) {
  const { t, i18n } = useTranslation('shop')
  const [now] = useState(Date.now)
  const lang = interfaceLangOf(i18n.language)
  return (
    <Part title={t('order.made.title')}>
      {accesses.length + giftCards.length === 0 ? (
        <Muted>{t([`order.made.none.${state}`, 'order.made.none.other'])}</Muted>
      ) : (
        <Rows>
          {accesses.map((access) => {
            const accessState = accessStateAt(access, now)
            return (
              <li key={`${access.targetLang} ${access.startsAt}`}>
                <span>
                  <strong>
                    {t('order.made.access', { language: languageName(access.targetLang, lang) })}
                  </strong>
                  <Muted as="span" size={14}>
                    {t('order.made.until', {
                      from: formatDate(access.startsAt),
                      to: formatDate(access.endsAt),
                    })}
                  </Muted>
                </span>
                <Badge tone={accessTones[accessState]}>{t(`order.made.${accessState}`)}</Badge>
              </li>
            )
          })}
          {giftCards.map(({ _id, pattern, status, languages, sendAt }) => (
            <li key={_id}>
              <span>
                <strong translate="no">{t('order.made.card', { code: pattern })}</strong>
                <Muted as="span" size={14}>
                  {[
                    ...languages.map((each) => languageName(each, lang)),
                    ...(sendAt === null ? [] : [t('order.made.sendAt', { date: formatDate(sendAt) })]),
                  ].join(', ')}
                </Muted>
              </span>
              <Badge tone={status === 'active' ? 'success' : 'neutral'}>
                {t([`order.made.cardState.${status}`, 'order.made.cardState.other'])}
              </Badge>
            </li>
          ))}
        </Rows>
      )}
    </Part>
  )
}
