import type { LangCode } from './lang-code'
import type { WordGender } from './word-grammar'

/** `contracted`: a preposition and its article in one word. */
type ArticleKind = 'definite' | 'indefinite' | 'partitive' | 'contracted'

/** One form of an article. An elided one ends in its apostrophe. */
export type Article = {
  text: string
  kind: ArticleKind
  /** Genders of nouns whose dictionary entry may begin with it. */
  entry: readonly WordGender[]
  /** Genders that it tells for sure inside a sentence; empty where cases share it or a pronoun looks the same. */
  tells: readonly WordGender[]
  /** Whether it is no other kind of word as well. */
  isOnlyArticle: boolean
}

type Uses = Partial<Pick<Article, 'entry' | 'tells' | 'isOnlyArticle'>>

const article = (kind: ArticleKind, text: string, uses: Uses = {}): Article => ({
  text,
  kind,
  entry: [],
  tells: [],
  isOnlyArticle: false,
  ...uses,
})

const only = { isOnlyArticle: true }
const masculine = { entry: ['m', 'mf'] } as const
const feminine = { entry: ['f', 'mf'] } as const
const masculinePlural = { entry: ['m', 'mf', 'pl'] } as const
const femininePlural = { entry: ['f', 'mf', 'pl'] } as const
const anyPlural = { entry: ['m', 'f', 'mf', 'pl'] } as const
const anySingular = { entry: ['m', 'f', 'mf'] } as const
const tellsMasculine = { tells: ['m'] } as const
const tellsFeminine = { tells: ['f'] } as const

const articles: Record<LangCode, readonly Article[]> = {
  ENG: [
    article('indefinite', 'a', only),
    article('indefinite', 'an', only),
    article('definite', 'the', only),
  ],
  DE: [
    article('definite', 'der', masculine),
    article('definite', 'die', { entry: ['f', 'pl', 'mf'] }),
    article('definite', 'das', { entry: ['n'] }),
    article('definite', 'den'),
    article('definite', 'dem', { tells: ['m', 'n'] }),
    article('definite', 'des'),
    article('indefinite', 'ein', { tells: ['m', 'n'] }),
    article('indefinite', 'eine', tellsFeminine),
    article('indefinite', 'einen', tellsMasculine),
    article('indefinite', 'einem', { tells: ['m', 'n'] }),
    article('indefinite', 'einer', tellsFeminine),
    article('indefinite', 'eines'),
  ],
  ES: [
    article('definite', 'el', { ...masculine, ...tellsMasculine, ...only }),
    article('definite', 'la', feminine),
    article('definite', 'los', masculinePlural),
    article('definite', 'las', femininePlural),
    article('definite', 'lo'),
    article('indefinite', 'un', { ...tellsMasculine, ...only }),
    article('indefinite', 'una', { ...tellsFeminine, ...only }),
    article('indefinite', 'unos', only),
    article('indefinite', 'unas', only),
    article('contracted', 'del', tellsMasculine),
    article('contracted', 'al', tellsMasculine),
  ],
  FR: [
    article('definite', 'le', masculine),
    article('definite', 'la', feminine),
    article('definite', "l'", anySingular),
    article('definite', 'les', anyPlural),
    article('indefinite', 'un', { ...masculine, ...tellsMasculine, ...only }),
    article('indefinite', 'une', { ...feminine, ...tellsFeminine, ...only }),
    article('indefinite', 'des', anyPlural),
    article('partitive', 'du', { entry: ['m'], ...tellsMasculine }),
    article('partitive', 'de'),
    article('contracted', 'au', tellsMasculine),
  ],
  IT: [
    article('definite', 'il', { ...masculine, ...tellsMasculine, ...only }),
    article('definite', 'lo', masculine),
    article('definite', 'la', feminine),
    article('definite', "l'", anySingular),
    article('definite', 'i', { ...masculinePlural, ...only }),
    article('definite', 'gli', { ...masculinePlural, ...only }),
    article('definite', 'le', femininePlural),
    article('indefinite', 'un', { ...tellsMasculine, ...only }),
    article('indefinite', 'uno', { ...tellsMasculine, ...only }),
    article('indefinite', 'una', { ...tellsFeminine, ...only }),
    article('indefinite', "un'"),
    article('partitive', 'del', tellsMasculine),
    article('partitive', 'dello'),
    article('partitive', 'della', tellsFeminine),
    article('partitive', 'dei'),
    article('partitive', 'degli'),
    article('partitive', 'delle'),
    ...['al', 'dal', 'nel', 'sul'].map((text) => article('contracted', text, tellsMasculine)),
    ...['alla', 'dalla', 'nella', 'sulla'].map((text) => article('contracted', text, tellsFeminine)),
  ],
  RU: [],
  PL: [],
}

/** All articles of a language, contracted ones included. The only list of them: everything else is derived from it. */
export const articlesOf = (lang: LangCode): readonly Article[] => articles[lang]

/** Particles that dictionary entries of verbs begin with. */
const particles: Partial<Record<LangCode, readonly string[]>> = {
  ENG: ['to'],
  DE: ['sich'],
  FR: ['se', "s'"],
}

const withSpace = (text: string) => (text.endsWith("'") ? text : `${text} `)

/** Beginnings of dictionary entries of nouns, the space included: "los ", "l'". */
export const entryArticles = (lang: LangCode): string[] =>
  articles[lang]
    // English nouns have no gender, and their entries may begin with any article.
    .filter(({ entry }) => lang === 'ENG' || entry.length > 0)
    .map(({ text }) => withSpace(text))

/** Beginnings of dictionary entries that change no meaning: articles of nouns and particles of verbs. */
export const entryLeads = (lang: LangCode): string[] => [
  ...entryArticles(lang),
  ...(particles[lang] ?? []).map(withSpace),
]

/** A word in lower case without its article or particle, which may be an indefinite article, too. */
export function withoutLead(lower: string, lang: LangCode): string {
  const indefinite = articles[lang].filter(({ kind }) => kind === 'indefinite')
  const leads = [...entryLeads(lang), ...indefinite.map(({ text }) => withSpace(text))]
  const lead = leads.find((each) => lower.startsWith(each) && lower.length > each.length)
  return lead === undefined ? lower : lower.slice(lead.length)
}
