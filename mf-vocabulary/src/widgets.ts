import type { PartsOf, RemoteWidgets } from '@mowka/kernel/platform'
import type { texts } from './pages'

export { texts } from './pages'

/** Widgets that other remotes can use. */
export const widgets: RemoteWidgets<'vocabulary'>['widgets'] = {
  DueWords: () => import(/* webpackChunkName: "widget-DueWords" */ './word-trainer/block/DueWords'),
}

/** The parts of the texts that each widget shows. */
export const textsOf: PartsOf<keyof typeof widgets, keyof typeof texts> = {
  DueWords: ['trainer'],
}
