import { RemoteWidget } from '@mowka/kernel/platform'
import { Stack } from '@mowka/kernel/ui'

/** Payments and accesses: the shop's own part (L-PAYT), and the code that a company gave (U08). */
export default function Payments() {
  return (
    <Stack gap={4}>
      <RemoteWidget name="commerce/PaymentsTab" />
      <RemoteWidget name="company/RedeemAccessCode" />
    </Stack>
  )
}
