import path from 'node:path'
import { openWordLists } from '../src/words/public'

/** The production word lists; each test run builds missing ones. */
export const wordListOf = openWordLists(path.resolve(__dirname, '../word-lists'), console)
