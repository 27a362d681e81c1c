import fs from 'node:fs'
import path from 'node:path'
import { makeWordLists, wordListsFolder } from '@mowka/words/make-lists'
import { root } from '../packages'

/** Makes the missing word lists and copies all of them into the server, which is deployed with them. */
export function prepareWordLists(): void {
  makeWordLists()
  fs.cpSync(wordListsFolder, path.join(root, 'server/word-lists'), { recursive: true })
}
