import type { WordGender } from '../word/word'

/** `contracted`: a preposition and its article in one word. */
type ArticleKind = 'definite' | 'indefinite' | 'partitive' | 'contracted'

/** One form of an article. An elided form ends in an apostrophe. */
export type Article = {
  text: string
  kind: ArticleKind
  /** Genders of nouns whose dictionary entry may begin with this article. */
  entry: readonly WordGender[]
  /** Genders that the article proves inside a sentence; empty if cases share the form or a pronoun looks the same. */
  tells: readonly WordGender[]
  /** Whether it is never another part of speech. */
  isOnlyArticle: boolean
}

type Uses = Partial<Pick<Article, 'entry' | 'tells' | 'isOnlyArticle'>>

export const article = (kind: ArticleKind, text: string, uses: Uses = {}): Article => ({
  text,
  kind,
  entry: [],
  tells: [],
  isOnlyArticle: false,
  ...uses,
})

export const only = { isOnlyArticle: true }
export const masculine = { entry: ['m', 'mf'] } as const
export const feminine = { entry: ['f', 'mf'] } as const
export const masculinePlural = { entry: ['m', 'mf', 'pl'] } as const
export const femininePlural = { entry: ['f', 'mf', 'pl'] } as const
export const anyPlural = { entry: ['m', 'f', 'mf', 'pl'] } as const
export const anySingular = { entry: ['m', 'f', 'mf'] } as const
export const tellsMasculine = { tells: ['m'] } as const
export const tellsFeminine = { tells: ['f'] } as const
