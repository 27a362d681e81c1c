import type { RemoteWidgets } from '@mowka/shared/platform'

export { texts } from './pages'

/** What other remotes may borrow. */
export const widgets: RemoteWidgets<'commerce'>['widgets'] = {
  PaymentsTab: () => import(/* webpackChunkName: "widget-PaymentsTab" */ './payments/PaymentsTab'),
}
