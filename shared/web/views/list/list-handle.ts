import type { ListChange, ListDescription, ListView } from '@mowka/contract/list'
import type { ApiError } from '@mowka/kernel/platform'
import type { ReadProblem } from '@mowka/web/api'

/** A list as its views use it: what it shows, how to change that, and the rows. */
export type ListHandle<Row, List extends ListDescription = ListDescription> = {
  list: List
  /** What the list shows, as its address says. */
  view: ListView<List>
  /** Shows something else. `replace` changes the current entry of the history instead of adding one. */
  change: (change: ListChange<List>, options?: { replace?: boolean }) => void
  /** Undefined until the first rows are there. */
  rows: readonly Row[] | undefined
  /** How many rows match in all. */
  total: number | undefined
  /** Another page is on its way; the rows are those of the page before. */
  outdated: boolean
  /** Why no rows can be shown. */
  problem: ReadProblem | null
  /** The rows could not be refreshed. */
  refreshError: ApiError | undefined
  retry: () => Promise<void>
  retrying: boolean
}
