import { deflateSync } from 'node:zlib'

const chunk = (type: string, data: Uint8Array) => {
  const all = Buffer.alloc(12 + data.length)
  all.writeUInt32BE(data.length, 0)
  all.write(type, 4, 'latin1')
  all.set(data, 8)
  all.writeUInt32BE(crc32(all.subarray(4, 8 + data.length)), 8 + data.length)
  return all
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A complete image of one colour. */
export function png(width = 8, height = 8, notes: Uint8Array[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + width * 3, 0x60)
  row[0] = 0
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...notes.map((note) => chunk('tEXt', note)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A minimal JPEG whose scan contains an escaped byte and a restart marker. */
export const jpeg = (): Buffer =>
  Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xda, 0, 3, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56, 0xff,
    0xd9,
  ])

export function webp(): Buffer {
  const body = Buffer.from('WEBPVP8L\x04\x00\x00\x00\x2f\x00\x00\x00', 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), size, body])
}

export function bmp(): Buffer {
  const all = Buffer.alloc(58)
  all.write('BM')
  all.writeUInt32LE(58, 2)
  all.writeUInt32LE(54, 10)
  all.writeUInt32LE(40, 14)
  return all
}

export function ico(): Buffer {
  const picture = png()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, picture])
}

function box(type: string, data: string): Buffer {
  const all = Buffer.alloc(8 + data.length)
  all.writeUInt32BE(all.length)
  all.write(type + data, 4, 'latin1')
  return all
}

export const avif = (): Buffer =>
  Buffer.concat([box('ftyp', 'avif\0\0\0\0mif1'), box('meta', '\0\0\0\0'), box('mdat', 'pixels')])

export const pdf = (): Buffer => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

export const svg = (inside = '<path d="M1 1h2" fill="#c2410c"/>', more = ''): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${more}>${inside}</svg>`)

/** An empty archive. */
export const zip = (): Buffer => Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
