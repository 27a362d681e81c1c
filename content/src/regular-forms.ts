import type { LangCode } from '@mowka/contract/schemas/common'

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
export const regularForms = (word: string, lang: LangCode): string[] =>
  lang === 'ENG' ? ['s', 'ed', 'ing', 'er', 'est'].map((ending) => withEnding(word, ending)) : []
