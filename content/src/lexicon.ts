import { CefrLevel, type LangCode } from '@mowka/contract/schemas/common'
import type { Lexicon } from './library'
import { regularForms } from './regular-forms'

/** The words of a text in small letters: letters, with apostrophes and hyphens inside. Digits are none. */
export const tokensOf = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*(?:['-]\p{L}+|'(?=\p{L}))*'?/gu) ?? []

/** Where an apostrophe belongs: "Anna|'s" in English, "l'|eau" elsewhere. */
const atApostrophe = (lang: LangCode): RegExp => (lang === 'ENG' ? /(?=')|-/u : /(?<=')|-/u)

/** A token as it is, and the pieces that it is made of: "est-ce" is "est" and "ce". */
export const piecesOf = (token: string, lang: LangCode): string[] =>
  token.split(atApostrophe(lang)).filter((piece) => piece !== '' && piece !== "'")

/** The words of a language by their forms. */
export type WordList = {
  lang: LangCode
  /** Words of grammar and names: right at every level, without an entry. */
  isFree: (token: string) => boolean
  /** The words that a token is a form of. */
  lemmasOf: (token: string) => readonly string[]
  levelOf: (lemma: string) => CefrLevel | undefined
}

/** Makes the lists of a lexicon quick to ask. */
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
