import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { oneLine, withoutControls } from '@mowka/domain/text/plain-text'
import { escapeHtml } from '@mowka/domain/text/rich-text'
import type { z } from 'zod'

/** A block of plain text, from which both versions of the email are rendered. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  /** The call to action. */
  | { kind: 'action'; label: string; url: string }

/** The texts of an email. */
type EmailContent = {
  subject: string
  heading: string
  blocks: Block[]
  /** One-click unsubscribe URL for optional emails (RFC 8058). */
  unsubscribeUrl?: string
}

/** A kind of email: its data, and its texts in every interface language. */
export type EmailTemplate<Schema extends z.ZodType = z.ZodType> = {
  /** Identifies the template in stored jobs; never reused for other data. */
  name: string
  schema: Schema
  content: Record<InterfaceLang, (data: z.output<Schema>) => EmailContent>
}

/** Defines a kind of email. */
export const defineEmail = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  content: EmailTemplate<Schema>['content'],
): EmailTemplate<Schema> => ({ name, schema, content })

/** A rendered email. */
type RenderedEmail = { subject: string; text: string; html: string; unsubscribeUrl?: string }

/** Product colours (light theme), because mail clients don't support variables. */
const COLOUR = {
  page: '#fff9f2',
  card: '#ffffff',
  line: '#ede4d8',
  text: '#0b2545',
  muted: '#51607a',
  primary: '#c2410c',
}

const FONT = "font-family: Nunito, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const FOOTER: Record<InterfaceLang, string> = {
  pl: 'Tę wiadomość wysłała automatycznie Mówka.',
  en: 'Mówka sent this message automatically.',
}

const UNSUBSCRIBE: Record<InterfaceLang, string> = {
  pl: 'Nie chcesz takich wiadomości? Wypisz się',
  en: 'No more messages like this? Unsubscribe',
}

const escaped = (text: string) => escapeHtml(withoutControls(text))

/** Allows only web URLs; any other scheme would be an attack. */
function safeUrl(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error('Emails may only link to web pages')
  return url
}

const textOf = (block: Block): string => {
  if (block.kind === 'text') return block.text
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n')
  return `${block.label}:\n${safeUrl(block.url)}`
}

const htmlOf = (block: Block): string => {
  if (block.kind === 'text') return `<p style="margin: 0 0 16px">${escaped(block.text)}</p>`
  if (block.kind === 'list') {
    const items = block.items.map((item) => `<li style="margin: 0 0 4px">${escaped(item)}</li>`)
    return `<ul style="margin: 0 0 16px; padding: 0 0 0 24px">${items.join('')}</ul>`
  }
  const button = `display: inline-block; padding: 12px 24px; border-radius: 12px; background: ${COLOUR.primary}; color: #ffffff; font-weight: 700; text-decoration: none`
  return `<p style="margin: 24px 0"><a href="${escaped(safeUrl(block.url))}" style="${button}">${escaped(block.label)}</a></p>`
}

/**
 * Renders text and HTML from the same content, and escapes all markup in it. Styles are inline, because mail clients
 * drop others.
 */
export function renderEmail(
  { subject, heading, blocks, unsubscribeUrl }: EmailContent,
  lang: InterfaceLang,
): RenderedEmail {
  // A line break in a subject would start another header.
  const title = oneLine(subject)
  const html = `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin: 0; padding: 24px 16px; background: ${COLOUR.page}; color: ${COLOUR.text}; font-size: 16px; line-height: 1.5; ${FONT}">
<div style="max-width: 560px; margin: 0 auto; padding: 32px 24px; background: ${COLOUR.card}; border: 1px solid ${COLOUR.line}; border-radius: 16px">
<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25">${escaped(heading)}</h1>
${blocks.map(htmlOf).join('\n')}
</div>
<p style="max-width: 560px; margin: 16px auto 0; color: ${COLOUR.muted}; font-size: 14px">${escaped(FOOTER[lang])}${
    unsubscribeUrl
      ? `<br><a href="${escaped(safeUrl(unsubscribeUrl))}" style="color: ${COLOUR.muted}">${UNSUBSCRIBE[lang]}</a>`
      : ''
  }</p>
</body>
</html>`
  const foot = unsubscribeUrl
    ? `${FOOTER[lang]}\n${UNSUBSCRIBE[lang]}: ${safeUrl(unsubscribeUrl)}`
    : FOOTER[lang]
  const text = withoutControls([heading, ...blocks.map(textOf), `--\n${foot}`].join('\n\n'))
  return { subject: title, text: `${text}\n`, html, ...(unsubscribeUrl ? { unsubscribeUrl } : {}) }
}
