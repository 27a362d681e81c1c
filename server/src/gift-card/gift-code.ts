import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for one another when reading a printed card. */
const ALPHABET = 'ACDEFGHJKLMNPQRTUVWXY34679'
const GROUPS = 3
const GROUP_LENGTH = 4

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A new code, e.g. `MW-7KQA-XX4D-N3TE`: 56 random bits, so that nobody guesses one. */
export const newGiftCode = (): string => ['MW', ...Array.from({ length: GROUPS }, group)].join('-')
