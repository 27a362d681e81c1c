import { RemoteWidget } from '@mowka/shared/platform'
import { Stack } from '@mowka/shared/ui'

/** Payments and accesses: the shop's own part (L-PAYT), and the code that a company gave (U08). */
export default function Payments() {
  return (
    <Stack gap={4}>
      <RemoteWidget name="commerce/PaymentsTab" />
      <RemoteWidget name="company/RedeemAccessCode" />
    </Stack>
  )
}
