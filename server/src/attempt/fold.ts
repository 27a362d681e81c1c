/** Letters that Unicode does not take apart into a base and a mark. */
const wholeLetters: Record<string, string> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ё: 'е' }

/**
 * A lower-case word without its diacritics, to tell "no accent on my keyboard" from another word (U05). Of Cyrillic
 * only ё becomes е: й is its own letter, although Unicode writes it as и with a mark.
 */
export const fold = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[^\p{Script=Cyrillic}]+/gu, (part) => part.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[łßœæøё]/g, (letter) => wholeLetters[letter] ?? letter)
