import type { RemoteWidgets } from '@mowka/kernel/platform'

export { texts } from './pages'

/** Widgets that other remotes can use. */
export const widgets: RemoteWidgets<'vocabulary'>['widgets'] = {
  DueWords: () => import(/* webpackChunkName: "widget-DueWords" */ './word-trainer/block/DueWords'),
}
