import { oneLine } from '@mowka/shared/domain/control-characters'

/** The longest name that a letter to a stranger carries. */
const LONGEST = 40
/** More words than this are a sentence. */
const MOST_WORDS = 3

/** Emoji and other symbols that people decorate their names with. */
const DECORATION = /\p{S}|\p{Emoji_Presentation}|\ufe0f|\u200d/gu
/** A word of a name, or an initial with its dot. */
const WORD = /^(\p{L}\.|\p{L}[\p{L}\p{M}'’-]*)$/u

/**
 * The name of the inviting person as a letter to a stranger may carry it: people write their names themselves, and an
 * address or a sentence in a subject would be our letter with their words. Empty for what is no name.
 */
export function calledBy(givenName: string): string {
  const name = oneLine(givenName.normalize('NFC').replace(DECORATION, ' '))
  const words = name.split(' ')
  const isName =
    name.length <= LONGEST && words.length <= MOST_WORDS && words.every((word) => WORD.test(word))
  return isName ? name : ''
}
