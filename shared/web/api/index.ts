export { isCachedRead } from './api-key'
export { type CallArguments, callApi, fetchApi } from './call-api'
export { FreshReads } from './FreshReads'
export { type ListAnswer, type RowOf, rowsOf } from './list-answer'
export { outboxCall } from './outbox-call'
export { optional, type Read, type ReadOptions, read } from './read'
export {
  keyOf,
  problemState,
  type ReadProblem,
  type ReadState,
  retryFailed,
  useIsCached,
  useReads,
} from './use-reads'
export { changes, type Outcome, useWrite, type WriteHandle, type WriteOptions } from './use-write'
export { type WriteProblem, writeProblem } from './write-problem'
