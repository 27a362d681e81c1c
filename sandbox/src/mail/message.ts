import type { Address, Attachment, NewMail } from './mailbox'

/** Decoders for email text encodings: quoted-printable, base64, encoded words, charsets. */

function decodeBody(body: string, encoding: string): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64')
    case 'quoted-printable':
      return Buffer.from(quotedPrintable(body.replace(/=[ \t]*\r?\n/g, '')), 'latin1')
    default:
      return Buffer.from(body, 'latin1')
  }
}

function decodeText(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` in headers (RFC 2047); one character may be split over two words. */
function decodeWords(header: string): string {
  const joined = header.replace(/(\?=)\s+(?==\?)/g, '$1')
  return joined.replace(/(?:=\?[^?\s]+\?[bqBQ]\?[^?\s]*\?=)+/g, (run) => {
    const words = [...run.matchAll(/=\?([^?\s]+)\?([bqBQ])\?([^?\s]*)\?=/g)]
    const charset = words[0]?.[1]?.split('*')[0]
    const bytes = words.map(([, , encoding = '', text = '']) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : Buffer.from(quotedPrintable(text.replace(/_/g, ' ')), 'latin1'),
    )
    return decodeText(Buffer.concat(bytes), charset)
  })
}

function quotedPrintable(text: string): string {
  return text.replace(/=([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Maximum nesting depth of parts. */
const MAX_DEPTH = 8

interface Part {
  headers: Map<string, string>
  /** Bytes as one character each. */
  body: string
}

interface Found {
  text?: string
  html?: string
  attachments: Attachment[]
}

/** Parses an email received over SMTP (RFC 5322 and MIME). `envelopeTo` adds BCC recipients. */
export function parseMessage(raw: Buffer, envelopeTo: string[] = []): NewMail {
  const message = splitPart(raw.toString('latin1'))
  const found: Found = { attachments: [] }
  collect(message, found, 0)
  const named = [...addresses(message.headers.get('to')), ...addresses(message.headers.get('cc'))]
  const known = new Set(named.map(({ address }) => address))
  const hidden = envelopeTo.map((address) => address.toLowerCase()).filter((address) => !known.has(address))
  const messageId = message.headers.get('message-id')?.trim()
  const listUnsubscribe = message.headers.get('list-unsubscribe')?.trim()
  return {
    from: addresses(message.headers.get('from'))[0] ?? { name: '', address: '' },
    to: [...named, ...hidden.map((address) => ({ name: '', address }))],
    subject: decodeWords(message.headers.get('subject') ?? ''),
    text: found.text ?? '',
    ...(found.html !== undefined && { html: found.html }),
    attachments: found.attachments,
    ...(messageId !== undefined && { messageId }),
    ...(listUnsubscribe !== undefined && { listUnsubscribe }),
  }
}

function collect(part: Part, found: Found, depth: number): void {
  const type = parameters(part.headers.get('content-type') ?? 'text/plain')
  if (type.value.startsWith('multipart/') && type.params.boundary && depth < MAX_DEPTH) {
    for (const inner of splitParts(part.body, type.params.boundary)) collect(inner, found, depth + 1)
    return
  }
  const content = decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '7bit')
  const disposition = parameters(part.headers.get('content-disposition') ?? '')
  const filename = disposition.params.filename ?? type.params.name
  if (disposition.value !== 'attachment' && filename === undefined) {
    if (type.value === 'text/plain' && found.text === undefined) {
      found.text = decodeText(content, type.params.charset)
      return
    }
    if (type.value === 'text/html' && found.html === undefined) {
      found.html = decodeText(content, type.params.charset)
      return
    }
  }
  found.attachments.push({
    filename: filename ?? 'bez-nazwy',
    contentType: type.value,
    size: content.length,
    content: content.toString('base64'),
  })
}

function splitPart(text: string): Part {
  const end = /\r?\n\r?\n/.exec(text)
  const head = end ? text.slice(0, end.index) : text
  const body = end ? text.slice(end.index + end[0].length) : ''
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    // Headers may contain plain UTF-8 (RFC 6532).
    if (!headers.has(name))
      headers.set(name, Buffer.from(line.slice(colon + 1).trim(), 'latin1').toString('utf8'))
  }
  return { headers, body }
}

function splitParts(body: string, boundary: string): Part[] {
  const parts: Part[] = []
  const delimiter = `--${boundary}`
  for (const piece of `\r\n${body}`.split(`\n${delimiter}`).slice(1)) {
    if (piece.startsWith('--')) break
    parts.push(splitPart(piece.replace(/^[^\n]*\n/, '').replace(/\r$/, '')))
  }
  return parts
}

/** Parses `text/plain; charset="utf-8"`, joining RFC 2231 segments. */
export function parameters(header: string): { value: string; params: Record<string, string> } {
  const [value = '', ...rest] = header.match(/(?:[^;"]|"(?:[^"\\]|\\.)*")+/g) ?? []
  const params: Record<string, string> = {}
  for (const piece of rest) {
    const equals = piece.indexOf('=')
    if (equals < 1) continue
    const name = piece.slice(0, equals).trim().toLowerCase()
    const plain = piece
      .slice(equals + 1)
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replace(/\\(.)/g, '$1')
    const base = name.replace(/\*\d*\*?$/, '')
    const text = name.endsWith('*') ? percentDecoded(plain) : decodeWords(plain)
    params[base] = base === name ? text : (params[base] ?? '') + text
  }
  return { value: value.trim().toLowerCase(), params }
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/^[\w-]*'[\w-]*'/, ''))
  } catch {
    return text
  }
}

export function addresses(header: string | undefined): Address[] {
  const pieces = header?.match(/(?:[^,"<]|"(?:[^"\\]|\\.)*"|<[^>]*>)+/g) ?? []
  return pieces.flatMap((piece) => {
    const angle = /^(.*)<([^>]*)>\s*$/s.exec(piece)
    const address = (angle?.[2] ?? piece).trim().toLowerCase()
    const name = (angle?.[1] ?? '')
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replace(/\\(.)/g, '$1')
    return address.includes('@') ? [{ name: decodeWords(name), address }] : []
  })
}
