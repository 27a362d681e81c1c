/** What other domains may use of history: the one way to write content, which remembers what was changed. */

export { differences } from './differences'
export { describeEditable, type Editable, type EditorCall, readState } from './editable'
export { editedRow } from './policies'
export { type Reversible, reversible } from './service'
export { readDeletedRows, rowsChangedSince } from './store'
export { changeRow, copyRow, createRow, deleteRow, rememberBatch } from './write'
