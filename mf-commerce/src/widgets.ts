import type { PartsOf, RemoteWidgets } from '@mowka/kernel/platform'
import type { texts } from './pages'

export { texts } from './pages'

/** Components that other remotes may render. */
export const widgets: RemoteWidgets<'commerce'>['widgets'] = {
  PaymentsTab: () => import(/* webpackChunkName: "widget-PaymentsTab" */ './payments/PaymentsTab'),
}

/** The parts of the texts that each widget shows. */
export const textsOf: PartsOf<keyof typeof widgets, keyof typeof texts> = {
  PaymentsTab: ['orders', 'order', 'basket'],
}
