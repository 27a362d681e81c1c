import { extensionOf, LARGEST_MEDIA_FILE, type MediaExtension } from '@mowka/shared/domain/media'
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

/** Kinds by how they begin and where they end. An SVG is a text and judged by itself. */
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

/** What no picture says in its notes, and a page or a program in disguise does. */
const markup = /<script|<!doctype html|<iframe|<\?php|javascript:/i

/** An archive is read from its end: a ZIP inside of another file is still one. Chance makes no such end with its list. */
function hasArchive(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length) return false
  const isOneDisk = bytes.readUInt32LE(end + 4) === 0
  return isOneDisk && bytes.readUInt16LE(end + 8) === bytes.readUInt16LE(end + 10)
}

/** A file that the library takes: its kind by its content, and the bytes to keep. */
export type JudgedFile = { extension: MediaExtension; bytes: Uint8Array; isCleaned: boolean }

/**
 * Judges a file by its content, whatever it is called: one whole picture (or PDF) of the kind that its name says and
 * nothing behind or inside of it. An SVG is cleaned. Throws 413 and 422 with the reason.
 */
export function judgeFile(name: string, bytes: Buffer): JudgedFile {
  if (bytes.length === 0) throw refusals.empty()
  if (bytes.length > LARGEST_MEDIA_FILE) throw refusals.tooLarge()
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
  if (end < bytes.length || hasArchive(bytes) || markup.test(bytes.toString('latin1')))
    throw refusals.hasMore()
  return { extension, bytes, isCleaned: false }
}
