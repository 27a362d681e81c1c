import type { RemoteWidgets } from '@mowka/kernel/platform'

export { texts } from './pages'

/** Components that other remotes may render. */
export const widgets: RemoteWidgets<'company'>['widgets'] = {
  RedeemAccessCode: () =>
    import(/* webpackChunkName: "widget-RedeemAccessCode" */ './redeem/RedeemAccessCode'),
}
