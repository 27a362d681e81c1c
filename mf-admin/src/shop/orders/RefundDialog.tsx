import type { AdminOrderDetails } from '@mowka/contract/schemas/editor/shop'
import { formatMoney } from '@mowka/domain/shop/money'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import type { ApiError } from '@mowka/kernel/platform'
import { Alert, Button, ResponsiveDialog, Stack } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefundLines, RefundSum } from './RefundLines'
import { amountProblem, draftTotal, parseAmount, type RefundDraft } from './refund-draft'

/** Codes of refusals with a text of their own. */
const refusals = ['REFUND_REFUSED', 'REFUND_CHANGED', 'CARD_REDEEMED', 'PAYMENTS_UNAVAILABLE'] as const

const refusalOf = ({ code }: ApiError) => refusals.find((each) => each === code) ?? 'other'

/**
 * Refunds lines of an order. If PayU refuses, the dialog stays open with the choice. Enter never confirms, because the
 * fields belong to no form.
 */
export function RefundDialog({ order, onClose }: { order: AdminOrderDetails; onClose: () => void }) {
  const { t } = useTranslation(['shop', 'common'])
  const [draft, setDraft] = useState<RefundDraft>(new Map())
  const [failure, setFailure] = useState<ApiError | null>(null)
  const refund = useWrite('refundOrder', {
    success: () => t('refund.done', { amount: formatMoney(total) }),
    failure: () => null,
  })
  const total = draftTotal(draft)
  const chosen = order.positions.filter(({ position }) => draft.has(position))
  const isValid =
    chosen.length > 0 &&
    chosen.every(({ position, left }) => amountProblem(draft.get(position) ?? '', left) === null)
  const submit = async () => {
    setFailure(null)
    const lines = chosen.map(({ position, left }) => ({
      position,
      amount: parseAmount(draft.get(position) ?? '') ?? 0,
      left,
    }))
    const outcome = await refund.run({ id: order._id, body: { lines } })
    if (outcome.ok) onClose()
    else setFailure(outcome.error)
  }
  return (
    <ResponsiveDialog
      open
      title={t('refund.title', { number: spokenOrderNumber(order._id) })}
      onClose={onClose}
      closable={!refund.busy}
      actions={
        <>
          <Button onClick={onClose} disabled={refund.busy}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="danger-outline"
            disabled={!isValid}
            loading={refund.busy}
            onClick={() => void submit()}
          >
            {refund.busy ? t('refund.busy') : t('refund.submit', { amount: formatMoney(total) })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RefundLines positions={order.positions} draft={draft} onChange={setDraft} />
        {chosen.length > 0 && (
          <Alert kind="warning">{t(order.isGift ? 'refund.warning.cards' : 'refund.warning.access')}</Alert>
        )}
        <RefundSum label={t('refund.total')} amount={total} />
        {failure && (
          <Alert kind="error" title={t('refund.failed.title')}>
            {t(`refund.failed.${refusalOf(failure)}`)}
          </Alert>
        )}
      </Stack>
    </ResponsiveDialog>
  )
}
