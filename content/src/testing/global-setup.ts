import { makeWordLists } from '@mowka/words/make-lists'

/** Makes the missing word lists, so that tests judge sentences as the server does. */
export default function globalSetup(): void {
  makeWordLists()
}
