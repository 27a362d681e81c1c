/** The public API of answer checking for other domains. */
export { rejudge } from './disputes'
export { judgeAnswer, solutionOf } from './solution'
