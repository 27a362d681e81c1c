import { linkSchemes, richTextTags } from '@mowka/shared/domain/rich-text'
import sanitizeHtml from 'sanitize-html'

/** What texts of editors may consist of: what the panel's editor makes and a learner's page shows. No style attributes. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { '*': ['lang', 'class'], a: ['href', 'rel', 'target'] },
  // The classes of the editor (alignment, size, indent) and no others.
  allowedClasses: { '*': ['ql-*'] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }),
  },
}

/** The same and pictures. They come from the media library, which lives at our own address. */
const allowedWithPictures: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'img'],
  allowedAttributes: { ...allowed.allowedAttributes, img: ['src', 'alt', 'width', 'height'] },
  allowedSchemesByTag: { img: [] },
}

/** Makes HTML that editors wrote harmless: on its way in and again on its way out. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, allowed)

/** The same for texts that may have pictures: popups. */
export const sanitizeIllustrated = (html: string): string => sanitizeHtml(html, allowedWithPictures)

const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of HTML without their markup, in one line. It is text: never put it into HTML. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
