import type { RemotePages, TextsLoader } from '@mowka/shared/platform'

/** The pages of this remote by the names that the shell's route table uses. */
export const pages = {
  trainerWriting: () => import(/* webpackChunkName: "page-trainerWriting" */ './places/lesson/WritingPage'),
  trainerListening: () =>
    import(/* webpackChunkName: "page-trainerListening" */ './places/lesson/ListeningPage'),
  trainerSpeaking: () =>
    import(/* webpackChunkName: "page-trainerSpeaking" */ './places/lesson/SpeakingPage'),
  trainerContentPreview: () =>
    import(/* webpackChunkName: "page-trainerContentPreview" */ './places/preview/ContentPreviewPage'),
  repetitionFlashCards: () =>
    import(
      /* webpackChunkName: "page-repetitionFlashCards" */ './places/repetition/RepetitionFlashCardsPage'
    ),
  repetitionListening: () =>
    import(/* webpackChunkName: "page-repetitionListening" */ './places/repetition/RepetitionListeningPage'),
  repetitionSpeaking: () =>
    import(/* webpackChunkName: "page-repetitionSpeaking" */ './places/repetition/RepetitionSpeakingPage'),
  repetitionWriting: () =>
    import(/* webpackChunkName: "page-repetitionWriting" */ './places/repetition/RepetitionWritingPage'),
} satisfies RemotePages['pages']

export const texts: TextsLoader = {
  pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
}
