/** The longest name that a letter to a stranger carries. */
const LONGEST = 40

/**
 * The name of the inviting person as a letter to a stranger may carry it: letters only, because people write their names
 * themselves and mail programs make links of what looks like an address. Empty when nothing is left.
 */
export const calledBy = (givenName: string): string =>
  givenName
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}' -]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()
