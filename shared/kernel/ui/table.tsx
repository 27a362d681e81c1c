export { type Column, DataTable, type DataTableProps, type Paging, type Sort } from './table/DataTable'
