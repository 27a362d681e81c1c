/** Decoders for email text encodings: quoted-printable, base64, encoded words, charsets. */

export function decodeBody(body: string, encoding: string): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64')
    case 'quoted-printable':
      return Buffer.from(quotedPrintable(body.replace(/=[ \t]*\r?\n/g, '')), 'latin1')
    default:
      return Buffer.from(body, 'latin1')
  }
}

export function decodeText(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` in headers (RFC 2047); one character may be split over two words. */
export function decodeWords(header: string): string {
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
