import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { unzipSync } from 'fflate'
import { LibraryError } from './library-error'

/** A library has far fewer and far smaller files. */
const MOST_FILES = 20_000
const LARGEST_ARCHIVE = 200 * 1024 * 1024

/**
 * Unpacks a library into a folder and returns where in it the library is: an archive may hold one folder around it.
 * Only YAML files are taken. Throws a `LibraryError` for an archive that would leave the folder, is no archive, or
 * unpacks to more than 200 MB.
 */
export function unpackLibrary(archive: Uint8Array, folder: string): string {
  let size = 0
  let count = 0
  const files = unpacked(archive, ({ name, originalSize }) => {
    if (!/\.ya?ml$/.test(name)) return false
    size += originalSize
    count += 1
    if (size > LARGEST_ARCHIVE || count > MOST_FILES)
      throw new LibraryError(['the archive is too large for a library'])
    return true
  })
  const names = Object.keys(files)
  for (const name of names) {
    const place = normalize(name)
    if (place.startsWith('..') || place.startsWith('/') || /^[a-z]:/i.test(place) || name.includes('\\'))
      throw new LibraryError([`${name}: would leave the folder of the library`])
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    writeFileSync(join(folder, place), files[name] ?? '')
  }
  const plans = names.find((name) => /(?:^|\/)plans\.yaml$/.test(name))
  return plans ? join(folder, dirname(plans)) : folder
}

function unpacked(
  archive: Uint8Array,
  filter: (file: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, { filter })
  } catch (error) {
    if (error instanceof LibraryError) throw error
    throw new LibraryError(['is no zip archive'])
  }
}
