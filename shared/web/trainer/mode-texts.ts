import type { TextsLoader } from '@mowka/kernel/platform'
import { mergeTexts } from '../merge-texts'
import type pl from './modes/pl.json'

/** The texts of the learning modes, by mode. */
export type ModeTexts = typeof pl

/** Adds the texts of the learning modes to those of a remote. They load as one chunk. */
export const withModeTexts = (own: TextsLoader): TextsLoader =>
  mergeTexts(own, {
    pl: () => import(/* webpackChunkName: "texts-pl" */ './modes/pl.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './modes/en.json'),
  })
