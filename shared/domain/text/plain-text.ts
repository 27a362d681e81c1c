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

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Truncates text to at most `most` UTF-16 units without splitting a character: JSON columns of the database reject
 * half an emoji.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  // Segments one unit more than fits, because segmenting a long text is slow.
  for (const { index, segment } of segmenter.segment(text.slice(0, most + 1))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** Returns the first grapheme of a text, or an empty string. */
export const firstCharacter = (text: string): string => {
  const [first] = segmenter.segment(text)
  return first?.segment ?? ''
}
