import { prepareWordLists } from './word-lists'

/** Prepares the word lists in a process of its own: dictionaries take seconds of processor time to expand. */
prepareWordLists()
