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

/** Allowed URL schemes of editors' links. */
export const linkSchemes: readonly string[] = ['https', 'mailto']

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Escapes text for HTML and XML: element content and attribute values in double quotes. Write attributes in double
 * quotes only.
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
