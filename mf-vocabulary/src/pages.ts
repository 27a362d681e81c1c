import type { PartsOf, RemotePages, TextParts } from '@mowka/kernel/platform'
import { mergeTexts } from '@mowka/web/merge-texts'

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

/** The texts of this remote by part. Each part has a file per language. */
export const texts = {
  words: mergeTexts(
    {
      pl: () => import(/* webpackChunkName: "texts-words-pl" */ './locales/words/pl.json'),
      en: () => import(/* webpackChunkName: "texts-words-en" */ './locales/words/en.json'),
    },
    {
      pl: () => import(/* webpackChunkName: "texts-words-pl" */ '@mowka/web/views/choices/pl.json'),
      en: () => import(/* webpackChunkName: "texts-words-en" */ '@mowka/web/views/choices/en.json'),
    },
  ),
  repetition: {
    pl: () => import(/* webpackChunkName: "texts-repetition-pl" */ './locales/repetition/pl.json'),
    en: () => import(/* webpackChunkName: "texts-repetition-en" */ './locales/repetition/en.json'),
  },
  trainer: {
    pl: () => import(/* webpackChunkName: "texts-trainer-pl" */ './locales/trainer/pl.json'),
    en: () => import(/* webpackChunkName: "texts-trainer-en" */ './locales/trainer/en.json'),
  },
  notes: {
    pl: () => import(/* webpackChunkName: "texts-notes-pl" */ './locales/notes/pl.json'),
    en: () => import(/* webpackChunkName: "texts-notes-en" */ './locales/notes/en.json'),
  },
  audio: {
    pl: () => import(/* webpackChunkName: "texts-audio-pl" */ './locales/audio/pl.json'),
    en: () => import(/* webpackChunkName: "texts-audio-en" */ './locales/audio/en.json'),
  },
} satisfies TextParts

/** The parts of the texts that each page shows. */
export const textsOf: PartsOf<keyof typeof pages, keyof typeof texts> = {
  lessonAudioMode: ['audio'],
  repetitionLessonAudioMode: ['audio'],
  notes: ['notes'],
  repetitionAudio: ['audio'],
  repetitionAudioPlayer: ['audio'],
  lessonWords: ['words'],
  repetitionWords: ['repetition', 'words'],
  lessonWordTrainer: ['trainer', 'words'],
  repetitionWordTrainer: ['trainer'],
}
