/** The words of a sentence, including adjacent punctuation. */
export const wordsOf = (sentence: string): string[] => sentence.trim().split(/\s+/u).filter(Boolean)
