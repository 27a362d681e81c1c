import { RemoteWidget } from '@mowka/shared/platform'

/** Payments and accesses: the shop's own part (L-PAYT). */
export default function Payments() {
  return <RemoteWidget name="commerce/PaymentsTab" />
}
