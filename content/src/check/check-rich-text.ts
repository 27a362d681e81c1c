import { isMediaAddress } from '@mowka/domain/media'
import { richTextTags } from '@mowka/domain/text/rich-text'
import { type CodedReport, reportSaid } from './problem'

/** Tags allowed in the library's texts; the panel's editor supports more. */
const tags: readonly string[] = richTextTags.filter(
  (tag) => tag !== 's' && tag !== 'blockquote' && tag !== 'a',
)

/** Allowed attributes: `lang` tells screen readers how to read a foreign phrase. */
const attribute = /^\s*lang="(en|de|es|fr|it|ru|pl)"\s*$/

/** The attributes of a picture in the server's stored form. */
const picture = /^\s*src="([^"]*)" alt="[^"<>]*"(?: width="[1-9]\d{0,3}")?(?: height="[1-9]\d{0,3}")?\s*$/

const isPicture = (attributes: string): boolean => isMediaAddress(picture.exec(attributes)?.[1] ?? '')

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?![a-zA-Z0-9])((?:"[^"<>]*"|[^<>"])*?)(\/?)>/g

/** Checks the HTML of a hint or popup, which may have pictures of the media library. */
export const checkIllustrated = (report: CodedReport, key: string, html: string): void =>
  checkRichText(report, key, html, true)

/** Checks HTML: allowed tags only, properly nested, plain text escaped. */
export function checkRichText(report: CodedReport, key: string, html: string, hasPictures = false): void {
  const allowed = hasPictures ? [...tags, 'img'] : tags
  const open: string[] = []
  for (const [, closing, name = '', attributes = '', selfClosing] of html.matchAll(TAG)) {
    if (!allowed.includes(name)) reportSaid(report, key, 'TAG', { name, allowed: allowed.join(', ') })
    if (hasPictures && name === 'img') {
      if (!isPicture(attributes)) reportSaid(report, key, 'PICTURE')
      continue
    }
    if (attributes.trim() && !attribute.test(attributes)) {
      reportSaid(report, key, 'ATTRIBUTE', { attributes: attributes.trim(), name })
    }
    if (name === 'br' || selfClosing) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) reportSaid(report, key, 'TAG_CLOSED', { name })
  }
  if (open.length > 0) reportSaid(report, key, 'TAG_OPEN', { names: open.join('>, <') })
  // The server's stored form, so that an export shows no difference.
  if ((html.match(/<br\b[^<>]*>/g) ?? []).some((tag) => tag !== '<br />'))
    reportSaid(report, key, 'LINE_BREAK')
  // Alternative texts are words, too.
  const text = html.replace(TAG, (tag) =>
    hasPictures ? (/^<img [^<>]*alt="([^"]*)"/.exec(tag)?.[1] ?? '') : '',
  )
  if (/[<>]/.test(text)) reportSaid(report, key, 'ESCAPE')
  if (!text.trim()) reportSaid(report, key, 'NO_TEXT')
  if (/ {2}/.test(html.replace(/\n\s*/g, ' '))) reportSaid(report, key, 'DOUBLE_SPACE')
}
