import { localKeys } from '@mowka/domain/browser/storage-keys'
import { session } from '@mowka/kernel/session'
import { stored } from '@mowka/kernel/storage'
import * as v from 'valibot'

/** Whether notifications are on is known without their code, which most pages don't need. */
const device = stored(localKeys.pushDevice, v.object({}))

const load = () => import('@mowka/web/push')

/** Unsubscribes this device before its user signs out; null if there is nothing to do. Never fails. */
export const leavePush = (): Promise<unknown> | null =>
  device.read() &&
  load().then(
    (push) => push.leavePush(),
    () => {},
  )

/** Renews the user's notifications on this device. Never fails: the next page tries again. */
export async function renewPush(): Promise<void> {
  if (!session.isAuthenticated || !('Notification' in window) || Notification.permission !== 'granted') return
  await load()
    .then((push) => push.renewPush())
    .catch(() => {})
}
