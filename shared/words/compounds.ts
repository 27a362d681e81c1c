/** Minimum part length; shorter parts would make compounds of almost any misspelling. */
const MIN_PART_LENGTH = 3
/** Maximum word length; learners don't write longer words, and splitting them is slow. */
const MAX_WORD_LENGTH = 40
const MAX_PARTS = 3

/** List spelling of a part that a compound can continue: `früh` of `frühstück`. */
export const forePart = (form: string): string => `${form}+`
/** List spelling of a part that can end a compound. */
export const endPart = (form: string): string => `+${form}`
/** List spelling of a word that is not a compound although its parts are listed. */
export const noCompound = (form: string): string => `!${form}`

/** Whether a word consists of listed parts. Whether they make sense together is not checked. */
export function isCompound(word: string, isListed: (spelling: string) => boolean): boolean {
  const canBeSplit = (rest: string, parts: number): boolean => {
    for (let length = MIN_PART_LENGTH; length <= rest.length - MIN_PART_LENGTH; length++) {
      if (!isListed(forePart(rest.slice(0, length)))) continue
      const end = rest.slice(length)
      if (isListed(endPart(end)) || (parts > 2 && canBeSplit(end, parts - 1))) return true
    }
    return false
  }
  return word.length <= MAX_WORD_LENGTH && canBeSplit(word, MAX_PARTS) && !isListed(noCompound(word))
}
