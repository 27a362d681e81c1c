import { inflateSync } from 'node:zlib'
import { extensionOf, MAX_MEDIA_FILE_BYTES, type MediaExtension } from '@mowka/domain/media'
import { cleanSvg } from './clean-svg'
import {
  endOfAvif,
  endOfBmp,
  endOfIco,
  endOfJpeg,
  endOfPdf,
  endOfPng,
  endOfWebp,
  type FindEnd,
} from './picture-ends'
import { refusals } from './refusals'

type Kind = { extensions: readonly MediaExtension[]; begins: (bytes: Buffer) => boolean; end: FindEnd }

const beginsWith = (...signature: number[]) => {
  const start = Buffer.from(signature)
  return (bytes: Buffer) => bytes.subarray(0, start.length).equals(start)
}

/** File types by their first bytes, with a function that finds their end. SVG is text and checked separately. */
const kinds: readonly Kind[] = [
  {
    extensions: ['png'],
    begins: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    end: endOfPng,
  },
  { extensions: ['jpg', 'jpeg'], begins: beginsWith(0xff, 0xd8, 0xff), end: endOfJpeg },
  {
    extensions: ['webp'],
    begins: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
    end: endOfWebp,
  },
  {
    extensions: ['avif'],
    begins: (bytes) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12)),
    end: endOfAvif,
  },
  { extensions: ['bmp'], begins: beginsWith(0x42, 0x4d), end: endOfBmp },
  { extensions: ['ico'], begins: beginsWith(0, 0, 1, 0), end: endOfIco },
  { extensions: ['pdf'], begins: beginsWith(0x25, 0x50, 0x44, 0x46, 0x2d), end: endOfPdf },
]

/** Text that never occurs in image metadata, but in a disguised page or script. */
const markup = /<script|<!doctype html|<iframe|<\?php|javascript:/i

/** Finds markup in single-byte text and in UTF-16 of either byte order. */
function hasMarkup(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return markup.test(text) || (text.includes('\0') && markup.test(text.replaceAll('\0', '')))
}

/** PDF names that make a viewer run, submit or open something. */
const pdfActions = /\/(JavaScript|Launch|RichMedia|SubmitForm|ImportData|EmbeddedFile)(?![A-Za-z])/

/** Maximum total size of all object streams, and of the dictionary of one, in bytes. */
const OBJECT_STREAM_BYTES = 8 * 1024 * 1024
const DICTIONARY_BYTES = 2048

const MAX_OBJECT_STREAMS = 2000

/** Unpacks the object streams of a PDF; null if one uses another compression. */
function objectStreams(bytes: Buffer): Buffer[] | null {
  const streams: Buffer[] = []
  let unpacked = 0
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const start = bytes.subarray(0, at + DICTIONARY_BYTES).indexOf('stream', at) + 'stream'.length
    if (streams.length === MAX_OBJECT_STREAMS) return null
    const skipped = bytes[start] === 0x0d ? 2 : 1
    try {
      // Bytes after the compressed data are ignored.
      const content = inflateSync(bytes.subarray(start + skipped), {
        maxOutputLength: OBJECT_STREAM_BYTES - unpacked,
      })
      unpacked += content.length
      streams.push(content)
    } catch {
      return null
    }
  }
  return streams
}

/** Finds scripts and other actions in a PDF, including compressed objects and escaped names. */
function hasActions(bytes: Buffer): boolean {
  const streams = objectStreams(bytes)
  if (!streams) return true
  return [bytes, ...streams].some((each) =>
    pdfActions.test(
      each
        .toString('latin1')
        .replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    ),
  )
}

/**
 * ZIP archives are read from their end, so an archive inside another file still works. A valid end record with its
 * directory doesn't occur by chance.
 */
function hasArchive(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length) return false
  const isOneDisk = bytes.readUInt32LE(end + 4) === 0
  return isOneDisk && bytes.readUInt16LE(end + 8) === bytes.readUInt16LE(end + 10)
}

/** An accepted file: its type by content, and the bytes to store. */
export type JudgedFile = { extension: MediaExtension; bytes: Uint8Array; isCleaned: boolean }

/**
 * Validates a file by its content: exactly one complete image (or PDF) of the type in its name. Trailing bytes are
 * removed: phones append depth maps and videos, editors line breaks. SVGs are cleaned. Throws 413 and 422 with the
 * reason.
 */
export function judgeFile(name: string, bytes: Buffer): JudgedFile {
  if (bytes.length === 0) throw refusals.empty()
  if (bytes.length > MAX_MEDIA_FILE_BYTES) throw refusals.tooLarge()
  const said = extensionOf(name)
  const kind = kinds.find(({ begins }) => begins(bytes))
  if (!kind) {
    const svg = cleanSvg(bytes)
    if (!svg) throw refusals.unknown()
    if (said !== 'svg') throw refusals.otherType()
    return { extension: 'svg', ...svg }
  }
  const extension = kind.extensions.find((each) => each === said)
  if (!extension) throw refusals.otherType()
  const end = kind.end(bytes)
  if (end === null) throw refusals.broken()
  const picture = bytes.subarray(0, end)
  if (hasArchive(picture) || hasMarkup(picture) || (extension === 'pdf' && hasActions(picture)))
    throw refusals.hasMore()
  return { extension, bytes: picture, isCleaned: false }
}
