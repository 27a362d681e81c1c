/**
 * Normalizes a word to its spelling in a word list: lower case, and ё as е, because Russians often omit the dots.
 * Other letters stay, because a word without its accent may be another word.
 */
export const listSpelling = (word: string): string => word.toLowerCase().replaceAll('ё', 'е')

/**
 * Returns the positions at which a spelling may be split into words: at a hyphen, as in `peut-être`, and after the
 * apostrophe of an elision, as in `d'aujourd'hui`.
 */
export const splitsOf = (spelling: string): [start: string, rest: string][] =>
  [...spelling.matchAll(/['-]/g)].map(({ index, 0: sign }) => [
    spelling.slice(0, sign === '-' ? index : index + 1),
    spelling.slice(index + 1),
  ])
