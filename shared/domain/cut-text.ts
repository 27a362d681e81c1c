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
