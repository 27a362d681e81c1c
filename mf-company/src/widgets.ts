import type { PartsOf, RemoteWidgets } from '@mowka/kernel/platform'
import type { texts } from './pages'

export { texts } from './pages'

/** Components that other remotes may render. */
export const widgets: RemoteWidgets<'company'>['widgets'] = {
  RedeemAccessCode: () =>
    import(/* webpackChunkName: "widget-RedeemAccessCode" */ './redeem/RedeemAccessCode'),
}

/** The parts of the texts that each widget shows. */
export const textsOf: PartsOf<keyof typeof widgets, keyof typeof texts> = {
  RedeemAccessCode: ['join'],
}
