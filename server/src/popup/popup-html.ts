import sanitizeHtml from 'sanitize-html'

/** What a popup may consist of: what the panel's editor makes, images included. No style attributes, no scripts. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
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
    'img',
  ],
  allowedAttributes: {
    '*': ['lang', 'class'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
  },
  // The classes of the editor (alignment, size, indent) and no others.
  allowedClasses: { '*': ['ql-*'] },
  allowedSchemes: ['https', 'mailto'],
  // Pictures come from the media library, which lives at our own address.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }),
  },
}

/** Makes the content of a popup harmless: on its way in and again on its way out (design §4). */
export const sanitizePopup = (html: string): string => sanitizeHtml(html, allowed)
