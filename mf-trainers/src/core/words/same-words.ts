import { writtenWords } from './answer-words'

/** Returns the words of a text for comparison, without case, signs and keyboard variants. */
export const bareWords = (text: string): string =>
  writtenWords(text)
    .map(({ bare }) => bare)
    .join(' ')

/** Whether two texts have the same words. Texts that are only punctuation are compared literally. */
export function hasSameWords(one: string, other: string): boolean {
  const [left, right] = [bareWords(one), bareWords(other)]
  return left === '' && right === '' ? one.trim() === other.trim() : left === right
}

/** Whether a block is only punctuation; such blocks have a style of their own (L-TRN-49). */
export const isPunctuationOnly = (text: string): boolean => /^[^\p{L}\p{N}]+$/u.test(text.trim())
