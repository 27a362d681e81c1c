import type { PartsOf, RemoteWidgets } from '@mowka/kernel/platform'
import type { texts } from './pages'

export { texts } from './pages'

/** Components that the shell renders around the panel's pages. */
export const widgets: RemoteWidgets<'admin'>['widgets'] = {
  PanelSearch: () => import(/* webpackChunkName: "widget-PanelSearch" */ './search/PanelSearch'),
}

/** The parts of the texts that each widget shows. */
export const textsOf: PartsOf<keyof typeof widgets, keyof typeof texts> = {
  PanelSearch: ['search'],
}
