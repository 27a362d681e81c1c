import type { LangCode } from '../../languages/codes'
import { judgings } from '../../languages/judging'
import { variantsOf } from '../../languages/variants'
import { digitsOf } from '../answers/other-ways'
import { classesOf, isPair } from '../words/classify'
import type { Difference } from './difference'

/** A difference as the words that it adds and removes. */
export type Change = Difference & {
  added: readonly string[]
  removed: readonly string[]
  /** Whether it fits any other change: a courtesy, or one word replaced by another of the same gender and number. */
  isNeutral: boolean
  /** Whether it replaces a noun behind its determiner, which agrees with nothing else. */
  isNoun: boolean
  isCourtesy: boolean
}

/** Splits elided words: "l'eau" is an article and a noun. */
const partsOf = (words: readonly string[]): string[] => words.flatMap((word) => word.split(/(?<=')/))

/** The words that `others` doesn't contain as often. */
const surplus = (words: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The ending that shows gender and number: "casas" and "puertas" share theirs, "grande" and "bonito" don't. */
const agreementEnding = (word: string): string => /é?[aeiouáàèíìóòúù]?[sx]?$/.exec(word)?.[0] ?? ''

/** Decides which accepted differences of an input may occur together. */
export function independenceOf(words: readonly string[], lang: LangCode) {
  const classes = classesOf(lang)
  const { courtesies, genderedDeterminers, genderedEndings, sharedEndings, questionWords } =
    judgings[lang].combining
  const text = partsOf(words)

  const isDeterminer = (word: string) => classes.isDeterminer(word) || classes.isArticle(word)
  const isLink = (word: string) =>
    classes.isArticle(word) || classes.isPreposition(word) || word === variantsOf[lang].and
  const isFunctionWord = (word: string) =>
    isLink(word) ||
    word.endsWith("'") ||
    isDeterminer(word) ||
    classes.isNegation(word) ||
    classes.isSubject(word) ||
    classes.isSamePronoun(word, word)
  const isRepeated = (word: string) => !isLink(word) && text.indexOf(word) !== text.lastIndexOf(word)

  /** Whether one word may replace another anywhere: neither inflects, links or asks. */
  const isPlainWord = (word: string) =>
    !isFunctionWord(word) &&
    !classes.isAuxiliary(word) &&
    !/[-\p{N}]/u.test(word) &&
    digitsOf(word, lang) === null &&
    !questionWords.has(word)

  const isCourtesyAt = ({ from, to, typed, accepted }: Difference) =>
    (typed.length === 0 || accepted.length === 0) &&
    (from === 0 || to === words.length) &&
    courtesies.includes([...typed, ...accepted].join(' '))
  const isSingle = ({ typed, accepted }: Difference) => typed.length === 1 && accepted.length === 1

  /** Returns the change of a difference; `null` if it only adds, removes or replaces function words. */
  function changeOf(difference: Difference): Change | null {
    const { from, typed, accepted } = difference
    const [input, answer] = [partsOf(typed), partsOf(accepted)]
    const [added, removed] = [surplus(input, answer), surplus(answer, input)]
    const change = { ...difference, added, removed, isNeutral: false, isNoun: false, isCourtesy: false }
    if (added.some(isRepeated)) return null
    if (typed.length === 0 || accepted.length === 0) {
      const isCourtesy = isCourtesyAt(difference)
      const isSubject = added.length + removed.length === 1 && [...added, ...removed].every(classes.isSubject)
      return isCourtesy || isSubject ? { ...change, isNeutral: isCourtesy, isCourtesy } : null
    }
    if (added.every(isFunctionWord) || removed.every(isFunctionWord)) return null
    const [word = '', instead = ''] = [typed[0], accepted[0]]
    if (genderedDeterminers === null || !isSingle(difference)) return change
    if (!isPlainWord(word) || !isPlainWord(instead) || isPair(word, instead, lang)) return change
    const last = partsOf(words.slice(0, from)).at(-1) ?? ''
    if (genderedDeterminers.has(last)) return { ...change, isNeutral: true, isNoun: true }
    const ending = agreementEnding(word)
    const isNoun = isDeterminer(last)
    const isTelling = isNoun ? genderedEndings.test(ending) : !sharedEndings.test(ending)
    const isNeutral = isTelling && ending === agreementEnding(instead)
    return { ...change, isNeutral, isNoun: isNeutral && isNoun }
  }

  const touched = ({ added, removed }: Change) => [...added, ...removed].filter((word) => !isLink(word))
  const inflects = ({ added, removed }: Change) =>
    added.some((word) => removed.some((other) => !classes.isPreposition(word) && isPair(word, other, lang)))
  const governs = ({ added, removed }: Change) =>
    [...added, ...removed].some(
      (word) => isDeterminer(word) || classes.isAuxiliary(word) || word.endsWith("'"),
    )

  /** Whether a neutral change and another one may occur together. */
  function areIndependent(neutral: Change, other: Change): boolean {
    const [first, second] = neutral.from < other.from ? [neutral, other] : [other, neutral]
    if (first.to >= second.from) return false
    if (partsOf(words.slice(first.to, second.from)).every(isFunctionWord)) return false
    if (touched(first).some((word) => touched(second).includes(word))) return false
    if (neutral.isCourtesy)
      return !courtesies.some((each) => ` ${other.typed.join(' ')} `.includes(` ${each} `))
    if (first.added.some((word) => second.added.some((each) => !isLink(word) && isPair(word, each, lang))))
      return false
    if (inflects(first) && inflects(second)) return false
    return neutral.isNoun || other.isCourtesy || !governs(other)
  }

  return { changeOf, areIndependent }
}
