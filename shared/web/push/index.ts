import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import { callApi } from '@mowka/web/api'
import * as v from 'valibot'

/** Notifications on this device: whether they are possible, and whether they are on. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** The subscription that the server knows, and the day of the last confirmation. */
const device = stored(localKeys.pushDevice, v.object({ endpoint: v.string(), confirmedOn: v.string() }))

/** Whether this user declined the offer on this device. */
const declined = (userId: string) => stored(localKeys.pushDeclined(userId), v.boolean())

/** Wait for the service worker in ms, which starts when the page is idle. */
const WORKER_TIMEOUT = 15_000

/** Wait for the server and the push service in ms when the user signs out. */
const SIGN_OUT_TIMEOUT = 2_000

/** On iPhones and iPads, only pages on the home screen support notifications. */
const isSupported = (): boolean =>
  'Notification' in window && 'PushManager' in window && navigator.serviceWorker !== undefined

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))

/** The browser's subscription; null without one, and before the service worker has started. */
async function subscriptionOf(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Returns the state of notifications. Never fails. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission === 'default' || !device.read()) return 'off'
  return (await subscriptionOf().catch(() => null)) ? 'on' : 'off'
}

/** Calls back after the user changed the permission in the browser. Returns the function to unsubscribe. */
export function watchPushPermission(onChange: () => void): () => void {
  const stop = new AbortController()
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal: stop.signal }))
    .catch(() => {})
  return () => stop.abort()
}

/** The key for which a subscription was made, in unpadded base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}

/** Subscribes this device for the server's key, unless it is subscribed, and tells the server. */
async function subscribe(): Promise<'on' | 'off'> {
  const { publicKey } = await callApi('getPushKey')
  if (publicKey === null) return 'off'
  const registration = await Promise.race([navigator.serviceWorker.ready, after(WORKER_TIMEOUT)])
  if (!registration) throw new Error('The service worker did not start')
  const { pushManager } = registration
  const existing = await pushManager.getSubscription()
  if (existing && keyOf(existing) !== publicKey) await existing.unsubscribe()
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The subscription is incomplete')
  const { p256dh, auth } = keys
  await callApi('putPushSubscription', { body: { endpoint, keys: { p256dh, auth } } })
  const before = device.read()?.endpoint
  device.write({ endpoint, confirmedOn: today() })
  if (before && before !== endpoint) await callApi('removePushSubscription', { body: { endpoint: before } })
  return 'on'
}

const today = () => new Date().toISOString().slice(0, 10)

/**
 * Asks for the permission, which browsers only show after a click, and subscribes this device. Returns `off` if the
 * user closed the browser's question. Throws if the push service or the server fails.
 */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  return subscribe()
}

/**
 * Unsubscribes this device in the browser and at the server. If the server can't be reached, the push service tells it
 * that the device is gone.
 */
export async function turnPushOff(): Promise<void> {
  const endpoint = device.read()?.endpoint
  device.write(null)
  await Promise.all([
    subscriptionOf().then((subscription) => subscription?.unsubscribe()),
    endpoint && callApi('removePushSubscription', { body: { endpoint } }).catch(() => {}),
  ])
}

/** Unsubscribes this device before its user signs out. Never fails, and doesn't take long. */
export const leavePush = (): Promise<unknown> =>
  Promise.race([turnPushOff().catch(() => {}), after(SIGN_OUT_TIMEOUT)])

/**
 * Renews the subscription once a day, because browsers and the server may drop or change it, and removes one of a user
 * who left without signing out.
 */
export async function renewPush(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const subscription = await subscriptionOf()
  const known = device.read()
  if (!known) await subscription?.unsubscribe()
  else if (known.endpoint !== subscription?.endpoint || known.confirmedOn !== today()) await subscribe()
}

/** Whether to offer notifications to a user: they are possible, and were neither allowed, denied nor declined. */
export const mayOfferPush = (userId: string): boolean =>
  isSupported() && Notification.permission === 'default' && !declined(userId).read()

/** Never offers notifications to this user on this device again. */
export const declinePush = (userId: string): void => void declined(userId).write(true)
