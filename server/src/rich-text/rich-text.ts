import { isMediaAddress } from '@mowka/domain/media'
import { linkSchemes, richTextTags } from '@mowka/domain/text/rich-text'
import sanitizeHtml from 'sanitize-html'

/** Allowed markup: what the panel's editor writes and a learner's page renders. No style attributes. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { '*': ['lang', 'class'], a: ['href', 'rel', 'target'] },
  // Only the editor's classes (alignment, size, indent).
  allowedClasses: { '*': ['ql-*'] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }),
  },
}

/** Whether an attribute is a size in pixels. */
const isPixels = (size: string): boolean => /^[1-9]\d{0,3}$/.test(size)

/** Also allows images, only from the media library. */
const allowedWithPictures: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'img'],
  allowedAttributes: { ...allowed.allowedAttributes, img: ['src', 'alt', 'width', 'height'] },
  allowedSchemesByTag: { img: [] },
  transformTags: {
    ...allowed.transformTags,
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        ...(isMediaAddress(src) && { src }),
        alt,
        ...(isPixels(width) && { width }),
        ...(isPixels(height) && { height }),
      },
    }),
  },
  // Without its URL an image is an empty frame.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** Sanitizes HTML written by editors, both on writing and on reading. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, allowed)

/** Sanitizes HTML with images, for popups and hints. */
export const sanitizeIllustrated = (html: string): string => sanitizeHtml(html, allowedWithPictures)

const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/**
 * Returns the text of HTML on one line; images become their alternative text. Not escaped: never put it into HTML.
 */
export const plainText = (html: string): string =>
  // Block elements become spaces, inline elements don't.
  sanitizeHtml(html.replaceAll(/<(?=\/?(p|br|li|[ou]l|h\d|blockquote|div)\b)/gi, ' <'), {
    allowedTags: ['img'],
    allowedAttributes: { img: ['alt'] },
  })
    // Text and attributes are escaped here, so that an angle bracket only begins or ends an image.
    .replace(/<img(?: alt="([^"<>]*)")?[^<>]*>/g, ' $1 ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** Whether HTML shows neither text nor an image. */
export const isBlank = (html: string): boolean => !html.includes('<img') && plainText(html) === ''
