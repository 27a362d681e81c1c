import type { LangCode } from '../../languages/codes'
import { judgings } from '../../languages/judging'
import { withoutMarks } from '../../languages/parts'
import type { WordList } from '../../languages/types'
import { differingLetters, distance } from './letters'
import { isFromOtherKeyboard, spellingOf } from './spelling'

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
  if (isFromOtherKeyboard(written, wanted, lang)) return 'same'

  const hasApostrophe = typed.includes("'") || expected.includes("'")
  const bareTyped = written.replaceAll("'", '')
  const bareWanted = wanted.replaceAll("'", '')
  if (hasApostrophe && bareTyped === bareWanted)
    return judgings[lang].isOtherByApostrophe?.(typed, expected) ? null : 'apostrophe'
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
  const { regularBases, areRegularFormsMistakes, isMistake, fullSpellings } = judgings[lang]
  if (words.has(typed) || fullSpellings?.(typed).some((word) => words.has(word))) return false
  if (areRegularFormsMistakes && regularBases(typed).some((infinitive) => words.has(infinitive))) return false
  if (isMistake?.(typed, expected, words)) return false
  return !isElided(typed, expected, words)
}

/** Whether two words joined by an apostrophe or hyphen differ in a part that is another word. */
function isElided(typed: string, expected: string, words: WordList): boolean {
  const typedParts = typed.split(/['-]/)
  const expectedParts = expected.split(/['-]/)
  if (typedParts.length === 1 || typedParts.length !== expectedParts.length) return false
  return typedParts.some(
    (part, index) => part !== expectedParts[index] && (part.length < 3 || words.has(part)),
  )
}
