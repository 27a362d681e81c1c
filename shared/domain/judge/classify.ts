import type { LangCode } from '../lang-code'
import { distance } from './distance'
import type { IssueKind } from './issue'
import { digitsOf } from './numbers'
import { withoutMarks } from './spelling'
import { classesOf } from './word-classes'
import type { WordList } from './words'

/** What is around two words: the accepted answer's word before them, and whether it is the first of the sentence. */
export type Context = {
  lang: LangCode
  words: WordList | null
  /** Words of the question, in the learner's language. */
  question: ReadonlySet<string>
  /** The key of the accepted answer's word before; empty at the beginning. */
  before: string
  /** How the accepted answer writes the word. */
  written: string
}

/** Letters that only Polish has. */
const POLISH_LETTERS = /[ąćęłńśźż]/

/** Endings longer than this make another word rather than another form. */
const LONGEST_ENDING = 5
const SHORTEST_STEM = 2

/** Names what is wrong when one word was typed for another. Says `form` or `word` where the rules are not sure. */
export function kindOfReplaced(typed: string, expected: string, context: Context): IssueKind {
  const { lang, words } = context
  const classes = classesOf(lang)
  if (isLeftInPolish(typed, context)) return 'polish'
  if (withoutApostrophe(typed) === withoutApostrophe(expected)) return 'apostrophe'
  if (classes.isSamePronoun(typed, expected)) return lang === 'DE' ? 'ending' : 'form'
  if (isNumeral(typed, lang) && isNumeral(expected, lang)) return 'word'
  if (classes.isArticle(typed) && classes.isArticle(expected)) return 'article'
  if (isNegationOf(typed, expected) || isNegationOf(expected, typed)) return 'negation'
  if (classes.isNegation(typed) && classes.isNegation(expected)) return 'negation'
  if (classes.isPreposition(typed) && classes.isPreposition(expected)) return 'preposition'
  if ([typed, ...basesOf(typed, lang)].some((each) => classes.isSameVerb(each, expected))) return 'verb'
  if (classes.isAuxiliary(typed) && classes.isAuxiliary(expected)) return 'verb'
  if (isOtherForm(typed, expected, lang)) return kindOfForms(typed, expected, context)
  const isWord = words === null || words.has(typed)
  return !isWord && distance(typed, expected) * 2 <= expected.length ? 'typo' : 'word'
}

/** Names what is wrong when a word is missing or too many. */
export function kindOfSingle(word: string, side: 'missing' | 'extra', context: Context): IssueKind {
  const classes = classesOf(context.lang)
  if (side === 'extra' && isLeftInPolish(word, context)) return 'polish'
  if (classes.isArticle(word)) return 'article'
  if (classes.isNegation(word)) return 'negation'
  if (classes.isAuxiliary(word)) return 'verb'
  if (classes.isPreposition(word)) return 'preposition'
  return side
}

/** Tells whether two words are a likely pair, so that one stands for the other rather than being one too many. */
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

const isNumeral = (word: string, lang: LangCode): boolean =>
  /^\p{N}/u.test(word) || digitsOf(word, lang) !== null

/** What a regular form would be a form of: "goed", "gegeht". */
function basesOf(word: string, lang: LangCode): string[] {
  if (lang === 'ENG') return [word.replace(/ed$/, ''), word.replace(/d$/, ''), word.replace(/e?s$/, '')]
  const participle = lang === 'DE' ? /^ge(.+)t$/.exec(word)?.[1] : undefined
  return participle ? [`${participle}en`] : []
}

const withoutApostrophe = (word: string) => word.replaceAll("'", '')

const isNegationOf = (negated: string, word: string): boolean =>
  negated === `${word}n't` ||
  (negated === 'cannot' && word === 'can') ||
  (negated === "won't" && word === 'will') ||
  (/^kein/.test(negated) && negated === `k${word}`)

/** Whether two words begin alike and differ in an ending. */
function isSameStem(one: string, other: string): boolean {
  const [left, right] = endings(one, other)
  const stem = one.length - left.length
  return (
    stem >= SHORTEST_STEM &&
    stem * 2 >= Math.max(one.length, other.length) - 1 &&
    left.length <= LONGEST_ENDING &&
    right.length <= LONGEST_ENDING
  )
}

/** What is left of two words after their common beginning. */
function endings(one: string, other: string): [string, string] {
  const [left, right] = [withoutMarks(one), withoutMarks(other)]
  let shared = 0
  while (shared < left.length && left[shared] === right[shared]) shared += 1
  return [one.slice(shared), other.slice(shared)]
}

