/** Frame of list pages. Uses the kit's table, which loads on demand. */
export type { FilterChoice } from './ListFilters'
export { ListPage, ListTable, type ListTexts } from './ListPage'
export { type ListHandle, useList, useLocalList } from './use-list'
