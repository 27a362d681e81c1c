import { RemoteWidget } from '@mowka/kernel/platform'
import { Stack } from '@mowka/kernel/ui'

/** Payments and accesses from the shop remote (L-PAYT), and the company access code form (U08). */
export default function Payments() {
  return (
    <Stack gap={4}>
      <RemoteWidget name="commerce/PaymentsTab" />
      <RemoteWidget name="company/RedeemAccessCode" />
    </Stack>
  )
}
