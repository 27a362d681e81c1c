import { createHash } from 'node:crypto'

/** UUIDv5 namespace of content ids. */
const CONTENT_NAMESPACE = Buffer.from('6f1d9f0c2b0a5e7c9d3a4b8c7e6f5a41', 'hex')

/** Path prefix of content created in the panel, which has an id but no path in `content/`. */
const MADE_IN_PANEL = 'id/'

/** The path of content that was created in the panel with its own id. */
export const pathOfId = (id: string): string => `${MADE_IN_PANEL}${id}`

/**
 * Returns the UUIDv5 (RFC 9562) of a path in `content/`: the same content gets the same id on every machine. For
 * paths from `pathOfId` it returns the original id. For the server and the commands; browsers use the ids in
 * responses.
 */
export function contentId(path: string): string {
  if (path.startsWith(MADE_IN_PANEL)) return path.slice(MADE_IN_PANEL.length)
  const bytes = createHash('sha1').update(CONTENT_NAMESPACE).update(path).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
