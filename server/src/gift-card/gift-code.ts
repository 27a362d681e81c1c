import { randomInt } from 'node:crypto'

/** 32 signs, 5 bits each: no 0 and O, no 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const PREFIX = 'MW'
const GROUPS = 4
const GROUP_LENGTH = 4

/** How long codes are without their prefix: those made now, and the shorter ones of cards printed before. */
const LENGTHS = [GROUPS * GROUP_LENGTH, 12]

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A new code, e.g. `MW-7KQA-XX4D-N3TE-9HPC`: 80 random bits, so that nobody guesses one. */
export const newGiftCode = (): string => [PREFIX, ...Array.from({ length: GROUPS }, group)].join('-')

/**
 * A code as it is kept, from what someone typed: small letters, spaces, other dashes and a prefix left out do not
 * matter. What is no code stays unlike any.
 */
export function readGiftCode(typed: string): string {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const hasPrefix = signs.startsWith(PREFIX) && LENGTHS.includes(signs.length - PREFIX.length)
  const groups = (hasPrefix ? signs.slice(PREFIX.length) : signs).match(/.{1,4}/g) ?? []
  return [PREFIX, ...groups].join('-')
}
