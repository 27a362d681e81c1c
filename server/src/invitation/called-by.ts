import { oneLine } from '@mowka/domain/control-characters'

/** Maximum length of a name in an email to a stranger. */
const LONGEST = 40
/** More words than this are a sentence. */
const MAX_WORDS = 3

/** Emoji and other symbols in decorated names. */
const DECORATION = /\p{S}|\p{Emoji_Presentation}|\ufe0f|\u200d/gu
/** A word of a name, or an initial with a period. */
const WORD = /^(\p{L}\.|\p{L}[\p{L}\p{M}'’-]*)$/u

/**
 * Returns the inviter's name in a form that is safe in an email to a stranger, or an empty string. Users choose their
 * names themselves, so a URL or a sentence in the subject would put their text into our email.
 */
export function calledBy(givenName: string): string {
  const name = oneLine(givenName.normalize('NFC').replace(DECORATION, ' '))
  const words = name.split(' ')
  const isName = name.length <= LONGEST && words.length <= MAX_WORDS && words.every((word) => WORD.test(word))
  return isName ? name : ''
}
