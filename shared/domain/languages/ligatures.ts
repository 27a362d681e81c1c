/** A word with its ligatures taken apart: œuf, oeuf. */
export const withoutLigatures = (word: string): string => word.replace(/œ/g, 'oe').replace(/æ/g, 'ae')
