import type { RemoteWidgets } from '@mowka/kernel/platform'

export { texts } from './pages'

/** Components that other remotes may render. */
export const widgets: RemoteWidgets<'commerce'>['widgets'] = {
  PaymentsTab: () => import(/* webpackChunkName: "widget-PaymentsTab" */ './payments/PaymentsTab'),
}
