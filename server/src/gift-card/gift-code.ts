import { randomInt } from 'node:crypto'

/** 32 characters, 5 bits each: no 0 and O, no 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const PREFIX = 'MW'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Lengths of codes without their prefix: current ones, and shorter ones on cards printed earlier. */
const LENGTHS = [GROUPS * GROUP_LENGTH, 12]

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Generates a code, e.g. `MW-7KQA-XX4D-N3TE-9HPC`: 80 random bits, too many to guess. */
export const newGiftCode = (): string => [PREFIX, ...Array.from({ length: GROUPS }, group)].join('-')

/**
 * Normalizes a typed code to its stored form: ignores case, spaces, kinds of dashes and a missing prefix. An invalid
 * code doesn't become valid.
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
