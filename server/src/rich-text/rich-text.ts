import sanitizeHtml from 'sanitize-html'

/** What a hint may consist of: what the panel's editor makes and a learner's page shows. No style attributes. */
export const richTextRules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'span', 'a'],
  allowedAttributes: { '*': ['lang', 'class'], a: ['href', 'rel', 'target'] },
  // The classes of the editor (alignment, size, indent) and no others.
  allowedClasses: { '*': ['ql-*'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }),
  },
}

/** Makes HTML that editors wrote harmless: on its way in and again on its way out (design §4). */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, richTextRules)
