import { join } from 'node:path'
import { Switches } from '../control/switches'
import type { FakeService } from '../fake-service'
import { listenHttp } from '../http/listen'
import { router } from '../http/router'
import { isOwnOrigin, type Settings } from '../settings'
import { Journal } from '../store/journal'
import { apiRoutes } from './api-routes'
import { Notifications } from './notifications'
import { Orders } from './orders'
import { pageRoutes } from './page-routes'
import { Refunds } from './refunds'

/** The shop's orders, refunds and notifications, with their switches. */
export interface Shop {
  orders: Orders
  refunds: Refunds
  notifications: Notifications
  switches: Switches<'api' | 'notifications' | 'collection' | 'refunds'>
}

/** The fake payment provider: PayU REST 2.1 with OAuth, orders, refunds, a payment page and signed notifications. */
export async function startPayments(settings: Settings): Promise<FakeService> {
  const journal = new Journal(join(settings.dataDir, 'payments.jsonl'))
  const { payments } = settings.ports
  const address = `http://localhost:${payments}`
  const switches: Shop['switches'] = new Switches({
    api: { modes: ['normal', 'slow', 'wrong', 'down', 'busy', 'lost'] },
    notifications: { modes: ['normal', 'slow', 'wrong', 'double', 'reorder', 'lost', 'amount'] },
    collection: { modes: ['normal', 'manual'] },
    refunds: { modes: ['normal', 'canceled'] },
  })
  const shop: Shop = {
    orders: new Orders(journal),
    refunds: new Refunds(journal),
    notifications: new Notifications(journal, settings.shop.secondKey, () => switches.of('notifications')),
    switches,
  }
  const routes = [
    ...switches.routes(),
    ...pageRoutes(shop),
    ...apiRoutes(shop, settings.shop, journal, address),
  ]
  const listener = router(routes, {
    allowsOrigin: (origin) => origin === address || isOwnOrigin(settings, origin),
  })
  const server = await listenHttp('payments', payments, settings.hosts, listener)
  return {
    name: 'payments',
    address: `${address}/`,
    async close() {
      shop.notifications.close()
      await server.close()
      journal.close()
    },
  }
}
