import type { RemoteWidgets } from '@mowka/shared/platform'

export { texts } from './pages'

/** What other remotes may borrow. */
export const widgets: RemoteWidgets<'company'>['widgets'] = {
  RedeemAccessCode: () =>
    import(/* webpackChunkName: "widget-RedeemAccessCode" */ './redeem/RedeemAccessCode'),
}
