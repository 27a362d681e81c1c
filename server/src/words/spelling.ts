/** Letters that keyboards often lack, as everyone may write them: `oeuvre`, `еще`. */
const plainLetters: Record<string, string> = { œ: 'oe', æ: 'ae', ё: 'е' }

/** How a normalised word is spelled in a word list: in lower case, without ligatures. */
export const listSpelling = (word: string): string =>
  word.toLowerCase().replace(/[œæё]/g, (letter) => plainLetters[letter] ?? letter)

/** Parts that are words of their own: `peut-être`, and the short word before an elision with its apostrophe. */
export const partsOf = (word: string): string[] => word.split(/-|(?<=')/)
