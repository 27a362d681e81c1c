import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeWordLists } from '@mowka/words/make-lists'

/**
 * Makes the missing word lists, so that tests judge sentences as the server does, and a folder for the library that
 * test files share.
 */
export default function globalSetup(): void {
  makeWordLists()
  process.env.TEST_LIBRARY = join(mkdtempSync(join(tmpdir(), 'mowka-content-')), 'library')
}
