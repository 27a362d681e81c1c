import type { PartsOf, RemoteWidgets } from '@mowka/kernel/platform'
import type { texts } from './pages'

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

/** The parts of the texts that each widget shows. */
export const textsOf: PartsOf<keyof typeof widgets, keyof typeof texts> = {
  WritingTrainer: ['exercise'],
  SampleResult: ['exercise'],
  IntroductionPreview: ['teaching'],
  DialoguePreview: ['teaching'],
}
