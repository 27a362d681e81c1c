/** A font of the gift card's PDF. */
export type PrintFont = 'text' | 'emoji'

/** Characters in the Nunito font: Latin, Cyrillic, punctuation. A test compares them with the font. */
const TEXT =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0132\u0134-\u017e\u0181\u018a\u018f\u0192\u01a0-\u01a1\u01af-\u01b0\u01b3-\u01b4\u01c4-\u01ce\u01d4\u01e5-\u01e7\u01e9-\u01eb\u01ef\u01fa-\u021b\u021f\u0226-\u0228\u022a-\u022d\u0230-\u0233\u0237\u0253\u0257\u0259\u0292\u02b9-\u02bc\u02be-\u02bf\u02c6-\u02cc\u02d8-\u02dd\u0394\u03a3\u03a9\u03bc\u03c0\u0400-\u045f\u0462-\u0463\u046a-\u046b\u0472-\u0475\u048a-\u04a5\u04a8-\u04ff\u0510-\u0513\u051a-\u051d\u0524-\u0529\u052e-\u052f\u1e08-\u1e09\u1e0c-\u1e0f\u1e14-\u1e17\u1e1c-\u1e1d\u1e20-\u1e21\u1e24-\u1e25\u1e2a-\u1e2b\u1e2e-\u1e2f\u1e36-\u1e37\u1e3a-\u1e3b\u1e42-\u1e49\u1e4c-\u1e53\u1e5a-\u1e5b\u1e5e-\u1e69\u1e6c-\u1e6f\u1e78-\u1e7b\u1e80-\u1e85\u1e8e-\u1e8f\u1e92-\u1e93\u1e97\u1e9e\u1ea0-\u1ef9\u2010\u2012-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2032-\u2033\u2039-\u203a\u2044\u2052\u2070\u2074-\u2079\u2080-\u2089\u20a1\u20a3-\u20a4\u20a6-\u20a7\u20a9\u20ab-\u20ae\u20b1-\u20b2\u20b4-\u20b5\u20b8-\u20ba\u20bc-\u20bd\u2113\u2116\u2122\u2126\u212e\u2202\u2205-\u2206\u220f\u2211-\u2212\u2215\u2219-\u221a\u221e\u222b\u2248\u2260\u2264-\u2265\u25ca\u27e8-\u27e9]$/u
/** Emoji graphemes, including skin tones, flags, keycaps and families. Plain digits and signs are text. */
const EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|\ufe0f|\u200d|[\u{e0020}-\u{e007f}])*)$/u
/** Characters without width, or without space on a card. */
const NOTHING = /^(?:[\p{Cc}\p{Cf}]|\ufe0e|\ufe0f)*$/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The graphemes of a text. */
export const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Returns the font that contains a character, or `null`. */
export function characterFont(character: string): PrintFont | null {
  if (TEXT.test(character)) return 'text'
  return EMOJI.test(character) ? 'emoji' : null
}

/**
 * Returns the printed form of a character: itself, or the plain form of a decorated one (𝓢 is S). Empty if it is
 * invisible, `null` if no font contains it.
 */
function printed(character: string): string | null {
  if (character === '\n' || characterFont(character)) return character
  if (/^\s+$/.test(character)) return character.includes('\n') ? '\n' : ' '
  if (NOTHING.test(character)) return ''
  const plain = character.normalize('NFKC')
  return charactersOf(plain).every(characterFont) ? plain : null
}

/** Whether a gift card can print the whole text. */
export const isPrintable = (text: string): boolean =>
  charactersOf(text.normalize('NFC')).every((character) => printed(character) !== null)

/** Returns text as printed on a gift card, without characters that no font contains. */
export const printableForm = (text: string): string =>
  charactersOf(text.normalize('NFC'))
    .map((character) => printed(character) ?? '')
    .join('')
