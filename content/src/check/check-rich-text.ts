import { richTextTags } from '@mowka/domain/text/rich-text'
import { type CodedReport, reportSaid } from './problem'

/** Tags allowed in the library's hints and popups; the panel's editor supports more. */
const tags: readonly string[] = richTextTags.filter(
  (tag) => tag !== 's' && tag !== 'blockquote' && tag !== 'a',
)

/** Allowed attributes: `lang` tells screen readers how to read a foreign phrase. */
const attribute = /^\s*lang="(en|de|es|fr|it|ru|pl)"\s*$/

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?![a-zA-Z0-9])((?:"[^"<>]*"|[^<>"])*?)(\/?)>/g

/** Checks the HTML of a hint or popup: allowed tags only, properly nested, plain text escaped. */
export function checkRichText(report: CodedReport, key: string, html: string): void {
  const open: string[] = []
  for (const [, closing, name = '', attributes = '', selfClosing] of html.matchAll(TAG)) {
    if (!tags.includes(name)) reportSaid(report, key, 'TAG', { name, allowed: tags.join(', ') })
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
  const text = html.replace(TAG, '')
  if (/[<>]/.test(text)) reportSaid(report, key, 'ESCAPE')
  if (!text.trim()) reportSaid(report, key, 'NO_TEXT')
  if (/ {2}/.test(html.replace(/\n\s*/g, ' '))) reportSaid(report, key, 'DOUBLE_SPACE')
}
