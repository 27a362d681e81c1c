/** Unit form of languages with one plural. */
export const onlyOneIsSingular = (count: number): 0 | 1 => (count === 1 ? 0 : 1)

/** Splits ligatures: œuf, oeuf. */
export const withoutLigatures = (word: string): string => word.replace(/œ/g, 'oe').replace(/æ/g, 'ae')
