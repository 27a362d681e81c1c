import type { TextsLoader } from '@mowka/kernel/platform'
import type pl from './modes/pl.json'

/** The texts of the learning modes, by mode. */
export type ModeTexts = typeof pl

type Texts = Promise<{ default: Record<string, unknown> }>

async function merged(own: Texts, modes: Texts): Texts {
  const [{ default: ownTexts }, { default: modeTexts }] = await Promise.all([own, modes])
  return { default: { ...modeTexts, ...ownTexts } }
}

/** Adds the texts of the learning modes to those of a remote. They load as one chunk. */
export const withModeTexts = (own: TextsLoader): TextsLoader => ({
  pl: () => merged(own.pl(), import(/* webpackChunkName: "texts-pl" */ './modes/pl.json')),
  en: () => merged(own.en(), import(/* webpackChunkName: "texts-en" */ './modes/en.json')),
})
