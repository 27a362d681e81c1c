import type { PushSubscription } from '@mowka/contract/schemas/push'
import type { CallScope } from '../http/policy'
import { invalidInput, ProblemError } from '../http/problem'
import { ExternalServiceError } from '../outside/external-service-error'
import type { Push } from '../outside/push'
import { isPublicKey } from '../outside/push-encryption'
import type { Services } from '../services'
import { lockAccount } from '../user/public'
import {
  type Device,
  deleteDevice,
  deleteOldestDevices,
  markDeviceReminded,
  readDevices,
  upsertDevice,
} from './store'

/** Maximum number of devices per person; a further one replaces the oldest. */
const MAX_DEVICES = 10

/** Stores the caller's device. Throws 409 if the platform sends no notifications, and 422 for an unknown service. */
export async function addDevice(
  { db, person: { userId }, now }: CallScope,
  push: Push | null,
  { endpoint, keys }: PushSubscription,
): Promise<void> {
  if (!push) throw new ProblemError(409, 'PUSH_OFF', 'The platform sends no notifications')
  if (!push.isKnownService(endpoint))
    throw new ProblemError(422, 'UNKNOWN_PUSH_SERVICE', 'The endpoint is not of a known push service')
  if (!isPublicKey(keys.p256dh)) throw invalidInput('body/keys/p256dh', 'is not a public key')
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await upsertDevice(tx, { endpoint, userId, ...keys, createdAt: now })
    await deleteOldestDevices(tx, userId, MAX_DEVICES)
  })
}

/** The outcome of a reminder on a person's devices. */
export type Delivery = {
  /** Whether a push service accepted the reminder of that day for a device, now or earlier. */
  isAccepted: boolean
  /** The failure of a push service that may accept it later; null if none. */
  temporary: ExternalServiceError | null
}

/** The reminder of a day for a person. */
export type DeviceReminder = {
  userId: string
  day: string
  /** Readable only by the devices. */
  content: string
  /** After this moment nothing is sent, and what a push service still holds is dropped. */
  until: Date
}

/**
 * Sends a reminder to all devices of a person that haven't got it yet, and deletes those that have unsubscribed. A
 * failure is passed to `note` and doesn't stop the other devices.
 */
export async function remindDevices(
  { db, push, now }: Pick<Services, 'db' | 'push' | 'now'>,
  { userId, day, content, until }: DeviceReminder,
  note: (details: object) => void,
): Promise<Delivery> {
  const ttl = Math.floor((until.getTime() - now().getTime()) / 1000)
  const remind = async (device: Device): Promise<'accepted' | 'unsent' | ExternalServiceError> => {
    if (device.remindedOn === day) return 'accepted'
    if (!push || ttl <= 0) return 'unsent'
    try {
      if ((await push.send(device, { content, ttl, topic: 'reminder' })) === 'gone') {
        await deleteDevice(db, userId, device.endpoint)
        return 'unsent'
      }
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error
      note({ reason: error.message })
      return error
    }
    await markDeviceReminded(db, device, day)
    return 'accepted'
  }
  const outcomes = await Promise.all((await readDevices(db, userId)).map(remind))
  const failures = outcomes.filter((outcome) => outcome instanceof ExternalServiceError)
  return {
    isAccepted: outcomes.includes('accepted'),
    temporary: failures.find(({ isUnavailable }) => isUnavailable) ?? null,
  }
}
