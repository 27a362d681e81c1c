/** Line breaks of word processors inside a paragraph. */
const LINE_BREAKS = /\v|\u2028/g
/** Paragraph ends, as other programs write them. */
const PARAGRAPHS = /\f|\u2029/g
/** Characters without meaning in text, which XML 1.0 and some mail programs refuse; tabs and line ends are not among them. */
const MEANINGLESS = /[^\P{Cc}\t\n\r]|[\ufffe\uffff\ufff9-\ufffb]/gu

/** Text without the control characters that come along from word processors, PDFs and terminals. */
export const withoutControls = (text: string): string =>
  text.replace(LINE_BREAKS, '\n').replace(PARAGRAPHS, '\n\n').replace(MEANINGLESS, '')

/** Direction marks and embeddings: they can make a line read in another order than it is written. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text as one line, for headers of emails and single-line fields. */
export const oneLine = (text: string): string =>
  withoutControls(text).replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim()
