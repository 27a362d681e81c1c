import { wordListsFolder } from '@mowka/words/make-lists'
import { openWordLists } from '@mowka/words/word-lists'

/** The real word lists. The global setup makes the missing ones. */
export const wordListOf = openWordLists(wordListsFolder, console)
