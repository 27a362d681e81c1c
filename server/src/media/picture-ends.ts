/**
 * Finds the end of an image by walking its chunks. A file that continues after it contains a second file; one whose
 * chunks don't add up is damaged. Returns null if damaged.
 */
export type FindEnd = (bytes: Buffer) => number | null

const text = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length)

/** Chunks of length, type, data and checksum, up to IEND. */
export const endOfPng: FindEnd = (bytes) => {
  let at = 8
  while (at + 12 <= bytes.length) {
    const type = text(bytes, at + 4, 4)
    if (at === 8 && type !== 'IHDR') return null
    at += 12 + bytes.readUInt32BE(at)
    if (type === 'IEND') return at <= bytes.length ? at : null
  }
  return null
}

/** Segments with their length, then scans in which 0xFF is escaped or a restart marker, up to EOI. */
export const endOfJpeg: FindEnd = (bytes) => {
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const mark = bytes[at + 1] ?? 0
    if (mark === 0xff) at += 1
    else if (mark === 0xd9) return at + 2
    else {
      if (at + 4 > bytes.length) return null
      const length = bytes.readUInt16BE(at + 2)
      if (length < 2) return null
      at += 2 + length
      if (mark === 0xda) at = endOfScan(bytes, at)
    }
  }
  return null
}

function endOfScan(bytes: Buffer, from: number): number {
  let at = from
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    const isMark = bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)
    if (isMark) return at
    at += 1
  }
  return bytes.length
}

/** A container with its length, which is always even. */
export const endOfWebp: FindEnd = (bytes) => {
  const end = bytes.length < 20 ? 0 : 8 + bytes.readUInt32LE(4)
  return end >= 20 && end <= bytes.length ? end : null
}

/** The header contains the file size. */
export const endOfBmp: FindEnd = (bytes) => {
  const end = bytes.length < 54 ? 0 : bytes.readUInt32LE(2)
  const headerLength = bytes.length < 54 ? 0 : bytes.readUInt32LE(14)
  return end >= 54 && end <= bytes.length && headerLength >= 40 && headerLength <= 124 ? end : null
}

/** A directory of images with their offsets; the file ends with the last image. */
export const endOfIco: FindEnd = (bytes) => {
  const count = bytes.length < 22 ? 0 : bytes.readUInt16LE(4)
  const listEnd = 6 + count * 16
  if (count === 0 || listEnd > bytes.length) return null
  let end = listEnd
  for (let at = 6; at < listEnd; at += 16) {
    const size = bytes.readUInt32LE(at + 8)
    const start = bytes.readUInt32LE(at + 12)
    if (size === 0 || start < listEnd || start + size > bytes.length) return null
    end = Math.max(end, start + size)
  }
  return end
}

/** A sequence of boxes with their lengths; only box types used by images. */
export const endOfAvif: FindEnd = (bytes) => {
  const known = ['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'moof', 'mfra', 'sidx', 'styp', 'uuid']
  const seen = new Set<string>()
  let at = 0
  while (at + 8 <= bytes.length) {
    const type = text(bytes, at + 4, 4)
    // Anything else, or the start of another file, was appended to the image.
    if (!known.includes(type) || (type === 'ftyp' && at > 0)) return seen.has('mdat') ? at : null
    const said = bytes.readUInt32BE(at)
    if (said === 1 && at + 16 > bytes.length) return null
    const length = said === 0 ? bytes.length - at : said === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : said
    if (length < 8 || at + length > bytes.length) return null
    seen.add(type)
    at += length
  }
  return seen.has('meta') && seen.has('mdat') ? at : null
}

/** The last `%%EOF` line with its line breaks. */
export const endOfPdf: FindEnd = (bytes) => {
  const last = bytes.lastIndexOf('%%EOF')
  if (last < 0) return null
  let at = last + 5
  while (at < bytes.length && (bytes[at] === 0x0a || bytes[at] === 0x0d)) at += 1
  return at
}
