/**
 * Allowed HTML elements in editor text, without images: structure, emphasis and links, nothing that loads, runs or
 * styles. Enforced by the server and again by the learners' pages (S-NOTE-07).
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

/** Allowed URL schemes of editors' links. */
export const linkSchemes: readonly string[] = ['https', 'mailto']
