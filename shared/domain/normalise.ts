import { MAX_ANSWER_LENGTH } from './answer'

/** Every sign that keyboards and editors put for an apostrophe; the first is what they become (U05). */
export const APOSTROPHES = "'’‘`´ʼ"
/** Every sign that they put for a hyphen or dash; the first is what they become (U05). */
export const DASHES = '-‐‑‒–—−'

/** Leftovers of copying that nobody sees: the soft hyphen and the zero-width space. */
const invisible = /[\u00AD\u200B]/g
const apostrophes = new RegExp(`[${APOSTROPHES}]`, 'g')
const dashes = new RegExp(`[\\${DASHES}]`, 'g')

/**
 * Characters that look like one or several plain ones: ligatures of typesetters, full-width letters and signs of Asian
 * keyboards, Roman numerals. Others of Unicode's compatibility characters look different: "²" is no "2".
 */
const lookalikes =
  /[\u0132\u0133\u01C4-\u01CC\u01F1-\u01F3\u2160-\u217F\uFB00-\uFB06\uFF01-\uFF5E\uFFE0-\uFFE6]/g

/** Texts that are compared are sentences; what is longer than any of them is cut, so that nothing takes long. */
const LONGEST = 4 * MAX_ANSWER_LENGTH

/**
 * More marks than any language puts on a letter. Composing takes the square of their number, so the rest is dropped
 * before it.
 */
const surplusMarks = /(\p{M}{4})\p{M}+/gu

/**
 * Brings different keyboards to one spelling (U05): composed letters, one kind of quote, dash and space. Keeps case
 * and punctuation, so the text can still be shown. What judges answers and what helps with them compare by it alike.
 */
export const normalise = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(invisible, '')
    .replace(lookalikes, (sign) => sign.normalize('NFKC'))
    .replace(surplusMarks, '$1')
    .normalize('NFC')
    .replace(apostrophes, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(dashes, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
