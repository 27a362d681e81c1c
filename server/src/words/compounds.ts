/** Shorter parts make a word of almost any misspelling. */
const SHORTEST_PART = 3
/** Longer words are not written by learners, and take long to take apart. */
const LONGEST_WORD = 40
const MOST_PARTS = 3

/** How a list names what a compound may go on from: `früh` of `frühstück`. */
export const forePart = (form: string): string => `${form}+`
/** How a list names what a compound may end with. */
export const endPart = (form: string): string => `+${form}`
/** How a list names a word that is no compound, although its parts are there. */
export const noCompound = (form: string): string => `!${form}`

/** Whether a word is put together from parts that a list has. Which parts go together in meaning, nobody knows. */
export function isCompound(word: string, isListed: (spelling: string) => boolean): boolean {
  const canBeSplit = (rest: string, parts: number): boolean => {
    for (let length = SHORTEST_PART; length <= rest.length - SHORTEST_PART; length++) {
      if (!isListed(forePart(rest.slice(0, length)))) continue
      const end = rest.slice(length)
      if (isListed(endPart(end)) || (parts > 2 && canBeSplit(end, parts - 1))) return true
    }
    return false
  }
  return word.length <= LONGEST_WORD && canBeSplit(word, MOST_PARTS) && !isListed(noCompound(word))
}
