/** History functions for other domains: the only write path for content, which records every change. */

export type { Decision } from './batch-rows'
export { differences, type Editable, type EditorCall, editableOf, readState } from './editable'
export { readSameAgain } from './imports/same-again'
export {
  type LearnedRows,
  listAppliedImports,
  showAppliedImports,
  UNDO_CHUNK,
  undoNext,
} from './imports/service'
export {
  type AppliedImportRow,
  closeImport,
  insertImportUndo,
  lockAppliedImport,
  lockImportUndo,
  readAppliedImport,
  recordImport,
  recordImportOf,
  updateImportUndo,
} from './imports/store'
export type { FindRows } from './imports/undo-rows'
export { editedRow } from './policies'
export { type Reversible, type Reversibles, reversible } from './service'
export { readDeletedRows, readLastAuthor } from './store'
export { changeRow, copyRow, createRow, createRows, deleteRow, rememberBatch } from './write'
