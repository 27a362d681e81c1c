import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { langTag } from '@mowka/shared/domain/languages'

/** A word or number of a text and where it is: `start` included, `end` excluded. */
export type Token = { text: string; start: number; end: number }

/** Words keep inner apostrophes and hyphens; numbers keep inner dots, commas and colons. */
const TOKEN = /\p{L}[\p{L}\p{M}\p{N}]*(?:['-]\p{L}[\p{L}\p{M}\p{N}]*)*|\p{N}+(?:[.,:]\p{N}+)*/gu

/** The words and numbers of a normalised text, in any script. Punctuation is never a token (U05). */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

/** A token as it is compared: in lower case by the rules of its language. */
export const inLowerCase = (token: string, lang: LangCode): string => token.toLocaleLowerCase(langTag(lang))

/** The words of a normalised text as they are compared. */
export const wordsOf = (text: string, lang: LangCode): string[] =>
  tokensOf(text).map((token) => inLowerCase(token.text, lang))
