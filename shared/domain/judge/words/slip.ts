import type { LangCode } from '../../languages/codes'
import { judgings } from '../../languages/judging'
import { withoutMarks } from '../../languages/parts'
import { isLookalike, isShortForm } from '../answers/short-forms'
import type { WordList } from './classify'
import { differingLetters, distance } from './letters'
import { spellingOf, withoutUmlauts } from './spelling'

const silentWords = new Map<LangCode, ReadonlySet<string>>()

/** Words whose accent distinguishes them in writing only. */
function silentWordsOf(lang: LangCode): ReadonlySet<string> {
  const known = silentWords.get(lang)
  if (known) return known
  const words = new Set(judgings[lang].accents?.silent.split(' '))
  silentWords.set(lang, words)
  return words
}

/**
 * Whether two words that differ only in accents sound alike. Other accents change the sound and usually the word or
 * form, so they count as mistakes (hablo, habló).
 */
export function isOnlySeen(typed: string, expected: string, lang: LangCode): boolean {
  const elided = expected.lastIndexOf("'") + 1
  if (elided > 0 && typed.startsWith(expected.slice(0, elided))) {
    return isOnlySeen(typed.slice(elided), expected.slice(elided), lang)
  }
  const { accents } = judgings[lang]
  if (accents === null) return typed === expected
  if (accents.soundOf(typed) === accents.soundOf(expected) || accents.isLeftOut(typed, expected)) return true
  const silent = silentWordsOf(lang)
  return silent.has(expected) || silent.has(typed)
}

/** Kinds of forgivable differences between words. */
export type SlipKind = 'typo' | 'accent' | 'apostrophe' | 'space'

/** Result of a word comparison: equal, a slip, or different words (`null`). */
export type WordMatch = 'same' | SlipKind | null

/**
 * Word data for a comparison; without a word list nothing that could be another word is forgiven. Words of the
 * question that aren't words of the language were left in Polish, not misspelt.
 */
export type Knowledge = { lang: LangCode; words: WordList | null; question: ReadonlySet<string> }

/**
 * Number of forgivable letters by word length. The typed text is not an existing word, so longer words may differ
 * more.
 */
const forgivenLetters = (letters: number): number => {
  if (letters < 3) return 0
  if (letters < 6) return 1
  return letters < 10 ? 2 : MAX_FORGIVEN_LETTERS
}
const MAX_FORGIVEN_LETTERS = 3

/** A compound with a different last part is a different word: minimum lengths of its parts. */
const MIN_HEAD_LENGTH = 3
const MIN_TAIL_LENGTH = 4

/** Compares a typed word with the expected one, both as keys. */
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

/** Whether two words share so few letters that one can't be a slip of the other. Numbers may be words. */
const isFarApart = (typed: string, expected: string): boolean => {
  if (Math.abs(typed.length - expected.length) > MAX_FORGIVEN_LETTERS + 2) return true
  if (!PLAIN.test(typed) || !PLAIN.test(expected)) return false
  return differingLetters(typed, expected) > MAX_DIFFERING_LETTERS
}
const PLAIN = /^[a-z]+$/
/** Each forgiven letter may be replaced; British and American spelling differ in as few. */
const MAX_DIFFERING_LETTERS = 8

