import { CefrLevel, type LangCode } from '@mowka/contract/schemas/common'
import type { Lexicon } from './library'
import { regularForms } from './regular-forms'

/** Splits a text into lower-case words, including inner apostrophes and hyphens. Digits are not words. */
export const tokensOf = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*(?:['-]\p{L}+|'(?=\p{L}))*'?/gu) ?? []

/** Split position at an apostrophe: "Anna|'s" in English, "l'|eau" elsewhere. */
const atApostrophe = (lang: LangCode): RegExp => (lang === 'ENG' ? /(?=')|-/u : /(?<=')|-/u)

/** Splits a token into its pieces: "est-ce" is "est" and "ce". */
export const piecesOf = (token: string, lang: LangCode): string[] =>
  token.split(atApostrophe(lang)).filter((piece) => piece !== '' && piece !== "'")

/** The words of a language by their forms. */
export type WordList = {
  lang: LangCode
  /** Grammar words and names: allowed at every level, without an entry. */
  isFree: (token: string) => boolean
  /** The lemmas of a token. */
  lemmasOf: (token: string) => readonly string[]
  levelOf: (lemma: string) => CefrLevel | undefined
}

/** Indexes a lexicon for fast lookups. */
export function wordList({ lang, function: grammar, names, levels }: Lexicon): WordList {
  const free = new Set([...grammar, ...names].map((word) => word.toLowerCase()))
  const lemmas = new Map<string, string[]>()
  const levelOf = new Map<string, CefrLevel>()
  for (const level of CefrLevel.options) {
    for (const [lemma, forms] of Object.entries(levels[level] ?? {})) {
      levelOf.set(lemma, level)
      for (const form of new Set([lemma, ...(forms ?? regularForms(lemma, lang))])) {
        const key = form.toLowerCase()
        lemmas.set(key, [...(lemmas.get(key) ?? []), lemma])
      }
    }
  }
  return {
    lang,
    isFree: (token) => free.has(token),
    lemmasOf: (token) => lemmas.get(token) ?? [],
    levelOf: (lemma) => levelOf.get(lemma),
  }
}

/** Whether a word of one level may be used at another. */
export const isWithin = (level: CefrLevel, other: CefrLevel): boolean =>
  CefrLevel.options.indexOf(level) <= CefrLevel.options.indexOf(other)
