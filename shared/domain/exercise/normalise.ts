import { MAX_ANSWER_LENGTH } from './answer'

/** All variants of the apostrophe, replaced by the first one (U05). */
export const APOSTROPHES = "'’‘`´ʼ"
/** All variants of the hyphen and dash, replaced by the first one (U05). */
export const DASHES = '-‐‑‒–—−'

/** Invisible leftovers of copying: the soft hyphen and the zero-width space. */
const invisible = /[\u00AD\u200B]/g
const apostrophes = new RegExp(`[${APOSTROPHES}]`, 'g')
const dashes = new RegExp(`[\\${DASHES}]`, 'g')

/**
 * Compatibility characters that look like plain ones: typographic ligatures, full-width letters and signs of Asian
 * keyboards, Roman numerals. Other compatibility characters look different: "²" is not "2".
 */
const lookalikes =
  /[\u0132\u0133\u01C4-\u01CC\u01F1-\u01F3\u2160-\u217F\uFB00-\uFB06\uFF01-\uFF5E\uFFE0-\uFFE6]/g

/** Compared texts are sentences; longer input is truncated to limit the cost. */
const LONGEST = 4 * MAX_ANSWER_LENGTH

/**
 * More marks than any language puts on a letter. Composing is quadratic in their number, so the rest is dropped
 * first.
 */
const surplusMarks = /(\p{M}{4})\p{M}+/gu

/**
 * Unifies input from different keyboards (U05): composed letters, one kind of quote, dash and space. Preserves case
 * and punctuation, so the text can still be displayed. Shared by the answer check and the hints.
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
