import type { OrderStatus } from '@mowka/contract/schemas/order'
import { Muted, tokens } from '@mowka/kernel/ui'
import { IconReceipt } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { StatusView } from './order-status'

const Line = styled(Muted)`
  display: flex;
  gap: ${tokens.s2};
  svg { flex: none; width: 20px; height: 20px; }
`

/** When to expect the invoice, for an order with a requested invoice whose payment may still arrive (C-THX-10). */
export function InvoiceNote({ order, view }: { order: OrderStatus | null; view: StatusView }) {
  const { t } = useTranslation('commerce')
  if (!order?.invoiceRequested || view === 'cancelled' || view === 'unknown') return null
  return (
    <Line size={14}>
      <IconReceipt aria-hidden />
      <span>{t('orderStatus.invoice')}</span>
    </Line>
  )
}
