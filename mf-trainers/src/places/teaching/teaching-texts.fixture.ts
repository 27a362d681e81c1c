import type { TextsLoader } from '@mowka/kernel/platform'
import { texts } from '../../pages'

const teaching: TextsLoader = {
  pl: () => import('./locales/pl.json'),
  en: () => import('./locales/en.json'),
}

/** The texts of the trainers, and those that come with introductions and dialogues. */
export const allTexts = [
  { namespace: 'trainers', loader: texts },
  { namespace: 'teaching', loader: teaching },
]