/** Endings that only verbs have, by language. */
const VERB_ENDINGS: Partial<Record<LangCode, RegExp>> = {
  ENG: /^(?:e?d|ing|[^aeiou]ed|[^aeiou]ing|ying|ied)$/,
  DE: /^(?:s?t|te|test|tet|ten|est|et)$/,
  ES: /^(?:[aei]?mos|áis|éis|ís|ó|é|í|ió|aste|iste|aron|ieron|[aá]ba\w*|ía\w*|ado|ido|ando|iendo|[aei]r|[aei]ré?\w*|[aei]n|n)$/,
  FR: /^(?:er|ez|ons|ent|ais|ait|ions|iez|aient|ai|ant|ir|re|issons|issez)$/,
  IT: /^(?:i?amo|ate|ete|ite|[ae]?no|ono|[aei]re|ando|endo|avo|ava|evo|eva|ò|ei|ebbe|sti|ste)$/,
  RU: /^(?:ть|ься|ся|т|шь|л|ло|ли|ю|ет|ем|ете|ешь|ут|ют|ит|им|ите|ишь|ат|ят)$/,
}

/** Endings of nouns and adjectives; with the verbs' these are all that make forms of one word. */
const OTHER_ENDINGS: Partial<Record<LangCode, RegExp>> = {
  ENG: /^(?:|s|es|y|ies|e|n|en|r|er|st|est|ly|ily|ier|iest|f|fe|ves)$/,
  DE: /^(?:|e|n|en|er|es|em|r|s|m|ern|in|innen|nen|se|sen)$/,
  ES: /^(?:|s|es|o|a|os|as|e|i|z|ces)$/,
  FR: /^(?:|e|s|es|é|ée|és|ées|x|l|aux|f|ve|ves|eux|euse|is|it|ne|nne|lle|le)$/,
  IT: /^(?:|o|a|e|i|io|ia|hi|he|co|ca|ci|go|ga|to|ta|ti|te)$/,
  RU: /^[а-яё]{0,3}$/,
}

/** Whether two words begin alike and each goes on like a form of it: house and houses, but not then and than. */
function isOtherForm(typed: string, expected: string, lang: LangCode): boolean {
  const isEnding = (ending: string) =>
    (VERB_ENDINGS[lang]?.test(ending) ?? false) || (OTHER_ENDINGS[lang]?.test(ending) ?? false)
  return isSameStem(typed, expected) && endings(typed, expected).every(isEnding)
}

/** Endings of a plural or of "he goes", with what stands there without it. */
const ENGLISH_S = new Set([' s', ' es', 'ies y', 'f ves', 'fe ves'])
/** Endings of adverbs and comparisons. */
const ENGLISH_OTHER = /(?:ly|er|st|ier|^ n| r)$/

/** German endings of adjectives and articles that no verb has. */
const GERMAN_CASES = /^(?:er|es|em|r|s|m)$/
const ROMANCE_NUMBER = /^(?:s|es|x|aux)?$/
const PARTICIPLE = /é(?:e|s|es)?$/
const GENDER = /^(?:o|a|os|as|e|es|i|)$/

/** Tells forms of one word apart where the ending and the word before make it sure. */
function kindOfForms(typed: string, expected: string, { lang, before, written }: Context): IssueKind {
  const classes = classesOf(lang)
  const [left, right] = endings(typed, expected)
  const afterSubject = classes.isSubject(before)
  const afterDeterminer = classes.isDeterminer(before) || classes.isArticle(before)
  const verb = VERB_ENDINGS[lang]
  const looksLikeVerb = verb !== undefined && (verb.test(left) || verb.test(right))
  if (withoutMarks(typed) === withoutMarks(expected)) {
    // Romance verbs tell tenses apart by the accent of their end: habló, parlò, mangé.
    return typed.at(-1) === expected.at(-1) || lang === 'DE' || afterDeterminer ? 'word' : 'verb'
  }
  switch (lang) {
    case 'ENG': {
      if (looksLikeVerb) return 'verb'
      const pair = [left, right].sort().join(' ')
      if (!ENGLISH_S.has(pair)) return ENGLISH_OTHER.test(pair) ? 'form' : 'word'
      if (afterSubject && !afterDeterminer) return 'verb'
      return afterDeterminer && !afterSubject ? 'number' : 'form'
    }
    case 'DE': {
      if (/^\p{Lu}/u.test(written) && before !== '') return 'ending'
      if (looksLikeVerb || afterSubject) return 'verb'
      return afterDeterminer || GERMAN_CASES.test(left) || GERMAN_CASES.test(right) ? 'ending' : 'form'
    }
    case 'ES':
    case 'FR':
    case 'IT': {
      if (afterSubject) return 'verb'
      if (lang === 'FR' && PARTICIPLE.test(typed) && PARTICIPLE.test(expected)) return 'ending'
      if (lang !== 'IT' && ROMANCE_NUMBER.test(left) && ROMANCE_NUMBER.test(right)) {
        return afterDeterminer ? 'number' : 'form'
      }
      if (GENDER.test(left) && GENDER.test(right) && afterDeterminer) return 'ending'
      return looksLikeVerb && !afterDeterminer ? 'verb' : 'form'
    }
    case 'RU':
      return afterSubject || (looksLikeVerb && /(?:ть|т|шь|л|ла|ли)$/.test(right)) ? 'verb' : 'ending'
    case 'PL':
      return 'form'
  }
}
