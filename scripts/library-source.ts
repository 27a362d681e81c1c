import fs from 'node:fs'
import path from 'node:path'
import { checkLibrary } from '@mowka/content/check'
import { withExerciseTable } from '@mowka/content/exercise-table'
import type { Library } from '@mowka/content/library'
import { unpackLibrary } from '@mowka/content/library-archive'
import { LibraryError } from '@mowka/content/library-error'
import { loadLibrary, readLibrary } from '@mowka/content/load'
import { root } from './packages'
import { PlainError } from './steps'

/** Where the starter library is. */
export const contentDir = path.join(root, 'content/content')

/** The starter library, which the tests check. */
export function starterLibrary(): Library {
  try {
    return loadLibrary(contentDir)
  } catch (error) {
    throw readable(error)
  }
}

/** What could not be read, in plain words. */
const readable = (error: unknown): unknown =>
  error instanceof LibraryError ? new PlainError(error.lines.join('\n')) : error

/**
 * Reads a library: a folder, a `.zip` of one, or a `.csv` of exercises, which change the starter library. Throws with
 * everything that is wrong with it.
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
