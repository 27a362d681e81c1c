import type { AdminOrderDetails, OrderRefund } from '@mowka/contract/schemas/editor/shop'
import { formatMoney } from '@mowka/domain/shop/money'
import { formatDate, formatMoment } from '@mowka/domain/time'
import { Alert, Badge, type BadgeTone, Button, Muted, tokens } from '@mowka/kernel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DecisionDialog } from './DecisionDialog'
import { positionText } from './order-columns'

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${tokens.s2};
    padding-block: ${tokens.s3};
    border-top: 1px solid ${tokens.line};
    overflow-wrap: anywhere;
  }
  > li:first-child { border-top: 0; }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s4};
  align-items: center;
  justify-content: space-between;
`

/** The state of a refund for operators. */
type RefundState = 'running' | 'done' | 'refused' | 'canceled' | 'task'

const stateOfRefund = ({ status, task }: OrderRefund): RefundState => {
  if (task !== null) return 'task'
  return status === 'requested' || status === 'accepted' ? 'running' : status
}

const tones: Record<RefundState, BadgeTone> = {
  running: 'soft',
  done: 'success',
  refused: 'neutral',
  canceled: 'neutral',
  task: 'danger',
}

/** The refunds of an order with their lines, states and correcting invoices. */
export function Refunds({ order, mayDecide }: { order: AdminOrderDetails; mayDecide: boolean }) {
  const { t, i18n } = useTranslation('shop')
  const [deciding, setDeciding] = useState<string | null>(null)
  const decided = order.refunds.find(({ _id, task }) => _id === deciding && task !== null)
  return (
    <>
      <List>
        {order.refunds.map((refund) => {
          const { _id, amount, lines, origin, requestedAt, correction, task } = refund
          const state = stateOfRefund(refund)
          return (
            <li key={_id}>
              <Head>
                <strong>{formatMoney(amount)}</strong>
                <Badge tone={tones[state] ?? 'neutral'}>
                  {t([`refund.state.${state}`, 'refund.state.other'])}
                </Badge>
              </Head>
              <Muted as="span" size={14}>
                {[formatMoment(requestedAt), ...(origin === 'payu' ? [t('refund.fromPayu')] : [])].join(', ')}
              </Muted>
              {lines.map((line) => {
                const on = order.positions.find(({ position }) => position === line.position)
                return (
                  on && (
                    <span key={line.position}>
                      <span>{`${positionText(t, on, i18n.language)}: ${formatMoney(line.amount)}`}</span>
                      {line.days !== null && line.daysUsed !== null && (
                        <Muted size={14}>{t('refund.used', { used: line.daysUsed, days: line.days })}</Muted>
                      )}
                    </span>
                  )
                )
              })}
              {correction && (
                <Muted as="span" size={14}>
                  {t('refund.correction', {
                    number: correction.number,
                    date: formatDate(correction.issuedAt),
                  })}
                </Muted>
              )}
              {task !== null && (
                <Alert
                  kind="warning"
                  actions={
                    mayDecide && <Button onClick={() => setDeciding(_id)}>{t('decision.open')}</Button>
                  }
                >
                  {t([`refund.task.${task}`, 'refund.task.other'])}
                </Alert>
              )}
            </li>
          )
        })}
      </List>
      {decided && <DecisionDialog order={order} refund={decided} onClose={() => setDeciding(null)} />}
    </>
  )
}
