import type { TextsLoader } from '@mowka/kernel/platform'
import { mergeTexts } from '../merge-texts'
import type pl from './choices/pl.json'

/** The texts of choice fields of content: the label of the field and of each value. */
export type ChoiceTexts = typeof pl

/** Adds the texts of choice fields to those of a remote. They load as one chunk. */
export const withChoiceTexts = (own: TextsLoader): TextsLoader =>
  mergeTexts(own, {
    pl: () => import(/* webpackChunkName: "texts-pl" */ './choices/pl.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './choices/en.json'),
  })
