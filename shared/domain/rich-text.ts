/**
 * The elements of texts that editors write, without pictures: structure, emphasis and links, nothing that loads, runs
 * or styles. The server lets no others through, and learners' pages show no others (S-NOTE-07).
 */
export const richTextTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'blockquote',
  'span',
  'a',
] as const

export type RichTextTag = (typeof richTextTags)[number]

/** Where a link of an editor may lead. */
export const linkSchemes: readonly string[] = ['https', 'mailto']
