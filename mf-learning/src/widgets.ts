import type { PartsOf, RemoteWidgets } from '@mowka/kernel/platform'
import type { texts } from './pages'

export { texts } from './pages'

/** Components that other remotes may render. */
export const widgets: RemoteWidgets<'learning'>['widgets'] = {
  NoAccess: () => import(/* webpackChunkName: "widget-NoAccess" */ './access/NoAccess'),
}

/** The parts of the texts that each widget shows. */
export const textsOf: PartsOf<keyof typeof widgets, keyof typeof texts> = {
  NoAccess: ['courses'],
}
