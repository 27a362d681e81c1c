import type { RemoteWidgets } from '@mowka/kernel/platform'

export { texts } from './pages'

/** Widgets that other remotes can use. */
export const widgets: RemoteWidgets<'trainers'>['widgets'] = {
  WritingTrainer: () =>
    import(/* webpackChunkName: "widget-WritingTrainer" */ './places/checker/WritingTrainer'),
}
