import sanitizeHtml from 'sanitize-html'
import { richTextRules } from '../course/rich-text'

/** What a popup may consist of: rich text as in hints, and pictures. */
const allowed: sanitizeHtml.IOptions = {
  ...richTextRules,
  allowedTags: [...(richTextRules.allowedTags || []), 'img'],
  allowedAttributes: { ...richTextRules.allowedAttributes, img: ['src', 'alt', 'width', 'height'] },
  // Pictures come from the media library, which lives at our own address.
  allowedSchemesByTag: { img: [] },
}

/** Makes the content of a popup harmless: on its way in and again on its way out (design §4). */
export const sanitizePopup = (html: string): string => sanitizeHtml(html, allowed)
