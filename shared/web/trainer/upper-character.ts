/** The capital of a special character. The German ß has one of its own; letter rules would make it "SS". */
export const upperCharacter = (character: string, tag: string): string =>
  character === 'ß' ? 'ẞ' : character.toLocaleUpperCase(tag)
