import { endpoints, type ListName, type ListOf } from '@mowka/contract/endpoints'
import {
  changeListView,
  type FilterName,
  type ListChange,
  type ListDescription,
  type ListView,
  listArguments,
  pageInstead,
  readListAddress,
  type SortField,
  writeListAddress,
} from '@mowka/contract/list'
import { searchForm } from '@mowka/domain/text/search-form'
import type { ApiError } from '@mowka/kernel/platform'
import {
  type ListAnswer,
  type ReadProblem,
  type ReadState,
  type RowOf,
  read,
  rowsOf,
  useReads,
} from '@mowka/web/api'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * A server-side list with its query in the URL. The previous rows stay while another page loads; a page beyond the
 * end becomes the last one. `more` has the call's other arguments, e.g. `options`; it must be stable.
 */
export function useList<Name extends ListName>(
  name: Name,
  more?: Readonly<Record<string, string>>,
): ListHandle<RowOf<Name>, ListOf<Name>> {
  const address = useListAddress<ListOf<Name>>(endpoints[name].list)
  const reads = useReads({
    page: read<ListName>(name, { ...listArguments(address.view), ...more }, { keepPrevious: true }),
  })

  const page: ListAnswer | undefined = reads.state === 'ready' ? reads.data.page : undefined
  const instead = page ? pageInstead(address.view, page.metadata.total) : null
  const goInstead = useEffectEvent((next: number) => address.change({ page: next }, { replace: true }))
  const isOutdated = reads.state === 'ready' && reads.outdated
  useEffect(() => {
    if (instead !== null && !isOutdated) goInstead(instead)
  }, [instead, isOutdated])

  return {
    ...address,
    rows: page && (instead === null || isOutdated) ? (rowsOf(page) as RowOf<Name>[]) : undefined,
    total: page?.metadata.total,
    outdated: isOutdated,
    problem: reads.state === 'ready' || reads.state === 'loading' ? null : reads,
    refreshError: reads.state === 'ready' ? reads.refreshError : undefined,
    retry: reads.state === 'loading' ? async () => {} : reads.retry,
    retrying: reads.state !== 'loading' && reads.retrying,
  }
}

/** The query of a list, stored in the URL so that a reload, a link and the Back button restore it. */
function useListAddress<List extends ListDescription>(
  list: List,
): Pick<ListHandle<never, List>, 'list' | 'view' | 'change'> {
  const [params, setParams] = useSearchParams()
  const view = readListAddress(list, params)
  /** URLs that were set but not rendered yet, the latest last. */
  const pending = useRef<URLSearchParams[]>([])
  useEffect(() => {
    const rendered = pending.current.findIndex((each) => String(each) === String(params))
    // A URL set elsewhere, such as by the Back button, replaces them all.
    pending.current = rendered < 0 ? [] : pending.current.slice(rendered + 1)
  }, [params])
  return {
    list,
    view,
    change: (change, { replace = false } = {}) => {
      // Changes in quick succession build on the previous one, which may not be rendered yet.
      const latest = readListAddress(list, pending.current.at(-1) ?? params)
      const next = new URLSearchParams(writeListAddress(list, changeListView(latest, change)))
      pending.current.push(next)
      setParams(next, { replace, preventScrollReset: true })
    },
  }
}

/** Search and sort functions of a list that is loaded completely. */
type LocalRules<Row, List extends ListDescription> = {
  /** Returns the searchable text of a row, which must contain every word. */
  searched: (row: Row) => string
  /** Sort key per field. */
  sorted: Record<SortField<List>, (row: Row) => string>
  /** Whether a row matches the value of a filter other than the search. */
  filtered?: Partial<Record<FilterName<List>, (row: Row, value: string) => boolean>>
}

/**
 * Returns the rows of a page and all matching rows. A page beyond the end becomes the last one.
 */
export function localPage<Row, List extends ListDescription>(
  all: readonly Row[],
  view: ListView<List>,
  { searched, sorted, filtered = {} }: LocalRules<Row, List>,
): { rows: Row[]; matching: Row[]; page: number } {
  const words = searchForm(view.filters.$search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const compared = sorted[view.sort.field as SortField<List>]
  const sign = view.sort.direction === 'asc' ? 1 : -1
  const filters = (Object.keys(view.filters) as FilterName<List>[]).flatMap((name) => {
    const matches = filtered[name]
    const value = view.filters[name]
    return matches && value ? [(row: Row) => matches(row, value)] : []
  })
  const matching = all
    .filter((row) => words.every((word) => searchForm(searched(row)).includes(word)))
    .filter((row) => filters.every((matches) => matches(row)))
    .sort((a, b) => sign * compared(a).localeCompare(compared(b), 'pl'))
  const page = Math.min(view.page, Math.max(1, Math.ceil(matching.length / view.limit)))
  return { rows: matching.slice((page - 1) * view.limit, page * view.limit), matching, page }
}

/** A list that is loaded completely: searched, sorted and paged locally, with its query in the URL. */
export function useLocalList<Row, List extends ListDescription>(
  list: List,
  reads: ReadState<{ rows: readonly Row[] }>,
  rules: LocalRules<Row, List>,
): ListHandle<Row, List> & { matching: readonly Row[] } {
  const { view, change } = useListAddress(list)
  const shown = reads.state === 'ready' ? localPage(reads.data.rows, view, rules) : undefined
  return {
    list,
    view: shown ? { ...view, page: shown.page } : view,
    change,
    rows: shown?.rows,
    matching: shown?.matching ?? [],
    total: shown?.matching.length,
    outdated: false,
    problem: reads.state === 'ready' || reads.state === 'loading' ? null : reads,
    refreshError: reads.state === 'ready' ? reads.refreshError : undefined,
    retry: reads.state === 'loading' ? async () => {} : reads.retry,
    retrying: reads.state !== 'loading' && reads.retrying,
  }
}

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
