import fs from 'node:fs'
import path from 'node:path'
import { root } from '../packages'

/** Installed or generated folders. */
const NO_SOURCES = ['node_modules', 'dist', '.data', 'word-lists']

/** Returns all source files of a folder and its subfolders, as paths from the root. Links are not followed. */
export function filesIn(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !NO_SOURCES.includes(entry.name))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(file) : entry.isFile() ? [file] : []
    })
}
