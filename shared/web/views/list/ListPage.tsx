import type { ListDescription } from '@mowka/contract/list'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, ErrorState, Page, PageHeader, Skeleton } from '@mowka/kernel/ui'
import { type Column, DataTable } from '@mowka/kernel/ui/table'
import type { ReadProblem } from '@mowka/web/api'
import type { ReactNode } from 'react'
import { RefreshNote } from '../ReadStates'
import { type FilterChoice, ListFilters, textFilterOf } from './ListFilters'
import type { ListHandle } from './use-list'

/** Texts of a list. A package keeps them in one group, `t('words.list', { returnObjects: true, search })`. */
export type ListTexts = {
  /** Accessible name of the filter bar. */
  filters: string
  searchHint?: string
  /** Empty state of a list without any rows. */
  empty: { title: string; text: string; action?: ReactNode }
  /** Empty state if no row matches. */
  notFound: { title: string; text: string; clear: string }
  /** Empty state if no row matches the filters without a search; `empty` if omitted. */
  noneMatch?: { title: string; text: string; clear: string }
  /** Error state; the default texts if omitted. */
  failed?: { title: string; text: string }
}

type TableProps<Row, List extends ListDescription> = {
  /** Accessible name of the table. */
  caption: string
  handle: ListHandle<Row, List>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  texts: ListTexts
  /** Filters with a few options. */
  choices?: readonly FilterChoice[]
  rowTone?: (row: Row) => 'attention' | undefined
  /** Search debounce in ms (default 500). */
  searchDelay?: number
  /** A button at the end of the filter bar. */
  filterAside?: ReactNode
}

/** Filters, table and pager of a list, in all states. */
export function ListTable<Row, List extends ListDescription>({
  caption,
  handle,
  columns,
  rowKey,
  texts,
  choices = [],
  rowTone,
  searchDelay,
  filterAside,
}: TableProps<Row, List>) {
  const { list, view, change, rows, total, outdated, problem, refreshError, retry, retrying } = handle
  const searched = textFilterOf(list) ?? ''
  const values: Record<string, string | undefined> = view.filters
  const search = values[searched] ?? ''
  const narrowing = choices.map(({ name }) => name).filter((name) => values[name])
  const clear = (names: string[]) =>
    change({ filters: Object.fromEntries(names.map((name) => [name, ''])) as typeof view.filters })
  // Hides the filters while there is nothing to search.
  const isBare = choices.length === 0 && search === '' && rows?.length === 0
  const hasFilters = !isBare && (choices.length > 0 || searched !== '')
  return (
    <>
      {hasFilters && (
        <ListFilters
          handle={handle}
          label={texts.filters}
          searchHint={texts.searchHint}
          searchDelay={searchDelay}
          choices={choices}
          aside={filterAside}
        />
      )}
      {problem ? (
        <ErrorState part title={texts.failed?.title} onRetry={() => void retry()} retrying={retrying}>
          {texts.failed?.text}
        </ErrorState>
      ) : (
        <>
          {refreshError && <RefreshNote onRetry={retry} retrying={retrying} />}
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            rowTone={rowTone}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            loading={outdated}
            skeletonRows={Math.min(view.limit, 10)}
            paging={{
              page: view.page,
              pageSize: view.limit,
              total: total ?? 0,
              pageSizes: list.sizes,
              onPage: (page) => {
                change({ page })
                // Scrolls to the top, because the pager is below the rows.
                window.scrollTo(0, 0)
              },
              onPageSize: (limit) => change({ limit }),
            }}
            empty={
              search === '' && texts.noneMatch && narrowing.length > 0 ? (
                <EmptyState
                  title={texts.noneMatch.title}
                  actions={<Button onClick={() => clear(narrowing)}>{texts.noneMatch.clear}</Button>}
                >
                  {texts.noneMatch.text}
                </EmptyState>
              ) : search === '' ? (
                <EmptyState title={texts.empty.title} actions={texts.empty.action}>
                  {texts.empty.text}
                </EmptyState>
              ) : (
                <EmptyState
                  title={texts.notFound.title}
                  actions={<Button onClick={() => clear([searched])}>{texts.notFound.clear}</Button>}
                >
                  {texts.notFound.text}
                </EmptyState>
              )
            }
          />
        </>
      )}
    </>
  )
}

/** A list page: title with the number of rows, actions, filters, table and pager, in all states. */
export function ListPage<Row, List extends ListDescription>({
  title,
  count,
  actions,
  locked,
  ...table
}: Omit<TableProps<Row, List>, 'caption'> & {
  title: string
  /** Formats the number of rows. */
  count: (total: number) => string
  /** Buttons next to the title. */
  actions?: ReactNode
  /** Replaces the list if the server refuses access (403). */
  locked?: ReactNode | ((problem: ReadProblem) => ReactNode)
}) {
  usePageTitle(title)
  const { problem, total } = table.handle
  if (problem?.state === 'locked' && locked !== undefined) {
    return (
      <Page width="wide">
        <PageHeader title={title} />
        {typeof locked === 'function' ? locked(problem) : locked}
      </Page>
    )
  }
  const note = total === undefined ? <Skeleton width={72} height={16} /> : count(total)
  return (
    <Page width="wide">
      <PageHeader title={title} note={problem ? undefined : note} aside={actions} />
      <ListTable {...table} caption={title} />
    </Page>
  )
}
