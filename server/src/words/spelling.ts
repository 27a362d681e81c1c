/**
 * How a normalised word is spelled in a word list: in lower case, and without the dots of ё, which Russians leave out.
 * Other letters stay what they are, because a word without its accent may be another one.
 */
export const listSpelling = (word: string): string => word.toLowerCase().replaceAll('ё', 'е')

/**
 * Where a spelling may be parted into words: at a hyphen, as in `peut-être`, and behind the apostrophe of an elision,
 * as in `d'aujourd'hui`, where each has one.
 */
export const splitsOf = (spelling: string): [start: string, rest: string][] =>
  [...spelling.matchAll(/['-]/g)].map(({ index, 0: sign }) => [
    spelling.slice(0, sign === '-' ? index : index + 1),
    spelling.slice(index + 1),
  ])
