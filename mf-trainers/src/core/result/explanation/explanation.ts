import type { LangCode } from '@mowka/contract/schemas/common'
import type { AnswerIssue } from '@mowka/contract/schemas/trainer'
import type texts from '../../../locales/exercise/pl.json'
import { writtenWords } from '../../words/answer-words'
import { around, type Difference, kindOfMark, letterChange, nameOfMark } from './difference'
import { areArticles, areNegations, arePrepositions, areVerbs, isBeforeGermanNoun } from './sure'

type Issues = (typeof texts)['issue']
export type Title = keyof Issues['title']
/** The text key of a sentence about an issue. */
export type Sentence = keyof Issues['say']

type Words = Partial<Record<'typed' | 'expected' | 'neighbour' | 'entry' | 'cue' | 'bare' | 'short', string>>
type Plain = Partial<Record<'letter' | 'other' | 'mark' | 'meaning' | 'left', string>>

/** The explanation of an issue: a title, a sentence and its parameters. */
export type Explanation = {
  /** `null` if no rule is named because the answer may be right. */
  title: Title | null
  sentence: Sentence
  /** Words in the target language; `cue` is the word that triggers the rule. */
  words: Words
  /** Words in the learner's language, letters and names. */
  plain: Plain
}

type Context = { before: string; after: string; lang: LangCode }
type Said = Partial<Explanation> & Pick<Explanation, 'title' | 'sentence'>

/** Explains an issue in one sentence, as a teacher would: specific if certain, otherwise general. */
export function explain(result: Difference, index: number, lang: LangCode): Explanation | null {
  const issue = result.issues[index]
  if (!issue) return null
  const { typed, expected } = issue
  const context = { ...around(result.diff, index), lang }
  const said = result.mayBeRight
    ? unlike(issue)
    : issue.kind === 'order'
      ? move(context)
      : sayerOf(issue.kind)(issue, context)
  return { plain: {}, ...said, words: { typed, expected, ...said.words } }
}

const lastWord = (text: string): string => writtenWords(text).at(-1)?.text ?? ''
const nextWord = (text: string): string => writtenWords(text)[0]?.text ?? ''

/** Describes the right place of a moved word. */
export function placeOfMove({ before, after }: { before: string; after: string }): {
  where: 'toEnd' | 'toStart' | 'after'
  neighbour: string
} {
  if (nextWord(after) === '') return { where: 'toEnd', neighbour: '' }
  const neighbour = lastWord(before)
  return { where: neighbour === '' ? 'toStart' : 'after', neighbour }
}

const move = (context: Context): Said => {
  const { where, neighbour } = placeOfMove(context)
  return { title: 'order', sentence: where, words: { neighbour } }
}

/** Selects a value for the three cases of a difference: missing, extra, or different. */
const inCase = <Key>({ typed, expected }: AnswerIssue, add: Key, drop: Key, other: Key): Key =>
  typed === '' ? add : expected === '' ? drop : other

/** Removes a suffix; returns `null` if the text ends differently. */
const withoutEnd = (text: string, end: string): string | null =>
  text.toLowerCase().endsWith(end.toLowerCase()) ? text.slice(0, text.length - end.length) : null

