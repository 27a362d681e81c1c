import type { TextsLoader } from '@mowka/kernel/platform'

type Texts = Promise<{ default: Record<string, unknown> }>

async function merged(own: Texts, shared: Texts): Texts {
  const [{ default: ownTexts }, { default: sharedTexts }] = await Promise.all([own, shared])
  return { default: { ...sharedTexts, ...ownTexts } }
}

/** Adds shared texts to those of a remote. */
export const mergeTexts = (own: TextsLoader, shared: TextsLoader): TextsLoader => ({
  pl: () => merged(own.pl(), shared.pl()),
  en: () => merged(own.en(), shared.en()),
})
