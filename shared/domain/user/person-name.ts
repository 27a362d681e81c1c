/** A word of a name, or an initial with a period. */
const WORD = /^(\p{L}\.|\p{L}[\p{L}\p{M}'’-]*)$/u

/**
 * Whether a line of text looks like a name. Users choose their names themselves, so a URL or a sentence that is shown
 * to strangers would put their text into our product.
 */
export function isPersonName(line: string, { maxWords }: { maxWords: number }): boolean {
  const words = line.split(' ')
  return words.length <= maxWords && words.every((word) => WORD.test(word))
}
