import {
  type NotificationScope,
  openNotification,
  renewSubscription,
  showNotification,
} from './notifications'
import { OfflineCache } from './offline-cache'
import type { WorkerMessage } from './rules'

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Asked = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
type Pushed = Lasting & { data: { text: () => string } | null }
type Clicked = Lasting & { notification: { close: () => void; data: unknown } }
type Renewed = Lasting & {
  newSubscription?: object | null
  oldSubscription?: { options: PushSubscriptionOptions } | null
}
/** Worker globals that a page lacks. */
type WorkerScope = {
  skipWaiting: () => Promise<void>
  clients: NotificationScope['clients'] & { claim: () => Promise<void> }
  registration: NotificationScope['registration'] & {
    navigationPreload?: { enable: () => Promise<void> }
  }
  addEventListener: {
    (name: 'install' | 'activate', act: (event: Lasting) => void): void
    (name: 'fetch', act: (event: Asked) => void): void
    (name: 'message', act: (event: Lasting & { data: WorkerMessage }) => void): void
    (name: 'push', act: (event: Pushed) => void): void
    (name: 'notificationclick', act: (event: Clicked) => void): void
    (name: 'pushsubscriptionchange', act: (event: Renewed) => void): void
  }
}

const scope = globalThis as unknown as WorkerScope
const keeper = new OfflineCache({
  origin: location.origin,
  caches,
  fetch: (request, init) => fetch(request, init),
  after: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

// A new worker takes over immediately: pages reference files by content hash, so it serves old and new ones alike.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable().catch(() => {})
  event.waitUntil(Promise.all([preload, keeper.tidy(), scope.clients.claim()]))
})
scope.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request, event.preloadResponse, (work) => event.waitUntil(work))
  if (answer) event.respondWith(answer)
})
scope.addEventListener('message', (event) => {
  event.waitUntil(event.data === 'forget' ? keeper.forget() : keeper.keep())
})
scope.addEventListener('push', (event) => {
  event.waitUntil(showNotification(scope, event.data?.text(), new Date()))
})
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotification(scope, event.notification.data))
})
scope.addEventListener('pushsubscriptionchange', (event) => {
  if (event.newSubscription) return
  event.waitUntil(renewSubscription(scope, event.oldSubscription?.options))
})
