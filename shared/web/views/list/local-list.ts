import type { ListDescription, ListView, SortField } from '@mowka/contract/list'
import { searchForm } from '@mowka/domain/search-form'

/** Search and sort functions of a list that is loaded completely. */
export type LocalRules<Row, List extends ListDescription> = {
  /** Returns the searchable text of a row, which must contain every word. */
  searched: (row: Row) => string
  /** Sort key per field. */
  sorted: Record<SortField<List>, (row: Row) => string>
}

/** Returns the rows of a page and the number of matches. A page beyond the end becomes the last one. */
export function localPage<Row, List extends ListDescription>(
  all: readonly Row[],
  view: ListView<List>,
  { searched, sorted }: LocalRules<Row, List>,
): { rows: Row[]; total: number; page: number } {
  const words = searchForm(view.filters.$search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const compared = sorted[view.sort.field as SortField<List>]
  const sign = view.sort.direction === 'asc' ? 1 : -1
  const found = all
    .filter((row) => words.every((word) => searchForm(searched(row)).includes(word)))
    .sort((a, b) => sign * compared(a).localeCompare(compared(b), 'pl'))
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / view.limit)))
  return { rows: found.slice((page - 1) * view.limit, page * view.limit), total: found.length, page }
}
