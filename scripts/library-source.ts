import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkLibrary } from '@mowka/content/check'
import { withExerciseTable } from '@mowka/content/exercise-table'
import type { Library } from '@mowka/content/library'
import { unpackLibrary } from '@mowka/content/library-archive'
import { LibraryError } from '@mowka/content/library-error'
import { loadLibrary } from '@mowka/content/load'
import { root } from './packages'
import { PlainError } from './steps'

/** Where the starter library is. */
export const contentDir = path.join(root, 'content/content')

/** The starter library, which the tests check. */
export const starterLibrary = (): Library => readable(() => loadLibrary(contentDir))

/**
 * Reads a library: a folder, a `.zip` of one, or a `.csv` of exercises, which change the starter library. Throws with
 * everything that is wrong with it.
 */
export function librarySource(source: string): Library {
  const library = readable(() => {
    if (source.endsWith('.zip')) return fromArchive(source)
    if (source.endsWith('.csv')) return withExerciseTable(starterLibrary(), fs.readFileSync(source, 'utf8'))
    return loadLibrary(source)
  })
  const problems = checkLibrary(library)
  if (problems.length === 0) return library
  throw new PlainError(problems.map(({ file, key, message }) => `${file}: ${key}: ${message}`).join('\n'))
}

function fromArchive(source: string): Library {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'library-'))
  try {
    return loadLibrary(unpackLibrary(fs.readFileSync(source), folder))
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

function readable<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof LibraryError) throw new PlainError(error.lines.join('\n'))
    throw error
  }
}
