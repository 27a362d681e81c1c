import { writtenWords } from './answer-words'

/** A text by its words only: case, signs and keyboards do not count. */
export const bareWords = (text: string): string =>
  writtenWords(text)
    .map(({ bare }) => bare)
    .join(' ')

/** Whether two texts say the same words. Texts of punctuation only are compared as they are. */
export function saySame(one: string, other: string): boolean {
  const [left, right] = [bareWords(one), bareWords(other)]
  return left === '' && right === '' ? one.trim() === other.trim() : left === right
}

/** Whether a block is nothing but punctuation; such blocks are shown in their own way (L-TRN-49). */
export const isPunctuationOnly = (text: string): boolean => /^[^\p{L}\p{N}]+$/u.test(text.trim())
