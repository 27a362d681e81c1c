import { libraryFileLimits } from '@mowka/domain/course/library-file'
import type { LibraryFiles } from '../library'
import { LibraryError, refusedFile } from '../library-error'
import { readZip } from './zip-archive'

/** A library from an archive, with the skipped files that don't belong to it. */
export type UnpackedLibrary = { files: LibraryFiles; left: string[] }

const isYaml = (name: string) => /\.ya?ml$/i.test(name)
const isArchive = (name: string) => /\.(zip|gz|tgz|tar|7z|rar|bz2|xz|zst|jar)$/i.test(name)
/** Files that operating systems add. */
const isLitter = (name: string) =>
  name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'Thumbs.db')

/**
 * Returns the YAML texts of a packed library by path.
 *
 * @throws LibraryError with the reason
 */
export async function unpackLibrary(archive: Uint8Array): Promise<UnpackedLibrary> {
  if (archive.length > libraryFileLimits.bytes) throw refusedFile('TOO_LARGE')
  const left: string[] = []
  const packed = await readZip(archive, (name) => {
    if (isArchive(name)) throw refusedFile('NESTED', name)
    if (isLitter(name)) return false
    if (!isYaml(name)) left.push(name)
    return isYaml(name)
  })
  const around = folderAround([...packed.keys()])
  const files: LibraryFiles = new Map()
  for (const [name, bytes] of packed) files.set(name.slice(around.length), decodeText(bytes, name))
  return { files, left }
}

/** Returns the single wrapping folder of an archive with a slash, or an empty string. */
function folderAround(names: readonly string[]): string {
  const [first = ''] = names
  const folder = first.slice(0, first.indexOf('/') + 1)
  const isAround = folder !== '' && folder !== 'courses/' && names.every((name) => name.startsWith(folder))
  return isAround ? folder : ''
}

/** Bidirectional and other control characters, except for tabs and line endings. */
const hidden = /\p{Bidi_Control}|(?![\t\n\r])\p{Cc}/u

/**
 * Decodes bytes as a library text.
 *
 * @throws LibraryError unless it is UTF-8 without hidden characters
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  if (bytes.length > libraryFileLimits.oneFile) throw refusedFile('FILE_TOO_LARGE', file)
  if (isYaml(file) && bytes.length > libraryFileLimits.yamlFile) throw refusedFile('YAML_TOO_LARGE', file)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) throw refusedFile('NESTED', file)
  const text = decoded(bytes, file)
  const at = text.search(hidden)
  if (at >= 0) throw refusedFile('TEXT_SIGNS', file, text.slice(0, at).split('\n').length)
  return text
}

function decoded(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof LibraryError) throw error
    throw refusedFile('ENCODING', file)
  }
}
