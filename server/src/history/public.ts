/** History functions for other domains: the only write path for content, which records every change. */

export type { Decision } from './batch-rows'
export { differences, type Editable, type EditorCall, editableOf, readState } from './editable'
export { editedRow } from './policies'
export { type Reversible, reversible } from './service'
export { readDeletedRows, readLastAuthor } from './store'
export { changeRow, copyRow, createRow, createRows, deleteRow, rememberBatch } from './write'
