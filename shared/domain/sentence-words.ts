/** The words of a sentence, punctuation still at them. */
export const wordsOf = (sentence: string): string[] => sentence.trim().split(/\s+/u).filter(Boolean)
