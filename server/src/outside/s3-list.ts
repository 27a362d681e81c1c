const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const readable = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return entities[name] ?? whole
  })

/** Returns the text of the first element with a name; null if there is none. */
export function elementOf(xml: string, name: string): string | null {
  const tag = `<${name}>`
  const at = xml.indexOf(tag)
  const end = xml.indexOf('<', at + 1)
  return at >= 0 && xml.startsWith(`</${name}>`, end) ? readable(xml.slice(at + tag.length, end)) : null
}

/** One page of an object list (S3 `ListObjectsV2`). */
export type ListPage = {
  keys: string[]
  /** Token of the next page; null at the end. */
  next: string | null
}

/**
 * Parses a page of a list. The response is flat and machine-generated, so it needs no XML parser. Keys are
 * URL-decoded if the storage encodes them.
 */
export function readListPage(xml: string): ListPage {
  const isEncoded = elementOf(xml, 'EncodingType') === 'url'
  return {
    keys: [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
      isEncoded ? decodeURIComponent(readable(key).replaceAll('+', ' ')) : readable(key),
    ),
    next: elementOf(xml, 'IsTruncated') === 'true' ? elementOf(xml, 'NextContinuationToken') : null,
  }
}
