import type { RemoteWidgets } from '@mowka/kernel/platform'

export { texts } from './pages'

/** Components that other remotes may render. */
export const widgets: RemoteWidgets<'learning'>['widgets'] = {
  NoAccess: () => import(/* webpackChunkName: "widget-NoAccess" */ './access/NoAccess'),
}
