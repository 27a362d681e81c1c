import type { RemotePages, TextsLoader } from '@mowka/shared/platform'

/** The pages of this remote by the names that the shell's route table uses. */
export const pages = {
  trainerWriting: () => import(/* webpackChunkName: "page-trainerWriting" */ './writing/WritingPage'),
  trainerListening: () => import(/* webpackChunkName: "page-trainerListening" */ './listening/ListeningPage'),
  trainerSpeaking: () => import(/* webpackChunkName: "page-trainerSpeaking" */ './speaking/SpeakingPage'),
  trainerContentPreview: () =>
    import(/* webpackChunkName: "page-trainerContentPreview" */ './content-preview/ContentPreviewPage'),
  repetitionFlashCards: () =>
    import(/* webpackChunkName: "page-repetitionFlashCards" */ './repetition/RepetitionFlashCardsPage'),
  repetitionListening: () =>
    import(/* webpackChunkName: "page-repetitionListening" */ './repetition/RepetitionListeningPage'),
  repetitionSpeaking: () =>
    import(/* webpackChunkName: "page-repetitionSpeaking" */ './repetition/RepetitionSpeakingPage'),
  repetitionWriting: () =>
    import(/* webpackChunkName: "page-repetitionWriting" */ './repetition/RepetitionWritingPage'),
} satisfies RemotePages['pages']

export const texts: TextsLoader = {
  pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
}
