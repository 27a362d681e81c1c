/** Frame of list pages. Uses the kit's table, which loads on demand. */
export type { FilterChoice } from './ListFilters'
export { ListPage, ListTable, type ListTexts } from './ListPage'
export { SelectionBar, selectableRows, selectionColumn } from './SelectionBar'
export { isChosen, type Selection, type SelectionHandle, useSelection } from './selection'
export { type ListHandle, useList, useLocalList } from './use-list'
