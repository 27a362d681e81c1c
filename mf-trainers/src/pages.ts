import type { PartsOf, RemotePages, TextParts } from '@mowka/kernel/platform'
import { mergeTexts } from '@mowka/web/merge-texts'
import type { ComponentType } from 'react'
import type { ModeModule } from './core/store/trainer-mode'
import { teachingTexts } from './places/teaching/texts'

type PageFactory = { default: (mode: ModeModule) => ComponentType }

/** Combines a place and a mode into a page. Both imports have the page's chunk name, so they load as one chunk. */
async function pageOf(place: Promise<PageFactory>, mode: Promise<{ default: ModeModule }>) {
  const [{ default: createPage }, { default: modeModule }] = await Promise.all([place, mode])
  return { default: createPage(modeModule) }
}

/** The pages of this remote by the names that the shell's route table uses. */
export const pages = {
  trainerWriting: () =>
    pageOf(
      import(/* webpackChunkName: "page-trainerWriting" */ './places/lesson/lesson-page'),
      import(/* webpackChunkName: "page-trainerWriting" */ './modes/writing/writing-mode'),
    ),
  trainerListening: () =>
    pageOf(
      import(/* webpackChunkName: "page-trainerListening" */ './places/lesson/lesson-page'),
      import(/* webpackChunkName: "page-trainerListening" */ './modes/listening/listening-mode'),
    ),
  trainerSpeaking: () =>
    pageOf(
      import(/* webpackChunkName: "page-trainerSpeaking" */ './places/lesson/lesson-page'),
      import(/* webpackChunkName: "page-trainerSpeaking" */ './modes/speaking/speaking-mode'),
    ),
  trainerContentPreview: () =>
    import(/* webpackChunkName: "page-trainerContentPreview" */ './places/preview/ContentPreviewPage'),
  lessonIntroduction: () =>
    import(
      /* webpackChunkName: "page-lessonIntroduction" */ './places/teaching/introduction/IntroductionPage'
    ),
  lessonDialogue: () =>
    import(/* webpackChunkName: "page-lessonDialogue" */ './places/teaching/dialogue/DialoguePage'),
  grammar: () => import(/* webpackChunkName: "page-grammar" */ './places/grammar/GrammarPage'),
  repetitionDeck: () => import(/* webpackChunkName: "page-repetitionDeck" */ './places/deck/DeckPage'),
  repetitionFlashCards: () =>
    pageOf(
      import(/* webpackChunkName: "page-repetitionFlashCards" */ './places/repetition/repetition-page'),
      import(/* webpackChunkName: "page-repetitionFlashCards" */ './modes/flash-cards/flash-card-mode'),
    ),
  repetitionListening: () =>
    pageOf(
      import(/* webpackChunkName: "page-repetitionListening" */ './places/repetition/repetition-page'),
      import(/* webpackChunkName: "page-repetitionListening" */ './modes/listening/listening-mode'),
    ),
  repetitionSpeaking: () =>
    pageOf(
      import(/* webpackChunkName: "page-repetitionSpeaking" */ './places/repetition/repetition-page'),
      import(/* webpackChunkName: "page-repetitionSpeaking" */ './modes/speaking/speaking-mode'),
    ),
  repetitionWriting: () =>
    pageOf(
      import(/* webpackChunkName: "page-repetitionWriting" */ './places/repetition/repetition-page'),
      import(/* webpackChunkName: "page-repetitionWriting" */ './modes/writing/writing-mode'),
    ),
} satisfies RemotePages['pages']

/** The texts of this remote by part. Each part has a file per language. */
export const texts = {
  exercise: mergeTexts(
    {
      pl: () => import(/* webpackChunkName: "texts-exercise-pl" */ './locales/exercise/pl.json'),
      en: () => import(/* webpackChunkName: "texts-exercise-en" */ './locales/exercise/en.json'),
    },
    {
      pl: () => import(/* webpackChunkName: "texts-exercise-pl" */ '@mowka/web/trainer/modes/pl.json'),
      en: () => import(/* webpackChunkName: "texts-exercise-en" */ '@mowka/web/trainer/modes/en.json'),
    },
    {
      pl: () => import(/* webpackChunkName: "texts-exercise-pl" */ '@mowka/web/views/choices/pl.json'),
      en: () => import(/* webpackChunkName: "texts-exercise-en" */ '@mowka/web/views/choices/en.json'),
    },
  ),
  speaking: {
    pl: () => import(/* webpackChunkName: "texts-speaking-pl" */ './locales/speaking/pl.json'),
    en: () => import(/* webpackChunkName: "texts-speaking-en" */ './locales/speaking/en.json'),
  },
  teaching: teachingTexts,
} satisfies TextParts

/** The parts of the texts that each page shows. */
export const textsOf: PartsOf<keyof typeof pages, keyof typeof texts> = {
  trainerWriting: ['exercise'],
  trainerListening: ['exercise'],
  trainerSpeaking: ['exercise', 'speaking'],
  trainerContentPreview: ['exercise'],
  lessonIntroduction: ['exercise', 'teaching'],
  lessonDialogue: ['exercise', 'teaching'],
  grammar: ['exercise', 'teaching'],
  repetitionDeck: ['exercise'],
  repetitionFlashCards: ['exercise'],
  repetitionListening: ['exercise'],
  repetitionSpeaking: ['exercise', 'speaking'],
  repetitionWriting: ['exercise'],
}
