import type { RemoteWidgets } from '@mowka/kernel/platform'

export { texts } from './pages'

/** Widgets that other remotes can use. */
export const widgets: RemoteWidgets<'trainers'>['widgets'] = {
  WritingTrainer: () =>
    import(/* webpackChunkName: "widget-WritingTrainer" */ './places/checker/WritingTrainer'),
  SampleResult: () => import(/* webpackChunkName: "widget-SampleResult" */ './places/sample/SampleResult'),
  IntroductionPreview: () =>
    import(
      /* webpackChunkName: "widget-IntroductionPreview" */ './places/teaching/preview/IntroductionPreview'
    ),
  DialoguePreview: () =>
    import(/* webpackChunkName: "widget-DialoguePreview" */ './places/teaching/preview/DialoguePreview'),
}
