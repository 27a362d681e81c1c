const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The beginning of a text, at most `most` UTF-16 units long. Never cuts a character in two: half of an emoji is no text
 * that JSON columns of the database accept.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  // A little more than fits, because a long text need not be segmented whole.
  for (const { index, segment } of segmenter.segment(text.slice(0, most + 1))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** The first character of a text as people see it; empty for none. */
export const firstCharacter = (text: string): string => {
  const [first] = segmenter.segment(text)
  return first?.segment ?? ''
}
