/** What other domains may use of the checking of answers. */
export { judgeAgain } from './judge-again'
export { judgeAnswer, keptSolution } from './solution'
