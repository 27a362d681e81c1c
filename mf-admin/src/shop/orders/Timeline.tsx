import type { OrderStep } from '@mowka/contract/schemas/editor/shop'
import { formatMoney } from '@mowka/domain/shop/money'
import { formatMoment } from '@mowka/domain/time'
import { Muted, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    display: grid;
    gap: 2px;
    padding: 0 0 ${tokens.s4} 26px;
    overflow-wrap: anywhere;
  }
  > li:last-child { padding-bottom: 0; }
  > li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 4px;
    width: 10px;
    height: 10px;
    border: 2px solid ${tokens.successInk};
    border-radius: 50%;
    background: ${tokens.successInk};
  }
  > li[data-tone='ignored']::before { border-color: ${tokens.muted}; background: ${tokens.muted}; }
  > li[data-tone='bad']::before { border-color: ${tokens.dangerInk}; background: ${tokens.dangerInk}; }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 20px;
    bottom: -4px;
    left: 8px;
    width: 2px;
    background: ${tokens.line};
  }
`

/** Seconds of a moment, which matter in a timeline. */
const seconds = (at: string): string => `:${String(new Date(at).getUTCSeconds()).padStart(2, '0')}`

const toneOf = ({ kind, effect }: OrderStep): 'good' | 'ignored' | 'bad' => {
  if (effect === 'mismatch' || kind === 'refund-refused') return 'bad'
  return effect === 'unchanged' || kind === 'canceled' ? 'ignored' : 'good'
}

/** Payments, notifications and refunds of an order, oldest first. Texts state what the colors of the dots show. */
export function Timeline({ steps }: { steps: readonly OrderStep[] }) {
  const { t } = useTranslation('shop')
  return (
    <Steps>
      {steps.map((step, index) => {
        const { kind, at, status, amount, effect } = step
        const facts = [
          `${formatMoment(at)}${seconds(at)}`,
          ...(amount === null ? [] : [formatMoney(amount)]),
          ...(effect === null ? [] : [t(`order.timeline.effect.${effect}`)]),
        ]
        return (
          <li key={`${index} ${kind}`} data-tone={toneOf(step)}>
            <span>{t([`order.timeline.${kind}`, 'order.timeline.other'], { status })}</span>
            <Muted as="span" size={14}>
              {facts.join(', ')}
            </Muted>
          </li>
        )
      })}
    </Steps>
  )
}
