import type { RemoteWidgets } from '@mowka/kernel/platform'

export { texts } from './pages'

/** What other remotes may borrow. */
export const widgets: RemoteWidgets<'trainers'>['widgets'] = {
  WritingTrainer: () =>
    import(/* webpackChunkName: "widget-WritingTrainer" */ './places/checker/WritingTrainer'),
}
