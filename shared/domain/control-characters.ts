/** Line breaks inside a paragraph, as word processors write them. */
const LINE_BREAKS = /\v|\u2028/g
/** Paragraph breaks, as other programs write them. */
const PARAGRAPHS = /\f|\u2029/g
/** Control characters except tabs and line breaks, which XML 1.0 and some mail programs reject. */
const MEANINGLESS = /[^\P{Cc}\t\n\r]|[\ufffe\uffff\ufff9-\ufffb]/gu

/** Removes control characters that were copied from word processors, PDFs and terminals. */
export const withoutControls = (text: string): string =>
  text.replace(LINE_BREAKS, '\n').replace(PARAGRAPHS, '\n\n').replace(MEANINGLESS, '')

/** Direction marks and embeddings, which can change the displayed order of a line. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Converts text to one line, for email headers and single-line fields. */
export const oneLine = (text: string): string =>
  withoutControls(text).replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim()
