import { isMediaAddress } from '@mowka/shared/domain/media'
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

/** The same and pictures. They come from the media library and from nowhere else. */
const allowedWithPictures: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'img'],
  allowedAttributes: { ...allowed.allowedAttributes, img: ['src', 'alt', 'width'] },
  allowedSchemesByTag: { img: [] },
  transformTags: {
    ...allowed.transformTags,
    img: (tagName, { src = '', alt = '', width = '' }) => ({
      tagName,
      attribs: {
        ...(isMediaAddress(src) && { src }),
        alt,
        ...(/^[1-9]\d{0,3}$/.test(width) && { width }),
      },
    }),
  },
  // A picture without its address is an empty frame.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** Makes HTML that editors wrote harmless: on its way in and again on its way out. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, allowed)

/** The same for texts that may have pictures: popups. */
export const sanitizeIllustrated = (html: string): string => sanitizeHtml(html, allowedWithPictures)

const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of HTML without their markup, in one line. It is text: never put it into HTML. */
export const plainText = (html: string): string =>
  // Lines stay apart, marks inside of a line do not.
  sanitizeHtml(html.replaceAll(/<(?=\/?(p|br|li|[ou]l|h\d|blockquote|div)\b)/gi, ' <'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** True for HTML that shows neither words nor a picture. */
export const isBlank = (html: string): boolean => !html.includes('<img') && plainText(html) === ''
