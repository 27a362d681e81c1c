import path from 'node:path'
import { makeWordLists } from '../../../server/src/words/make-lists'

/** Makes the word lists that are missing, so that sentences are judged as on the server. */
export default function globalSetup(): void {
  makeWordLists(path.resolve(__dirname, '../../../server'))
}
