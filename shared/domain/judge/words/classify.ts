import { articlesOf } from '../../languages/articles'
import type { LangCode } from '../../languages/codes'
import { judgings } from '../../languages/judging'
import { withoutMarks } from '../../languages/parts'
import type { WordList } from '../../languages/types'
import { digitsOf } from '../answers/other-ways'
import type { IssueKind } from '../issue'
import { distance } from './letters'

/** Context of a word pair: the preceding word of the accepted answer, and whether the pair begins the sentence. */
export type Context = {
  lang: LangCode
  words: WordList | null
  /** Words of the question, in the learner's language. */
  question: ReadonlySet<string>
  /** Key of the accepted answer's preceding word; empty at the beginning. */
  before: string
  /** The accepted answer's spelling of the word. */
  written: string
}

/** Letters that occur only in Polish. */
const POLISH_LETTERS = /[ąćęłńśźż]/

/** Maximum ending length of another form; words with longer differences are different words. */
const MAX_ENDING_LENGTH = 5
const MIN_STEM_LENGTH = 2

/** Classifies a replaced word. Returns `form` or `word` if the rules are not conclusive. */
export function kindOfReplaced(typed: string, expected: string, context: Context): IssueKind {
  const { lang, words } = context
  const classes = classesOf(lang)
  if (isLeftInPolish(typed, context)) return 'polish'
  if (withoutApostrophe(typed) === withoutApostrophe(expected)) return 'apostrophe'
  if (classes.isSamePronoun(typed, expected)) return judgings[lang].pronounIssue
  if (isNumeral(typed, lang) && isNumeral(expected, lang)) return 'word'
  if (classes.isArticle(typed) && classes.isArticle(expected)) return 'article'
  if (isNegationOf(typed, expected) || isNegationOf(expected, typed)) return 'negation'
  if (classes.isNegation(typed) && classes.isNegation(expected)) return 'negation'
  if (classes.isPreposition(typed) && classes.isPreposition(expected)) return 'preposition'
  if ([typed, ...judgings[lang].regularBases(typed)].some((each) => classes.isSameVerb(each, expected)))
    return 'verb'
  if (classes.isAuxiliary(typed) && classes.isAuxiliary(expected)) return 'verb'
  if (isOtherForm(typed, expected, lang)) return kindOfForms(typed, expected, context)
  const isWord = words === null || words.has(typed)
  return !isWord && distance(typed, expected) * 2 <= expected.length ? 'typo' : 'word'
}

/** Classifies a missing or extra word. */
export function kindOfSingle(word: string, side: 'missing' | 'extra', context: Context): IssueKind {
  const classes = classesOf(context.lang)
  if (side === 'extra' && isLeftInPolish(word, context)) return 'polish'
  if (classes.isArticle(word)) return 'article'
  if (classes.isNegation(word)) return 'negation'
  if (classes.isAuxiliary(word)) return 'verb'
  if (classes.isPreposition(word)) return 'preposition'
  return side
}

/** Whether two words are a likely pair, so that one replaced the other rather than being extra. */
export function isPair(typed: string, expected: string, lang: LangCode): boolean {
  const classes = classesOf(lang)
  return (
    isSameStem(typed, expected) ||
    classes.isSamePronoun(typed, expected) ||
    classes.isSameVerb(typed, expected) ||
    (classes.isArticle(typed) && classes.isArticle(expected)) ||
    (classes.isPreposition(typed) && classes.isPreposition(expected)) ||
    distance(typed, expected, expected.length / 3) * 3 <= expected.length
  )
}

const isLeftInPolish = (word: string, { question, words, lang }: Context): boolean =>
  lang !== 'PL' &&
  (POLISH_LETTERS.test(word) || (word.length > 2 && question.has(word))) &&
  !(words?.has(word) ?? false)

/** Whether a key is a number, in digits or in words. */
export const isNumeral = (word: string, lang: LangCode): boolean =>
  /^\p{N}/u.test(word) || digitsOf(word, lang) !== null

const withoutApostrophe = (word: string) => word.replaceAll("'", '')

const isNegationOf = (negated: string, word: string): boolean =>
  negated === `${word}n't` ||
  (negated === 'cannot' && word === 'can') ||
  (negated === "won't" && word === 'will') ||
  (/^kein/.test(negated) && negated === `k${word}`)

/** Whether two words have the same stem and differ in their ending. */
function isSameStem(one: string, other: string): boolean {
  const [left, right] = endings(one, other)
  const stem = one.length - left.length
  return (
    stem >= MIN_STEM_LENGTH &&
    stem * 2 >= Math.max(one.length, other.length) - 1 &&
    left.length <= MAX_ENDING_LENGTH &&
    right.length <= MAX_ENDING_LENGTH
  )
}

/** The remainders of two words after their common prefix. */
function endings(one: string, other: string): [string, string] {
  const [left, right] = [withoutMarks(one), withoutMarks(other)]
  let shared = 0
  while (shared < left.length && left[shared] === right[shared]) shared += 1
  return [one.slice(shared), other.slice(shared)]
}

/** Whether two words look like forms of the same word: house and houses, but not then and than. */
function isOtherForm(typed: string, expected: string, lang: LangCode): boolean {
  const { verbEndings, otherEndings } = judgings[lang]
  const isEnding = (ending: string) =>
    (verbEndings?.test(ending) ?? false) || (otherEndings?.test(ending) ?? false)
  return isSameStem(typed, expected) && endings(typed, expected).every(isEnding)
}

/** Classifies two forms of one word if the ending and the context are conclusive. */
function kindOfForms(typed: string, expected: string, { lang, before, written }: Context): IssueKind {
  const classes = classesOf(lang)
  const { verbEndings, hasTenseAccents, formIssue } = judgings[lang]
  const differing = endings(typed, expected)
  const afterSubject = classes.isSubject(before)
  const afterDeterminer = classes.isDeterminer(before) || classes.isArticle(before)
  if (withoutMarks(typed) === withoutMarks(expected)) {
    return typed.at(-1) === expected.at(-1) || !hasTenseAccents || afterDeterminer ? 'word' : 'verb'
  }
  return formIssue({
    typed,
    expected,
    endings: differing,
    written,
    isFirst: before === '',
    afterSubject,
    afterDeterminer,
    looksLikeVerb: differing.some((ending) => verbEndings?.test(ending) ?? false),
  })
}

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
type WordClasses = {
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
