import fs from 'node:fs'
import path from 'node:path'
import { checkLibrary } from '@mowka/content/check/check'
import { withExerciseTable } from '@mowka/content/files/exercise-table'
import { unpackLibrary } from '@mowka/content/files/library-archive'
import type { Library } from '@mowka/content/library'
import { LibraryError } from '@mowka/content/library-error'
import { loadLibrary, readLibrary } from '@mowka/content/load'
import { root } from '../packages'
import { PlainError } from '../steps'

/** Folder of the starter library. */
export const contentDir = path.join(root, 'content/content')

/** Reads the starter library, which is checked by tests. */
export function starterLibrary(): Library {
  try {
    return loadLibrary(contentDir)
  } catch (error) {
    throw readable(error)
  }
}

/** Converts an error from reading a library into a plain message. */
const readable = (error: unknown): unknown =>
  error instanceof LibraryError ? new PlainError(error.lines.join('\n')) : error

/**
 * Reads a library: a folder, a `.zip` of one, or a `.csv` of exercises to change in the starter library. Throws an
 * error that lists all its problems.
 */
export async function librarySource(source: string): Promise<Library> {
  const library = await read(source).catch((error: unknown) => {
    throw readable(error)
  })
  const problems = checkLibrary(library)
  if (problems.length === 0) return library
  throw new PlainError(problems.map(({ file, key, message }) => `${file}: ${key}: ${message}`).join('\n'))
}

async function read(source: string): Promise<Library> {
  if (source.endsWith('.zip')) return readLibrary((await unpackLibrary(fs.readFileSync(source))).files)
  if (source.endsWith('.csv')) return withExerciseTable(starterLibrary(), fs.readFileSync(source, 'utf8'))
  return loadLibrary(source)
}
