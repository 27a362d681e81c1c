import type { RemoteWidgets } from '@mowka/kernel/platform'

export { texts } from './pages'

/** What other remotes may borrow. */
export const widgets: RemoteWidgets<'learning'>['widgets'] = {
  NoAccess: () => import(/* webpackChunkName: "widget-NoAccess" */ './access/NoAccess'),
}
