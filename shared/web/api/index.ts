export { type ApiKey, isCachedRead, showsAny } from './api-key'
export { type CallArguments, callApi, fetchApi, outboxCall } from './call-api'
export { FreshReads } from './FreshReads'
export {
  type ListAnswer,
  optional,
  type PartAnswer,
  type PartName,
  type PartRowOf,
  type Read,
  type ReadOptions,
  type RowOf,
  read,
  rowsOf,
} from './read'
export {
  type Again,
  keyOf,
  problemState,
  type ReadProblem,
  type ReadState,
  retryFailed,
  retryTransient,
  useIsCached,
  useNewest,
  useReads,
} from './use-reads'
export {
  changes,
  type Outcome,
  useWrite,
  type WriteHandle,
  type WriteOptions,
  type WriteProblem,
  writeProblem,
} from './use-write'
