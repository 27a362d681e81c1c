import { CefrLevel, type LangCode } from '@mowka/contract/schemas/common'
import type { Lexicon } from '../library'

const isShort = (word: string) => /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(word)

/** Adds an ending to an English word: hoping, stopped, tries. */
function withEnding(word: string, ending: string): string {
  if (ending === 's') {
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
    return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
  }
  if (/[^aeiou]y$/.test(word) && ending !== 'ing') return `${word.slice(0, -1)}i${ending}`
  if (word.endsWith('e') && !/[eo]e$/.test(word)) return word.slice(0, -1) + ending
  if (word.endsWith('e') && ending !== 'ing') return word + ending.slice(1)
  return (isShort(word) ? word + word.slice(-1) : word) + ending
}

/**
 * Forms of a word for which the lexicon lists none. English words get -s, -ed, -ing, -er and -est, regardless of
 * their part of speech; other languages list all forms.
 */
const regularForms = (word: string, lang: LangCode): string[] =>
  lang === 'ENG' ? ['s', 'ed', 'ing', 'er', 'est'].map((ending) => withEnding(word, ending)) : []

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
