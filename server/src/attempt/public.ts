/** The public API of answer checking for other domains. */
export { rejudge } from './service'
export { judgeAnswer, type Solution, solutionOf } from './solution'
export { readShownForms } from './stumble-store'
