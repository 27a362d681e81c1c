import type { RemoteWidgets } from '@mowka/kernel/platform'

export { texts } from './pages'

/** Components that the shell renders around the panel's pages. */
export const widgets: RemoteWidgets<'admin'>['widgets'] = {
  PanelSearch: () => import(/* webpackChunkName: "widget-PanelSearch" */ './search/PanelSearch'),
}
