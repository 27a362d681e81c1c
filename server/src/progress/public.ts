/** What other domains may use of what people learned. */
export { confirmSuccess } from './log-store'
export { countWordAnswer } from './word-days'
