/** The public API of answer checking for other domains. */
export { rejudge } from './rejudge'
export { judgeAnswer, solutionOf } from './solution'
