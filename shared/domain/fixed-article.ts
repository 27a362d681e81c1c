import type { LangCode } from './lang-code'

const GERMAN_ARTICLE = /^(der|die|das) +(?=\S)/i

/**
 * Splits a German word into its article, which exercises show and never ask for (V-WEX-15), and the rest. The article
 * of other words is empty.
 */
export function fixedArticle(text: string, lang: LangCode): { article: string; rest: string } {
  const article = lang === 'DE' ? (GERMAN_ARTICLE.exec(text)?.[0] ?? '') : ''
  return { article: article.trim(), rest: text.slice(article.length) }
}
