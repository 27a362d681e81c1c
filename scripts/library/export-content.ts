import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exerciseTable } from '@mowka/content/files/exercise-table'
import { changedFiles } from '@mowka/content/files/library-files'
import { loadLibrary } from '@mowka/content/load'
import type { ContentExport } from '@mowka/contract/schemas/editor/content'
import { request } from '../platform/platform-client'
import { signIn } from '../platform/sign-in'
import { contentDir } from './library-source'

/**
 * Writes the changes editors made in the panel to the files of a library: the starter library, or a copy of it in
 * another folder. A `.csv` gets all exercises as a table instead. Returns the files written.
 */
export async function exportContent(url: string, target = contentDir): Promise<string[]> {
  const token = await signIn(url, 'admin@mowka.test')
  const exported = await request<ContentExport>('GET', `${url}/api/admin/content`, token)
  if (!target.endsWith('.csv')) return writeChanged(exported, target)

  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'library-'))
  try {
    fs.cpSync(contentDir, copy, { recursive: true })
    writeChanged(exported, copy)
    fs.writeFileSync(target, exerciseTable(loadLibrary(copy)))
    return [target]
  } finally {
    fs.rmSync(copy, { recursive: true })
  }
}

function writeChanged(exported: ContentExport, folder: string): string[] {
  if (!fs.existsSync(folder)) fs.cpSync(contentDir, folder, { recursive: true })
  const files = changedFiles(exported, loadLibrary(folder))
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
  return [...files.keys()]
}
