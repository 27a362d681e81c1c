import type { RemotePages, TextsLoader } from '@mowka/kernel/platform'
import { withChoiceTexts } from '@mowka/web/views/choice-texts'

/** The pages of this remote, keyed by their names in the shell's route table. */
export const pages = {
  lessonAudioMode: () =>
    import(/* webpackChunkName: "page-lessonAudioMode" */ './audio-mode/LessonAudioModePage'),
  repetitionLessonAudioMode: () =>
    import(/* webpackChunkName: "page-repetitionLessonAudioMode" */ './audio-mode/RepetitionAudioModePage'),
  notes: () => import(/* webpackChunkName: "page-notes" */ './notes/NotesPage'),
  repetitionAudio: () =>
    import(/* webpackChunkName: "page-repetitionAudio" */ './repetition-audio/RepetitionAudioPage'),
  repetitionAudioPlayer: () =>
    import(
      /* webpackChunkName: "page-repetitionAudioPlayer" */ './repetition-audio/RepetitionAudioPlayerPage'
    ),
  lessonWords: () => import(/* webpackChunkName: "page-lessonWords" */ './lesson-words/LessonWordsPage'),
  repetitionWords: () =>
    import(/* webpackChunkName: "page-repetitionWords" */ './repetition-words/RepetitionWordsPage'),
  lessonWordTrainer: () =>
    import(/* webpackChunkName: "page-lessonWordTrainer" */ './word-trainer/LessonWordTrainerPage'),
  repetitionWordTrainer: () =>
    import(/* webpackChunkName: "page-repetitionWordTrainer" */ './word-trainer/RepetitionWordTrainerPage'),
} satisfies RemotePages['pages']

export const texts: TextsLoader = withChoiceTexts({
  pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
})
