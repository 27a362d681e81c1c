import { media, tokens } from '@mowka/kernel/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { RedeemCard } from '../redeem/RedeemCard'
import { AccessCard } from './AccessCard'
import { InvoiceDataCard, type InvoiceForm } from './InvoiceDataCard'
import { OrdersCard } from './OrdersCard'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  align-items: start;
  gap: ${tokens.s4};
  > div { display: grid; gap: ${tokens.s4}; min-width: 0; }
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`

/**
 * The payments tab of the profile, which another remote renders: accesses, orders, invoice data and gift card codes
 * (U09). Requesting an invoice saves changed invoice data first (L-PAYT-09).
 */
export default function PaymentsTab() {
  const invoiceForm = useRef<InvoiceForm>(null)
  return (
    <Columns>
      <div>
        <AccessCard />
        <OrdersCard
          invoiceForm={{
            saveIfNeeded: async () => (await invoiceForm.current?.saveIfNeeded()) ?? 'failed',
            showIncomplete: () => invoiceForm.current?.showIncomplete(),
          }}
        />
        <InvoiceDataCard ref={invoiceForm} />
      </div>
      <div>
        <RedeemCard />
      </div>
    </Columns>
  )
}
