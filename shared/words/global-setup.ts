import { makeWordLists } from './make-lists'

/** Makes the missing word lists before the tests. */
export default function globalSetup(): void {
  makeWordLists()
}
