import type { ListDescription, ListView, SortField } from '@mowka/contract/list'
import { searchForm } from '@mowka/domain/search-form'

/** How a list that is here as a whole is searched and ordered. */
export type LocalRules<Row, List extends ListDescription> = {
  /** The text of a row in which every word of the search is looked for. */
  searched: (row: Row) => string
  /** What each field of the order compares. */
  sorted: Record<SortField<List>, (row: Row) => string>
}

/** The rows that a view of the list shows, and how many match. A page behind the end is the last one. */
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
