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
  /** Whether it adds and removes more than function words. Only a courtesy combines with any other change. */
  isWhole: boolean
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
    !/['-]|\p{N}/u.test(word) &&
    digitsOf(word, lang) === null &&
    !questionWords.has(word)

  const isCourtesyAt = ({ from, to, typed, accepted }: Difference) =>
    (typed.length === 0 || accepted.length === 0) &&
    (from === 0 || to === words.length) &&
    courtesies.includes([...typed, ...accepted].join(' '))
  const isSingle = ({ typed, accepted }: Difference) => typed.length === 1 && accepted.length === 1

  /** Whether a difference replaces one word by another of the same gender and number. */
  function neutralityOf(difference: Difference): Pick<Change, 'isNeutral' | 'isNoun'> {
    const [word = '', instead = ''] = [difference.typed[0], difference.accepted[0]]
    const isOther = isPlainWord(word) && isPlainWord(instead) && !isPair(word, instead, lang)
    if (genderedDeterminers === null || !isSingle(difference) || !isOther)
      return { isNeutral: false, isNoun: false }
    const last = partsOf(words.slice(0, difference.from)).at(-1) ?? ''
    const isNoun = isDeterminer(last)
    // Nothing agrees with a noun that ends the sentence.
    const isLastNoun = isNoun && difference.to === words.length
    if (isLastNoun || genderedDeterminers.has(last)) return { isNeutral: true, isNoun: true }
    const ending = agreementEnding(word)
    const isTelling = isNoun ? genderedEndings.test(ending) : !sharedEndings.test(ending)
    const isNeutral = isTelling && ending === agreementEnding(instead)
    return { isNeutral, isNoun: isNeutral && isNoun }
  }

  /** Returns the change of a difference; `null` if it repeats a word of the input. */
  function changeOf(difference: Difference): Change | null {
    const { typed, accepted } = difference
    const [input, answer] = [partsOf(typed), partsOf(accepted)]
    const [added, removed] = [surplus(input, answer), surplus(answer, input)]
    if (added.some(isRepeated)) return null
    const change = { ...difference, added, removed }
    if (isCourtesyAt(difference))
      return { ...change, isNeutral: true, isNoun: false, isCourtesy: true, isWhole: true }
    const isSubject = added.length + removed.length === 1 && [...added, ...removed].every(classes.isSubject)
    const isReplaced = typed.length > 0 && accepted.length > 0
    const isWhole = isReplaced ? !added.every(isFunctionWord) && !removed.every(isFunctionWord) : isSubject
    return { ...change, ...neutralityOf(difference), isCourtesy: false, isWhole }
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
    if (!other.isWhole) return false
    if (first.added.some((word) => second.added.some((each) => !isLink(word) && isPair(word, each, lang))))
      return false
    if (inflects(first) && inflects(second)) return false
    return neutral.isNoun || other.isCourtesy || !governs(other)
  }

  return { changeOf, areIndependent }
}
