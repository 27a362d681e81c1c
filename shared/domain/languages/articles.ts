import type { Article } from './article'
import type { LangCode } from './codes'
import { grammars } from './grammar'

/** All articles of a language, contracted ones included. The only list of them: everything else is derived from it. */
export const articlesOf = (lang: LangCode): readonly Article[] => grammars[lang].articles

const withSpace = (text: string) => (text.endsWith("'") ? text : `${text} `)

/** Articles at the beginning of dictionary entries for nouns, including the space: "los ", "l'". */
export const entryArticles = (lang: LangCode): string[] =>
  articlesOf(lang)
    // Without genders, entries may begin with any article.
    .filter(({ entry }) => grammars[lang].genderMark === null || entry.length > 0)
    .map(({ text }) => withSpace(text))

/** Beginnings of dictionary entries that don't change the meaning: articles of nouns and particles of verbs. */
export const entryLeads = (lang: LangCode): string[] => [
  ...entryArticles(lang),
  ...grammars[lang].verbParticles.map(withSpace),
]

/** Removes the article or particle from a lower-case word, including indefinite articles. */
export function withoutLead(lower: string, lang: LangCode): string {
  const indefinite = articlesOf(lang).filter(({ kind }) => kind === 'indefinite')
  const leads = [...entryLeads(lang), ...indefinite.map(({ text }) => withSpace(text))]
  const lead = leads.find((each) => lower.startsWith(each) && lower.length > each.length)
  return lead === undefined ? lower : lower.slice(lead.length)
}

const GERMAN_ARTICLE = /^(der|die|das) +(?=\S)/i

/**
 * Splits a German word into its article, which exercises show and never ask for (V-WEX-15), and the rest. The article
 * of other words is empty.
 */
export function fixedArticle(text: string, lang: LangCode): { article: string; rest: string } {
  const article = lang === 'DE' ? (GERMAN_ARTICLE.exec(text)?.[0] ?? '') : ''
  return { article: article.trim(), rest: text.slice(article.length) }
}
