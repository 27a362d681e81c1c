/**
 * Returns the capital of a special character. The German ß has its own capital, while case mapping would make it
 * "SS".
 */
export const upperCharacter = (character: string, tag: string): string =>
  character === 'ß' ? 'ẞ' : character.toLocaleUpperCase(tag)
