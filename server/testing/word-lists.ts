import path from 'node:path'
import { openWordLists } from '../src/words/public'

/** The real word lists, which every run of tests makes where they are missing. */
export const wordListOf = openWordLists(path.resolve(__dirname, '../word-lists'), console)
