import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { entryNameRefusal, foldedEntryName, libraryFileLimits } from '@mowka/domain/course/library-file'
import { refusedFile } from '../library-error'

const inflated = promisify(inflateRaw)

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
/** Maximum size of the end-of-archive record: 22 bytes plus a comment. */
const LONGEST_END = 22 + 0xffff
/** Unix file type mask and the two accepted types. Zero means unspecified. */
const KIND = 0xf000
const FILE = 0x8000
const FOLDER = 0x4000

/** A central directory entry. */
type Entry = {
  name: string
  isFolder: boolean
  method: number
  crc: number
  packed: number
  size: number
  /** Offset in the archive. */
  at: number
}

/**
 * Returns the files of a zip archive by name, unpacked sequentially off the main thread. No header is trusted: names,
 * sizes, checksums and offsets are verified, and nothing is unpacked beyond its stated size. `isWanted` selects by
 * name; others stay packed.
 *
 * @throws LibraryError with the reason
 */
export async function readZip(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const entries = entriesOf(bytes)
  refuseSharedBytes(entries)
  const files = new Map<string, Uint8Array>()
  for (const entry of entries) {
    if (!entry.isFolder && isWanted(entry.name)) files.set(entry.name, await unpacked(bytes, entry))
  }
  return files
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - LONGEST_END); at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  throw refusedFile('BROKEN')
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  const start = bytes.readUInt32LE(end + 16)
  if (count > libraryFileLimits.entries) throw refusedFile('TOO_MANY_FILES')
  // Multi-disk archives, or a second central directory before this one.
  if (bytes.readUInt32LE(end + 4) !== 0 || start + bytes.readUInt32LE(end + 12) !== end)
    throw refusedFile('BROKEN')
  const entries: Entry[] = []
  const names = new Set<string>()
  let total = 0
  for (let at = start; entries.length < count; ) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== CENTRAL) throw refusedFile('BROKEN')
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const entry = entryAt(bytes, at, nameLength ?? 0)
    total += entry.size
    if (total > libraryFileLimits.unpacked) throw refusedFile('UNPACKED_TOO_LARGE')
    const folded = foldedEntryName(entry.name.replace(/\/$/, ''))
    if (names.has(folded)) throw refusedFile('TWICE', entry.name)
    names.add(folded)
    entries.push(entry)
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

function entryAt(bytes: Buffer, at: number, nameLength: number): Entry {
  const flags = bytes.readUInt16LE(at + 8)
  const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength), (flags & 0x800) !== 0)
  const refusal = entryNameRefusal(name)
  // The name itself may be invalid, so hidden characters are replaced.
  if (refusal) throw refusedFile(refusal, name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '�').slice(0, 200))
  if ((flags & 1) !== 0) throw refusedFile('ENCRYPTED', name)
  const kind = (bytes.readUInt32LE(at + 38) >>> 16) & KIND
  if (kind !== 0 && kind !== FILE && kind !== FOLDER) throw refusedFile('LINK', name)
  const method = bytes.readUInt16LE(at + 10)
  if (method !== 0 && method !== 8) throw refusedFile('METHOD', name)
  const [crc = 0, packed = 0, size = 0] = [16, 20, 24].map((place) => bytes.readUInt32LE(at + place))
  if (size > libraryFileLimits.oneFile) throw refusedFile('FILE_TOO_LARGE', name)
  if (size > libraryFileLimits.smallFile && size > packed * libraryFileLimits.ratio)
    throw refusedFile('RATIO', name)
  return {
    name,
    isFolder: name.endsWith('/'),
    method,
    crc,
    packed,
    size,
    at: bytes.readUInt32LE(at + 42),
  }
}

function nameOf(bytes: Buffer, isUtf8: boolean): string {
  try {
    const name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    // Without the UTF-8 flag the encoding is a legacy code page, of which only ASCII is certain.
    if (isUtf8 || bytes.every((byte) => byte < 0x80)) return name
  } catch {
    // Handled below.
  }
  throw refusedFile('NAME_ENCODING')
}

/** Returns the data range of an entry. Its local header must match the central directory. */
function dataOf(bytes: Buffer, { name, at, packed, method }: Entry): { start: number; end: number } {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw refusedFile('BROKEN', name)
  const nameEnd = at + 30 + bytes.readUInt16LE(at + 26)
  const start = nameEnd + bytes.readUInt16LE(at + 28)
  const isSame =
    bytes.readUInt16LE(at + 8) === method && bytes.subarray(at + 30, nameEnd).equals(Buffer.from(name))
  if (!isSame || start + packed > bytes.length) throw refusedFile('BROKEN', name)
  return { start, end: start + packed }
}

/** Rejects overlapping entries, which allow small archives to unpack to large ones. */
function refuseSharedBytes(entries: readonly Entry[]): void {
  const inOrder = entries.toSorted((a, b) => a.at - b.at)
  for (const [index, entry] of inOrder.entries()) {
    const next = inOrder[index + 1]
    if (next && entry.at + 30 + Buffer.byteLength(entry.name) + entry.packed > next.at)
      throw refusedFile('OVERLAP', next.name)
  }
}

async function unpacked(bytes: Buffer, entry: Entry): Promise<Uint8Array> {
  const { start, end } = dataOf(bytes, entry)
  const packed = bytes.subarray(start, end)
  const content =
    entry.method === 0
      ? packed
      : await inflated(packed, { maxOutputLength: Math.max(1, entry.size) }).catch(() => {
          throw refusedFile('BROKEN', entry.name)
        })
  if (content.length !== entry.size || crc32(content) !== entry.crc) throw refusedFile('BROKEN', entry.name)
  return content
}
