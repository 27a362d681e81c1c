import { makeWordLists } from './make-lists'

/** Builds missing word lists before the tests. */
export default function globalSetup(): void {
  makeWordLists()
}
