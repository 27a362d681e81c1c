import { isQuietHour } from '@mowka/domain/user/preferences'
import type { OpenMessage } from './rules'

/** A notification from the server. */
type Content = { title: string; body: string; page: string; lang: string }

/** A window of the product. */
type Window = { focus: () => Promise<unknown>; postMessage: (message: OpenMessage) => void }

/** The parts of the worker scope for notifications; tests provide a fake. */
export type NotificationScope = {
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
    pushManager: { subscribe: (options: PushSubscriptionOptionsInit) => Promise<unknown> }
  }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Window[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

/** Replaces an earlier notification that is still shown. */
const TAG = 'reminder'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns a path of the product; the start page for other addresses. */
const pathOf = (page: unknown): string => (/^\/(?![/\\])/.test(textOf(page)) ? textOf(page) : '/')

/** Reads a message; a browser expects a notification for every message, so unknown content has the product's name. */
function contentOf(text: string | undefined): Content {
  let data: Record<string, unknown> = {}
  try {
    data = Object(JSON.parse(text ?? ''))
  } catch {
    // A message of a later version.
  }
  const { title, body, page, lang } = data
  return {
    title: textOf(title) || 'Mówka',
    body: textOf(body),
    page: pathOf(page),
    lang: textOf(lang) || 'pl',
  }
}

/** Shows a message; without a sound during the night of the device, which may be in another time zone. */
export function showNotification(
  scope: NotificationScope,
  text: string | undefined,
  now: Date,
): Promise<void> {
  const { title, body, page, lang } = contentOf(text)
  return scope.registration.showNotification(title, {
    body,
    lang,
    tag: TAG,
    icon: '/icons/192.png',
    silent: isQuietHour(now.getHours()),
    data: page,
  })
}

/** Opens the page of a notification: in an open window, where unsaved input is protected, or in a new one. */
export async function openNotification(scope: NotificationScope, page: unknown): Promise<void> {
  const path = pathOf(page)
  const [window] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!window) return void (await scope.clients.openWindow(path))
  // The browser may refuse the focus.
  await window.focus().catch(() => {})
  window.postMessage({ open: path })
}

/** Subscribes again after the browser dropped a subscription. The next page tells the server, because it has a token. */
export async function renewSubscription(
  { registration }: NotificationScope,
  options: PushSubscriptionOptions | undefined,
): Promise<void> {
  const key = options?.applicationServerKey
  if (key) await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
