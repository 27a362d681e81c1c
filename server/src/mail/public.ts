/** What other domains may use to write to people. */
export { postLetter } from './jobs'
export { deadLettersLetter } from './letters/dead-letters'