function isTypo(
  typed: string,
  expected: string,
  { lang, words }: { lang: LangCode; words: WordList },
): boolean {
  // Ignores a difference of a mark or two; this makes long inputs cheap.
  if (Math.abs(typed.length - expected.length) > MAX_FORGIVEN_LETTERS + 1) return false
  const written = withoutMarks(typed)
  const wanted = withoutMarks(expected)
  const letters = wanted.match(/\p{L}/gu)?.length ?? 0
  const forgiven = forgivenLetters(letters)
  const isSwap = letters === 2 && written.length === 2 && written[0] === wanted[1] && written[1] === wanted[0]
  // A slip in a British spelling is a slip in the American one, too.
  const isNear = () => {
    if (distance(written, wanted, forgiven) <= forgiven) return true
    const inOneEnglish = withoutMarks(spellingOf(expected, lang))
    return inOneEnglish !== wanted && distance(written, inOneEnglish, forgiven) <= forgiven
  }
  if (!isSwap && !isNear()) return false
  if (lang === 'ENG' && (isShortForm(typed) || isMadeUpForm(typed, expected))) return false
  if (otherSpellings(typed, lang).some((word) => words.has(word))) return false
  const { regularBases, areRegularFormsMistakes } = judgings[lang]
  if (areRegularFormsMistakes && regularBases(typed).some((infinitive) => words.has(infinitive))) return false
  if (lang === 'DE' && (isMadeUpGerman(typed, expected) || isOtherCompound(typed, expected, words)))
    return false
  return !isElided(typed, expected, words)
}

/** Spellings with letters that the keyboard may lack: "grosse" is "große". */
const otherSpellings = (typed: string, lang: LangCode): string[] =>
  lang === 'DE'
    ? [
        typed,
        typed.replace(/ss/g, 'ß'),
        typed.replace(/[aou]e/g, (pair) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[pair] ?? pair),
      ]
    : [typed]

/** Whether two words joined by an apostrophe or hyphen differ in a part that is another word. */
function isElided(typed: string, expected: string, words: WordList): boolean {
  const typedParts = typed.split(/['-]/)
  const expectedParts = expected.split(/['-]/)
  if (typedParts.length === 1 || typedParts.length !== expectedParts.length) return false
  return typedParts.some(
    (part, index) => part !== expectedParts[index] && (part.length < 3 || words.has(part)),
  )
}

/** Linking elements of German compounds. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e']

/** Reduces doubled letters to one: "vielleicht" and "vieleicht" become equal. */
const undoubled = (word: string): string => word.replace(/(\p{L})\1/gu, '$1')

/**
 * Whether two compounds have the same first part but different second words: Berufserfahrung, Berufserfahrungen. A
 * missing doubled letter doesn't make another compound, although "viel" and "eicht" are words.
 */
function isOtherCompound(typed: string, expected: string, words: WordList): boolean {
  if (undoubled(typed) === undoubled(expected)) return false
  let shared = 0
  while (shared < typed.length && typed[shared] === expected[shared]) shared += 1
  for (let head = Math.min(shared, typed.length - MIN_TAIL_LENGTH); head >= MIN_HEAD_LENGTH; head--) {
    const [tail, wanted] = [typed.slice(head), expected.slice(head)]
    const first = typed.slice(0, head)
    const isFirst = JOINTS.some(
      (joint) => first.endsWith(joint) && words.has(first.slice(0, head - joint.length)),
    )
    if (isFirst && wanted.length >= MIN_TAIL_LENGTH && words.has(tail) && words.has(wanted)) return true
  }
  return false
}

/** Nonexistent forms that learners produce: informations, childs, putted. */
const isMadeUpForm = (typed: string, expected: string): boolean =>
  [`${expected}s`, `${expected}es`, `${expected}ed`, `${expected}${expected.at(-1)}ed`].includes(typed) &&
  !expected.endsWith('s')

/** Nonexistent German forms: Kinders, and participles in -t instead of -en. */
const isMadeUpGerman = (typed: string, expected: string): boolean =>
  (typed === `${expected}s` && !expected.endsWith('s')) ||
  (typed.endsWith('t') && /ge./.test(typed.slice(0, -1)) && expected === `${typed.slice(0, -1)}en`)

/** A possessive for a plural ("parent's", "parents") is another form. "Your's" is only misspelt. */
const isSurplusPossessive = (typed: string, expected: string): boolean =>
  typed.endsWith("'s") && !expected.includes("'") && !/^(?:yours|hers|ours|theirs)$/.test(expected)
