/** Splits ligatures: œuf, oeuf. */
export const withoutLigatures = (word: string): string => word.replace(/œ/g, 'oe').replace(/æ/g, 'ae')
