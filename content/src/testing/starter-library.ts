import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Library } from '../library'
import { loadLibrary } from '../load'

/** Folder of the starter library. */
export const starterFolder = join(__dirname, '../../content')

/**
 * Returns a new copy of the starter library. Reading its files takes seconds, so the first test file of a run stores
 * the result for the others.
 */
export function starterLibrary(): Library {
  const file = process.env.TEST_LIBRARY
  if (!file) throw new Error('There is no place for the library: the global setup did not run')
  if (existsSync(file)) return deserialize(readFileSync(file))
  const library = loadLibrary(starterFolder)
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, serialize(library))
  renameSync(unfinished, file)
  return library
}
