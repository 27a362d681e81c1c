import { articlesOf } from '../articles'
import type { LangCode } from '../lang-code'
import { judgings } from '../languages/judging'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter((word) => word !== ''))

/** Group numbers by word; a word may be in several. */
const groups = (lists: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>()
  lists.forEach((list, index) => {
    for (const word of set(list)) found.set(word, [...(found.get(word) ?? []), index])
  })
  return found
}

const share = (map: ReadonlyMap<string, readonly number[]>, one: string, other: string): boolean =>
  map.get(one)?.some((group) => map.get(other)?.includes(group)) ?? false

/** All forms of a language's articles, grouped by kind. Contracted ones count as prepositions. */
const articleGroups = (lang: LangCode): string[] =>
  (['definite', 'indefinite', 'partitive'] as const).map((kind) =>
    articlesOf(lang)
      .filter((article) => article.kind === kind)
      .map(({ text }) => text)
      .join(' '),
  )

/** Classification of a language's function words. */
export type WordClasses = {
  isArticle: (word: string) => boolean
  /** Whether two words are forms of one article. */
  isSameArticle: (one: string, other: string) => boolean
  isPreposition: (word: string) => boolean
  isNegation: (word: string) => boolean
  isAuxiliary: (word: string) => boolean
  /** Whether two words are forms of one irregular or auxiliary verb. */
  isSameVerb: (one: string, other: string) => boolean
  isSamePronoun: (one: string, other: string) => boolean
  isSubject: (word: string) => boolean
  isDeterminer: (word: string) => boolean
}

const known = new Map<LangCode, WordClasses>()

/** Returns the function words of a language. */
export function classesOf(lang: LangCode): WordClasses {
  const before = known.get(lang)
  if (before) return before
  const { prepositions, negations, auxiliaries, pronouns, verbs, subjects, determiners } =
    judgings[lang].classes
  const byArticle = groups(articleGroups(lang))
  const byVerb = groups([...auxiliaries, ...verbs])
  const byAuxiliary = groups(auxiliaries)
  const byPronoun = groups(pronouns)
  const among = (list: string) => {
    const words = set(list)
    return (word: string) => words.has(word)
  }
  const classes: WordClasses = {
    isArticle: (word) => byArticle.has(word),
    isSameArticle: (one, other) => share(byArticle, one, other),
    isPreposition: among(prepositions),
    isNegation: among(negations),
    isAuxiliary: (word) => byAuxiliary.has(word),
    isSameVerb: (one, other) => share(byVerb, one, other),
    isSamePronoun: (one, other) => share(byPronoun, one, other),
    isSubject: among(subjects),
    isDeterminer: among(determiners),
  }
  known.set(lang, classes)
  return classes
}
