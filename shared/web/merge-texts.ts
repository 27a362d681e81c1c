import type { TextsLoader } from '@mowka/kernel/platform'

type Texts = Promise<{ default: Record<string, unknown> }>

const merged = async (loading: readonly Texts[]): Texts => ({
  default: Object.assign({}, ...(await Promise.all(loading)).map((texts) => texts.default)),
})

/**
 * Combines the texts of a remote with texts that several remotes share. Imports with the same chunk name load as one
 * file.
 */
export const mergeTexts = (...loaders: readonly TextsLoader[]): TextsLoader => ({
  pl: () => merged(loaders.map(({ pl }) => pl())),
  en: () => merged(loaders.map(({ en }) => en())),
})