/** The general explanation, which is always correct. */
function plainly(issue: AnswerIssue): Said {
  const { entry, expected } = issue
  // The entry is the word itself, possibly with its article, and not the noun behind it.
  const isItself = entry !== null && /(?:^|.[ '])$/.test(withoutEnd(entry.answer, expected) ?? '-')
  const plain = isItself ? { meaning: entry.example } : {}
  return {
    title: inCase(issue, 'missing', 'extra', isSameStem(issue) ? 'form' : 'word'),
    sentence: isItself
      ? inCase(issue, 'addMeaning', 'drop', 'otherMeaning')
      : inCase(issue, 'add', 'drop', 'other'),
    plain,
  }
}

/** Describes the accepted answer where the typed one may be right too. */
function unlike(issue: AnswerIssue): Said {
  if (issue.kind === 'order') return { title: null, sentence: 'elsewhere' }
  const { sentence, plain } = plainly(issue)
  const hasMeaning = sentence === 'otherMeaning'
  return {
    title: null,
    sentence: inCase(issue, 'unlikeMore', 'unlikeLess', hasMeaning ? 'unlikeMeaning' : 'unlike'),
    ...(hasMeaning && plain && { plain }),
  }
}

/** Returns the rest of two words after their common beginning, and its length. */
function endings({ typed, expected }: AnswerIssue): { stem: number; typed: string; expected: string } {
  const [mine, its] = [typed.toLowerCase(), expected.toLowerCase()]
  let stem = 0
  while (stem < mine.length && mine[stem] === its[stem]) stem++
  return { stem, typed: mine.slice(stem), expected: its.slice(stem) }
}

/** Minimum length of a common beginning that proves the same word. */
const MIN_STEM = 4

/** Share of the longer word above which a common beginning makes two words forms of one: mucho and mucha. */
const STEM_SHARE = 0.6

function isSameStem(issue: AnswerIssue): boolean {
  const { stem } = endings(issue)
  return stem >= MIN_STEM && stem / Math.max(issue.typed.length, issue.expected.length) > STEM_SHARE
}

/**
 * The check recognizes forms by the beginning of a word, but "fever" is no form of "fewer": one word must be the
 * other with an ending.
 */
function form(issue: AnswerIssue): Said {
  const { stem, typed, expected } = endings(issue)
  const isForm = stem >= MIN_STEM && (typed === '' || expected === '')
  return isForm ? { title: 'form', sentence: 'form' } : plainly(issue)
}

/** Case endings are short, and pronouns are short as a whole; "Vaterland" is no form of "Vater". */
function ending(issue: AnswerIssue, context: Context): Said {
  const { typed, expected } = endings(issue)
  const isForm = Math.max(typed.length, expected.length) <= 2
  return (
    nounSays(issue, context, 'ending') ?? (isForm ? { title: 'ending', sentence: 'form' } : plainly(issue))
  )
}

const wordsOf = ({ typed, expected }: AnswerIssue): string[] =>
  [typed, expected].filter((text) => text !== '')

/**
 * Returns the noun behind an article, from its dictionary entry. Only the noun that follows directly, or in German
 * after one adjective, is certain.
 */
function byNoun({ typed, expected, entry }: AnswerIssue, { after, lang }: Context): Words | null {
  if (!entry || typed === '' || expected === '') return null
  const noun = /(?<!\S)\S+$/.exec(entry.answer.replace(/^l'/, ''))?.[0] ?? ''
  const [next, second] = writtenWords(after).map(({ text }) => text.replace(/^l['’]/, ''))
  const isNext = next === noun || (lang === 'DE' && second === noun && isBeforeGermanNoun(after))
  return isNext && noun !== entry.answer && noun !== expected ? { entry: entry.answer } : null
}

const nounSays = (issue: AnswerIssue, context: Context, title: Title): Said | null => {
  const words = byNoun(issue, context)
  return words && { title, sentence: 'noun', words, plain: { meaning: issue.entry?.example ?? '' } }
}

const spelt = (issue: AnswerIssue, { lang }: Context): Said => {
  const { typed, expected } = issue
  const change = letterChange(typed, expected)
  if (!change) return { title: issue.kind === 'accent' ? 'accent' : 'typo', sentence: 'spelling' }
  const { kind, letter, other } = change
  const sentences = {
    extra: 'letterExtra',
    missing: 'letterMissing',
    swapped: 'lettersSwapped',
    other: 'letterOther',
  } as const
  const mark = issue.kind === 'accent' ? nameOfMark(letter, lang) : null
  return {
    title: issue.kind === 'accent' ? kindOfMark(letter, lang) : 'typo',
    sentence: mark === null ? sentences[kind] : 'mark',
    plain: { letter, other, ...(mark !== null && { mark }) },
  }
}

/** German polite address; any other capitalized word inside a German sentence is a noun or a name. */
const POLITE = /^(?:Sie|Ihnen|Ihre?[mnrs]?)$/
const BEGINS_SENTENCE = /[.?!…:]["'»”“]?\s*["'«„“]?$/

function capital({ expected }: AnswerIssue, { before, lang }: Context): Said {
  const title = 'capital'
  if (BEGINS_SENTENCE.test(before)) return { title, sentence: 'capital' }
  if (lang === 'DE') return { title, sentence: POLITE.test(expected) ? 'capitalPolite' : 'capitalNoun' }
  return { title, sentence: lang === 'ENG' && /^I(?:['’]|$)/.test(expected) ? 'capitalI' : 'capital' }
}

const apostrophes = (text: string): number => text.match(/['’]/g)?.length ?? 0

function apostrophe({ typed, expected }: AnswerIssue, { lang }: Context): Said {
  const title = 'apostrophe'
  const more = apostrophes(expected) - apostrophes(typed)
  const isIts = lang === 'ENG' && /^it['’]?s$/i.test(typed) && /^it(?:['’]?s| is| has)$/i.test(expected)
  if (isIts && /\s/.test(expected)) return { title, sentence: 'itIs', words: { short: "it's", bare: 'its' } }
  if (isIts && more !== 0)
    return { title, sentence: more > 0 ? 'itIs' : 'its', words: { short: "it's", bare: 'its' } }
  if (apostrophes(typed + expected) === 0) return { title, sentence: 'other' }
  if (more === 0) return { title, sentence: 'apostropheElsewhere' }
  return { title, sentence: more > 0 ? 'apostropheMissing' : 'apostropheExtra' }
}

function spaced({ typed, expected }: AnswerIssue): Said {
  const title = 'space'
  if (/-/.test(expected) && !/-/.test(typed)) return { title, sentence: 'hyphen' }
  return { title, sentence: /\s/.test(expected) ? 'apart' : 'together' }
}

function article(issue: AnswerIssue, context: Context): Said {
  const known = nounSays(issue, context, 'article')
  if (known) return known
  const { typed, expected } = issue
  if (!areArticles(wordsOf(issue), context.after, context.lang)) {
    return plainly(issue)
  }
  // Polish schools call it "przedimek" in English and "rodzajnik" in the other languages.
  if (context.lang === 'ENG') {
    const title = 'articleEnglish'
    if (/^an?$/i.test(typed) && /^an?$/i.test(expected))
      return { title, sentence: /n/.test(expected) ? 'beforeVowel' : 'beforeConsonant' }
    return {
      title,
      sentence: inCase(issue, 'articleMissingEnglish', 'articleExtraEnglish', 'articleOtherEnglish'),
    }
  }
  return { title: 'article', sentence: inCase(issue, 'articleMissing', 'articleExtra', 'articleOther') }
}

const THIRD_PERSON = /^(?:he|she|it)$/i
const PAST = /\b(?:yesterday|ago|(?<!\b(?:the|this) )last (?:night|week|month|year))\b/i
/** English words that are followed by the base form; "do" with its subject in between in a question. */
const BEFORE_BASE =
  /(?:^|\s)((?:do|does|did|will|would|can|could|should|must|might|may)(?:n['’]t)?|won['’]t|can['’]t|shan['’]t)(?:\s+(?:I|you|he|she|it|we|they))?\s*$/i

function verb(issue: AnswerIssue, context: Context): Said {
  const { typed, expected } = issue
  const { before, after, lang } = context
  if (lang === 'ENG') {
    const past = PAST.exec(`${before} ${after}`)?.[0]
    if (expected === '' && past && /^(?:have|has)$/i.test(typed))
      return { title: 'tense', sentence: 'pastWithout', words: { cue: past.toLowerCase() } }
    const subject = lastWord(before)
    if (THIRD_PERSON.test(subject) && typed !== '' && [`${typed}s`, `${typed}es`].includes(expected))
      return { title: 'verb', sentence: 'thirdPerson', words: { cue: subject.toLowerCase() } }
    const helper = BEFORE_BASE.exec(before)?.[1]
    if (helper && typed !== '' && /^[a-z]+$/i.test(expected) && !/(?:s|ing|ed)$/i.test(expected))
      return { title: 'verb', sentence: 'baseForm', words: { cue: helper.toLowerCase() } }
  }
  if (typed === '' || expected === '') {
    const said = plainly(issue)
    return lang === 'ENG' ? { ...said, title: 'verb' } : said
  }
  if (!areVerbs(issue, context, lang)) return form(issue)
  // "is" and "has" are two verbs, "find" and "found" forms of one.
  return { title: 'verb', sentence: endings(issue).stem > 1 ? 'form' : 'other' }
}

function number(issue: AnswerIssue, { lang }: Context): Said {
  const { typed, expected } = issue
  if (lang === 'ENG' && expected === `${typed}s`) return { title: 'number', sentence: 'withS' }
  if (lang === 'ENG' && typed === `${expected}s`) return { title: 'number', sentence: 'withoutS' }
  const isPlural =
    [`${typed}s`, `${typed}x`].includes(expected) || [`${expected}s`, `${expected}x`].includes(typed)
  return isPlural ? { title: 'number', sentence: 'form' } : form(issue)
}

function preposition(issue: AnswerIssue, { after, lang }: Context): Said {
  if (!arePrepositions(wordsOf(issue), after, lang)) return plainly(issue)
  return {
    title: 'preposition',
    sentence: inCase(issue, 'prepositionMissing', 'prepositionExtra', 'prepositionOther'),
  }
}

function negation(issue: AnswerIssue, context: Context): Said {
  const known = /^(?:ein|kein)/i.test(issue.expected) ? nounSays(issue, context, 'negation') : null
  if (known) return known
  if (!areNegations(wordsOf(issue), context.lang)) return plainly(issue)
  return {
    title: 'negation',
    sentence: inCase(issue, 'negationMissing', 'negationExtra', 'other'),
  }
}

const polish = (issue: AnswerIssue): Said => ({
  title: 'polish',
  sentence: issue.expected === '' ? 'polishExtra' : 'polish',
  plain: { left: issue.typed },
})

/** The explanation of each kind except word order. */
const sayers: Record<
  Exclude<AnswerIssue['kind'], 'order'>,
  (issue: AnswerIssue, context: Context) => Said
> = {
  alphabet: () => ({ title: 'alphabet', sentence: 'alphabet' }),
  typo: spelt,
  accent: spelt,
  capital,
  apostrophe,
  space: spaced,
  article,
  ending,
  verb,
  number,
  form,
  preposition,
  negation,
  missing: plainly,
  extra: plainly,
  word: plainly,
  polish,
}

/** Returns the explanation of a kind; that of a different word for a kind of a newer server, which this page doesn't know. */
const sayerOf = (kind: keyof typeof sayers) => (Object.hasOwn(sayers, kind) ? sayers[kind] : plainly)
