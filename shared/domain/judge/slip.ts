import type { LangCode } from '../lang-code'
import { isOnlySeen } from './accents'
import { differingLetters, distance } from './distance'
import { withoutMarks } from './marks'
import { isLookalike, isShortForm } from './short-forms'
import { spellingOf, withoutUmlauts } from './spelling'
import type { WordList } from './words'

/** What of a word may be forgiven. */
export type SlipKind = 'typo' | 'accent' | 'apostrophe' | 'space'

/** Two words compared: the same, one a slip of the other, or different words (null). */
export type WordMatch = 'same' | SlipKind | null

/**
 * What a language knows of its words; without a list nothing that could be another word is forgiven. Words of the
 * question that are no words of the language are left in Polish, not misspelt.
 */
export type Knowledge = { lang: LangCode; words: WordList | null; question: ReadonlySet<string> }

/**
 * How many letters of a word may be wrong, for its number of letters. What is typed is no word, so that more can be
 * forgiven the longer the word is.
 */
const forgivenLetters = (letters: number): number => {
  if (letters < 3) return 0
  if (letters < 6) return 1
  return letters < 10 ? 2 : MOST_FORGIVEN
}
const MOST_FORGIVEN = 3

/** A compound is another word when its last part is: the fewest letters of its parts. */
const SHORTEST_HEAD = 3
const SHORTEST_TAIL = 4

/** Compares one typed word with the expected one, both as keys. */
export function compareWords(
  typed: string,
  expected: string,
  { lang, words, question }: Knowledge,
): WordMatch {
  if (typed === expected) return 'same'
  if (isFarApart(typed, expected)) return null
  const written = spellingOf(typed, lang)
  const wanted = spellingOf(expected, lang)
  if (written === wanted) return 'same'
  if (/\p{N}/u.test(typed + expected)) return null
  if (lang === 'DE' && withoutUmlauts(wanted) === written) return 'same'

  const hasApostrophe = typed.includes("'") || expected.includes("'")
  const bareTyped = written.replaceAll("'", '')
  const bareWanted = wanted.replaceAll("'", '')
  if (hasApostrophe && bareTyped === bareWanted) {
    const isOther = isLookalike(typed) || isLookalike(expected) || isSurplusPossessive(typed, expected)
    return lang === 'ENG' && isOther ? null : 'apostrophe'
  }
  if (withoutMarks(written) === withoutMarks(wanted)) {
    const isAnotherWord = words === null || words.has(typed)
    return isOnlySeen(written, wanted, lang) || !isAnotherWord ? 'accent' : null
  }
  if (bareTyped.replaceAll('-', '') === bareWanted.replaceAll('-', '')) return 'space'
  if (words === null || question.has(typed)) return null
  return isTypo(typed, expected, { lang, words }) ? 'typo' : null
}

/** Whether two words share so few letters that nothing makes one a slip of the other. Numbers may be words. */
const isFarApart = (typed: string, expected: string): boolean => {
  if (Math.abs(typed.length - expected.length) > MOST_FORGIVEN + 2) return true
  if (!PLAIN.test(typed) || !PLAIN.test(expected)) return false
  return differingLetters(typed, expected) > MOST_DIFFERING
}
const PLAIN = /^[a-z]+$/
/** Each of the forgiven letters may be another one; British and American spelling differ in as few. */
const MOST_DIFFERING = 8

function isTypo(
  typed: string,
  expected: string,
  { lang, words }: { lang: LangCode; words: WordList },
): boolean {
  // A mark or two more or less make no difference here; this keeps long inputs cheap.
  if (Math.abs(typed.length - expected.length) > MOST_FORGIVEN + 1) return false
  const written = withoutMarks(typed)
  const wanted = withoutMarks(expected)
  const letters = wanted.match(/\p{L}/gu)?.length ?? 0
  const forgiven = forgivenLetters(letters)
  const isSwap = letters === 2 && written.length === 2 && written[0] === wanted[1] && written[1] === wanted[0]
  // A slip in a word of one English is a slip in the other's, too.
  const isNear = () => {
    if (distance(written, wanted, forgiven) <= forgiven) return true
    const inOneEnglish = withoutMarks(spellingOf(expected, lang))
    return inOneEnglish !== wanted && distance(written, inOneEnglish, forgiven) <= forgiven
  }
  if (!isSwap && !isNear()) return false
  if (lang === 'ENG' && (isShortForm(typed) || isMadeUpForm(typed, expected))) return false
  if (otherSpellings(typed, lang).some((word) => words.has(word))) return false
  if (lang === 'DE' && (isMadeUpGerman(typed, expected) || isOtherCompound(typed, expected, words)))
    return false
  return !isElided(typed, expected, words)
}

/** A typed word with the letters that its keyboard may not have: "grosse" is "große". */
const otherSpellings = (typed: string, lang: LangCode): string[] =>
  lang === 'DE'
    ? [
        typed,
        typed.replace(/ss/g, 'ß'),
        typed.replace(/[aou]e/g, (pair) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[pair] ?? pair),
      ]
    : [typed]

/** Words joined by an apostrophe or hyphen of which one is another word. */
function isElided(typed: string, expected: string, words: WordList): boolean {
  const typedParts = typed.split(/['-]/)
  const expectedParts = expected.split(/['-]/)
  if (typedParts.length === 1 || typedParts.length !== expectedParts.length) return false
  return typedParts.some(
    (part, index) => part !== expectedParts[index] && (part.length < 3 || words.has(part)),
  )
}

/** What joins the parts of a German compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e']

/** A word with each doubled letter written once: "vielleicht" and "vieleicht" are the same. */
const undoubled = (word: string): string => word.replace(/(\p{L})\1/gu, '$1')

/**
 * Tells whether two compounds begin alike and go on with different words: Berufserfahrung, Berufserfahrungen. A doubled
 * letter that is missing makes no other compound, although "viel" and "eicht" are words.
 */
function isOtherCompound(typed: string, expected: string, words: WordList): boolean {
  if (undoubled(typed) === undoubled(expected)) return false
  let shared = 0
  while (shared < typed.length && typed[shared] === expected[shared]) shared += 1
  for (let head = Math.min(shared, typed.length - SHORTEST_TAIL); head >= SHORTEST_HEAD; head--) {
    const [tail, wanted] = [typed.slice(head), expected.slice(head)]
    const first = typed.slice(0, head)
    const isFirst = JOINTS.some(
      (joint) => first.endsWith(joint) && words.has(first.slice(0, head - joint.length)),
    )
    if (isFirst && wanted.length >= SHORTEST_TAIL && words.has(tail) && words.has(wanted)) return true
  }
  return false
}

/** Forms that nobody says and learners make: informations, childs, putted. */
const isMadeUpForm = (typed: string, expected: string): boolean =>
  [`${expected}s`, `${expected}es`, `${expected}ed`, `${expected}${expected.at(-1)}ed`].includes(typed) &&
  !expected.endsWith('s')

/** The same in German: Kinders, and participles in -t instead of -en. */
const isMadeUpGerman = (typed: string, expected: string): boolean =>
  (typed === `${expected}s` && !expected.endsWith('s')) ||
  (typed.endsWith('t') && /ge./.test(typed.slice(0, -1)) && expected === `${typed.slice(0, -1)}en`)

/** The parent's for the parents: another form. "Your's" is only misspelt. */
const isSurplusPossessive = (typed: string, expected: string): boolean =>
  typed.endsWith("'s") && !expected.includes("'") && !/^(?:yours|hers|ours|theirs)$/.test(expected)
