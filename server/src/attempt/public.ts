/** What other domains may use of the checking of answers. */
export { judgeAnswer, keptSolution } from './service'
