import type { OrderPosition } from '@mowka/contract/schemas/editor/shop'
import { formatMoney } from '@mowka/domain/shop/money'
import { Checkbox, Muted, TextField, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { positionText } from './order-columns'
import { amountProblem, isRefundable, parseAmount, type RefundDraft, writtenAmount } from './refund-draft'

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li { padding-block: ${tokens.s2}; border-top: 1px solid ${tokens.line}; }
  > li:first-child { border-top: 0; }
`
const Head = styled.div`
  display: flex;
  gap: ${tokens.s3};
  align-items: flex-start;
  justify-content: space-between;
  > :first-child { min-width: 0; overflow-wrap: anywhere; }
  > :last-child { flex: none; padding-block: 10px; font-variant-numeric: tabular-nums; }
`
const Name = styled.span`
  display: grid;
  gap: 2px;
`
const Amount = styled.div`
  max-width: 220px;
  padding: 0 0 ${tokens.s2} 36px;
`

/** Props of a choice of positions. `maxOf` is the largest amount of a position. */
type RefundLinesProps = {
  positions: readonly OrderPosition[]
  draft: RefundDraft
  onChange: (draft: RefundDraft) => void
  canChoose?: (position: OrderPosition) => boolean
  maxOf?: (position: OrderPosition) => number
}

/** The positions of an order with a checkbox, the reason for the proposed amount, and a field for another one. */
export function RefundLines({
  positions,
  draft,
  onChange,
  canChoose = isRefundable,
  maxOf = ({ left }) => left,
}: RefundLinesProps) {
  const { t, i18n } = useTranslation('shop')
  const set = (position: number, typed: string | null) => {
    const next = new Map(draft)
    if (typed === null) next.delete(position)
    else next.set(position, typed)
    onChange(next)
  }
  return (
    <Lines>
      {positions.map((on) => {
        const { position, basis, left, proposed, days, daysUsed, price } = on
        const typed = draft.get(position)
        const amount = typed === undefined ? null : (parseAmount(typed) ?? 0)
        const problem = typed === undefined ? null : amountProblem(typed, maxOf(on))
        const isOpen = canChoose(on)
        return (
          <li key={position}>
            <Head>
              <Checkbox
                checked={typed !== undefined}
                disabled={!isOpen}
                onChange={(checked) =>
                  set(position, checked ? writtenAmount(proposed > 0 ? proposed : maxOf(on)) : null)
                }
                label={
                  <Name>
                    <strong>{positionText(t, on, i18n.language)}</strong>
                    <Muted as="span" size={14}>
                      {t([`refund.basis.${basis}`, 'refund.basis.other'], {
                        used: daysUsed ?? 0,
                        days: days ?? 0,
                        price: formatMoney(price),
                        left: formatMoney(left),
                      })}
                    </Muted>
                  </Name>
                }
              />
              {amount === null ? (
                <Muted as="span">{formatMoney(isOpen ? proposed : 0)}</Muted>
              ) : (
                <strong>{formatMoney(amount)}</strong>
              )}
            </Head>
            {typed !== undefined && (
              <Amount>
                <TextField
                  label={t('refund.amount')}
                  note={t('refund.amountNote', { max: formatMoney(maxOf(on)) })}
                  error={problem && t(`refund.problem.${problem}`, { max: formatMoney(maxOf(on)) })}
                  value={typed}
                  inputMode="decimal"
                  autoComplete="off"
                  onChange={(next) => set(position, next)}
                />
              </Amount>
            )}
          </li>
        )
      })}
    </Lines>
  )
}

const Sum = styled.p`
  display: flex;
  gap: ${tokens.s4};
  align-items: baseline;
  justify-content: space-between;
  margin: 0;
  > strong:last-child { font-size: ${tokens.fs22}; font-variant-numeric: tabular-nums; }
`

/** The sum of a refund, announced when it changes. */
export function RefundSum({ label, amount }: { label: string; amount: number }) {
  return (
    <Sum role="status">
      <strong>{label}</strong>
      <strong>{formatMoney(amount)}</strong>
    </Sum>
  )
}
