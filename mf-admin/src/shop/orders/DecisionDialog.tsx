import type { AdminOrderDetails, OrderPosition, OrderRefund } from '@mowka/contract/schemas/editor/shop'
import { formatMoney } from '@mowka/domain/shop/money'
import { Alert, Button, ResponsiveDialog, Stack, Switch } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefundLines, RefundSum } from './RefundLines'
import { amountProblem, draftTotal, parseAmount, type RefundDraft } from './refund-draft'

/** Closes the task of a refund: distributes an unmatched one over lines, or confirms that another one is settled. */
export function DecisionDialog({
  order,
  refund,
  onClose,
}: {
  order: AdminOrderDetails
  refund: OrderRefund
  onClose: () => void
}) {
  const { t } = useTranslation(['shop', 'common'])
  const [draft, setDraft] = useState<RefundDraft>(new Map())
  const [ends, setEnds] = useState(true)
  const decide = useWrite('decideRefund', {
    success: () => t('decision.done'),
    failure: ({ code }) => (code === 'REFUND_DECIDED' ? t('decision.decided') : undefined),
  })
  const isUnmatched = refund.task === 'unmatched'
  const amount = refund.amount - refund.lines.reduce((sum, line) => sum + line.amount, 0)
  const refunded = (on: OrderPosition) =>
    order.refunds
      .filter(({ status }) => status === 'accepted' || status === 'done' || status === 'requested')
      .flatMap(({ lines }) => lines.filter(({ position }) => position === on.position))
      .reduce((sum, line) => sum + line.amount, 0)
  // The money was returned already, so it doesn't reduce the rest of the lines.
  const maxOf = (on: OrderPosition) => Math.min(amount, on.price - refunded(on))
  const chosen = order.positions.filter(({ position }) => draft.has(position))
  const isValid =
    !isUnmatched ||
    (draftTotal(draft) === amount &&
      chosen.every((on) => amountProblem(draft.get(on.position) ?? '', maxOf(on)) === null))
  const submit = async (lines: { position: number; amount: number }[]) => {
    const outcome = await decide.run({ id: refund._id, body: { lines, ends: lines.length > 0 && ends } })
    if (outcome.ok || outcome.error.code === 'REFUND_DECIDED') onClose()
  }
  return (
    <ResponsiveDialog
      open
      title={t('decision.title', { amount: formatMoney(refund.amount) })}
      onClose={onClose}
      closable={!decide.busy}
      actions={
        <>
          <Button onClick={onClose} disabled={decide.busy}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!isValid}
            loading={decide.busy}
            onClick={() =>
              void submit(
                chosen.map(({ position }) => ({
                  position,
                  amount: parseAmount(draft.get(position) ?? '') ?? 0,
                })),
              )
            }
          >
            {t(isUnmatched ? 'decision.submit' : 'decision.close')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Alert kind="warning">{t([`refund.task.${refund.task ?? 'other'}`, 'refund.task.other'])}</Alert>
        {isUnmatched && (
          <>
            <RefundLines
              positions={order.positions.map((on) => ({ ...on, proposed: maxOf(on) }))}
              draft={draft}
              onChange={setDraft}
              canChoose={(on) => maxOf(on) > 0}
              maxOf={maxOf}
            />
            <Switch
              label={t('decision.ends')}
              note={t(ends ? 'decision.endsNote' : 'decision.staysNote')}
              checked={ends}
              onChange={setEnds}
            />
            <RefundSum
              label={t('decision.total', { amount: formatMoney(amount) })}
              amount={draftTotal(draft)}
            />
            <Button variant="ghost" disabled={decide.busy} onClick={() => void submit([])}>
              {t('decision.noLine')}
            </Button>
          </>
        )}
      </Stack>
    </ResponsiveDialog>
  )
}
