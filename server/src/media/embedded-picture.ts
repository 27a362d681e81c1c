import { endOfJpeg, endOfPng } from './picture-ends'

const kinds = [
  { prefix: 'data:image/png;base64,', signature: Buffer.from('89504e470d0a1a0a', 'hex'), end: endOfPng },
  { prefix: 'data:image/jpeg;base64,', signature: Buffer.from('ffd8ff', 'hex'), end: endOfJpeg },
  { prefix: 'data:image/jpg;base64,', signature: Buffer.from('ffd8ff', 'hex'), end: endOfJpeg },
]

/**
 * Returns the data URL of an embedded image if it is a complete PNG or JPEG, re-encoded so that it contains nothing
 * else; null otherwise. Canva and Inkscape embed photos like this.
 */
export function embeddedPicture(address: string): string | null {
  const kind = kinds.find(({ prefix }) => address.trim().startsWith(prefix))
  if (!kind) return null
  const bytes = Buffer.from(address.trim().slice(kind.prefix.length), 'base64')
  const end = bytes.subarray(0, kind.signature.length).equals(kind.signature) ? kind.end(bytes) : null
  return end === null ? null : kind.prefix + bytes.toString('base64', 0, end)
}
