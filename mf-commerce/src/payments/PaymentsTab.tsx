import { Stack } from '@mowka/shared/ui'
import { RedeemCard } from '../redeem/RedeemCard'
import { InvoiceDataCard } from './InvoiceDataCard'

/** The payments of a person, for the tab of the profile that another remote shows. */
export default function PaymentsTab() {
  return (
    <Stack gap={4}>
      <InvoiceDataCard />
      <RedeemCard />
    </Stack>
  )
}
