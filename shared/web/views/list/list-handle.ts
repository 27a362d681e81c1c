import type { ListChange, ListDescription, ListView } from '@mowka/contract/list'
import type { ApiError } from '@mowka/kernel/platform'
import type { ReadProblem } from '@mowka/web/api'

/** A list for its views: its query, a function to change it, and the rows. */
export type ListHandle<Row, List extends ListDescription = ListDescription> = {
  list: List
  /** The query from the URL. */
  view: ListView<List>
  /** Changes the query. `replace` replaces the current history entry instead of adding one. */
  change: (change: ListChange<List>, options?: { replace?: boolean }) => void
  /** Undefined until the first rows are loaded. */
  rows: readonly Row[] | undefined
  /** Total number of matching rows. */
  total: number | undefined
  /** Whether the rows belong to the previous page, while another one loads. */
  outdated: boolean
  /** Reason why no rows can be shown. */
  problem: ReadProblem | null
  /** Set if the rows could not be refreshed. */
  refreshError: ApiError | undefined
  retry: () => Promise<void>
  retrying: boolean
}
