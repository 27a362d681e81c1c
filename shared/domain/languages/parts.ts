/** Unit form of languages with one plural. */
export const onlyOneIsSingular = (count: number): 0 | 1 => (count === 1 ? 0 : 1)

/** Splits ligatures: œuf, oeuf. */
export const withoutLigatures = (word: string): string => word.replace(/œ/g, 'oe').replace(/æ/g, 'ae')

/** Letters that Unicode doesn't decompose into a base letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ё: 'е' }

/**
 * Removes the diacritics of a word. Of Cyrillic only ё becomes е: й is a letter of its own, although Unicode writes it
 * as и with a mark.
 */
export const withoutMarks = (word: string): string => (PLAIN.test(word) ? word : bareLetters(word))

const PLAIN = /^[\x20-\x7e]*$/

const bareLetters = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[^\p{Script=Cyrillic}]+/gu, (part) => part.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[łßœæøё]/g, (letter) => WHOLE[letter] ?? letter)

/** Returns the ordinals with digits in all forms, from ordinals in order that end in -o: "terzo", "terza" for 3. */
export const ordinalForms = (ordinals: string, endings: readonly string[]) =>
  ordinals
    .split(' ')
    .flatMap((word, index) =>
      endings.map((ending) => [String(index + 1), word.replace(/o$/, ending)] as const),
    )
