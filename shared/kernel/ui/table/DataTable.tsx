import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Skeleton } from '../feedback/Loader'
import { EmptyState, ErrorState } from '../feedback/states'
import { Select } from '../fields/Select'
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '../icons'
import { VisuallyHidden } from '../layout/Text'
import { useLabels } from '../theme/contexts'
import { media } from '../theme/media'
import { Pager, type Paging } from './Pager'
import { Body, Cell, Frame, Head, HeaderCell, Line, SortButton, Table } from './table-styles'

const Box = styled.div`
  display: none;
  margin-bottom: var(--mw-3);
  ${media.belowMedium} { display: block; }
`

/** Sort control of the card layout, which has no column headers. */
function SortSelect<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort?: (sort: Sort) => void
}) {
  const { table: labels } = useLabels()
  const sortable = columns.filter((column) => column.sortable)
  if (!onSort || sortable.length === 0) return null
  const options = sortable.flatMap((column) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: `${column.id}:${direction}`,
      label: `${column.headerText ?? (typeof column.header === 'string' ? column.header : column.id)} ${direction === 'asc' ? '↑' : '↓'}`,
    })),
  )
  return (
    <Box>
      <Select
        label={labels.sortBy}
        options={options}
        value={sort ? `${sort.field}:${sort.direction}` : ''}
        onChange={(chosen) => {
          const at = chosen.lastIndexOf(':')
          onSort({ field: chosen.slice(0, at), direction: chosen.slice(at + 1) === 'asc' ? 'asc' : 'desc' })
        }}
      />
    </Box>
  )
}

export type { Paging } from './Pager'

/** Column and direction, in the server's format (`field:asc`). */
export type Sort = { field: string; direction: 'asc' | 'desc' }

export type Column<Row> = {
  /** Stable key; the field name for sortable columns. */
  id: string
  header: ReactNode
  /** The header as text if it is an icon; also the label of the value on cards. */
  headerText?: string
  cell: (row: Row, index: number) => ReactNode
  sortable?: boolean
  align?: 'start' | 'center' | 'end'
  /** CSS width on wide screens, e.g. "27%" or "72px". */
  width?: string
  /**
   * On cards (below 960 px): "title" is the main line without a label, "line" label and value on their own line,
   * "inline" next to others (default), "actions" at the bottom right, "hidden" omitted.
   */
  card?: 'title' | 'line' | 'inline' | 'actions' | 'hidden'
}

export type DataTableProps<Row> = {
  /** Accessible name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  paging?: Paging
  /** Whether another page is loading: the current rows stay, dimmed. */
  loading?: boolean
  error?: unknown
  onRetry?: () => void
  /** Empty state; a plain line by default. */
  empty?: ReactNode
  /** Highlights rows that need attention (a cell must state this, too). */
  rowTone?: (row: Row) => 'attention' | undefined
  /** Number of skeleton rows on the first load (default: page size, at most 10). */
  skeletonRows?: number
}

const cardName = <Row,>(column: Column<Row>) =>
  column.headerText ?? (typeof column.header === 'string' ? column.header : undefined)

const cellProps = <Row,>(column: Column<Row>) => ({
  'data-align': column.align,
  'data-card': column.card ?? 'inline',
  'data-name': cardName(column),
})

type RowsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'rowTone'> & { rows: readonly Row[] }

/** The rows of a table, rendered again only with new props. */
const Rows = memo(function Rows<Row>({ columns, rows, rowKey, rowTone }: RowsProps<Row>) {
  return rows.map((row, index) => (
    <Line key={rowKey(row)} data-tone={rowTone?.(row)}>
      {columns.map((column) => (
        <Cell key={column.id} {...cellProps(column)}>
          {column.cell(row, index)}
        </Cell>
      ))}
    </Line>
  ))
}) as <Row>(props: RowsProps<Row>) => ReactNode

/**
 * Defers the rows, because a hundred take longer than a frame: inputs and headers respond first, and typing interrupts
 * the rows. `respond` renders the next change immediately, for a control in a row: React would reset it meanwhile.
 */
function useDeferredRows<Body>(current: Body): { body: Body; respond: () => void } {
  const deferred = useDeferredValue(current)
  const [isResponding, setResponding] = useState(false)
  useEffect(() => {
    if (deferred === current) setResponding(false)
  }, [deferred, current])
  return { body: isResponding ? current : deferred, respond: () => setResponding(true) }
}

/** An accessible table with server-side sorting and paging; below 960 px each row is a card. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort = null,
  onSort,
  paging,
  loading = false,
  error,
  onRetry,
  empty,
  rowTone,
  skeletonRows = Math.min(paging?.pageSize ?? 5, 10),
}: DataTableProps<Row>) {
  const { table: labels, loading: loadingLabel } = useLabels()
  const { body, respond } = useDeferredRows(
    useMemo(() => rows && { columns, rows, rowKey, rowTone }, [columns, rows, rowKey, rowTone]),
  )
  if (error !== undefined && error !== null && rows === undefined)
    return <ErrorState part onRetry={onRetry} />
  const first = rows === undefined
  const nothing = rows !== undefined && rows.length === 0

  const header = (column: Column<Row>) => {
    const words =
      column.headerText === undefined ? (
        <span>{column.header}</span>
      ) : (
        <>
          <span aria-hidden>{column.header}</span>
          <VisuallyHidden>{column.headerText}</VisuallyHidden>
        </>
      )
    if (!column.sortable || !onSort) return words
    const direction = sort?.field === column.id ? sort.direction : null
    return (
      <SortButton
        type="button"
        data-on={direction !== null}
        onClick={() => onSort({ field: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {words}
        {direction === null ? (
          <IconArrowsSort aria-hidden />
        ) : direction === 'asc' ? (
          <IconSortAscending aria-hidden />
        ) : (
          <IconSortDescending aria-hidden />
        )}
      </SortButton>
    )
  }
  const ariaSort = (column: Column<Row>) => {
    if (!column.sortable || !onSort) return undefined
    if (sort?.field !== column.id) return 'none' as const
    return sort.direction === 'asc' ? ('ascending' as const) : ('descending' as const)
  }
  return (
    <div>
      {nothing ? (
        (empty ?? <EmptyState title={labels.empty} drawing={null} />)
      ) : (
        <>
          <SortSelect columns={columns} sort={sort} onSort={onSort} />
          <Frame>
            <Table aria-busy={first || loading} data-loading={loading && !first}>
              <VisuallyHidden as="caption">{caption}</VisuallyHidden>
              <Head>
                <Line>
                  {columns.map((column) => (
                    <HeaderCell
                      key={column.id}
                      scope="col"
                      aria-sort={ariaSort(column)}
                      data-align={column.align}
                      style={column.width === undefined ? undefined : { width: column.width }}
                    >
                      {header(column)}
                    </HeaderCell>
                  ))}
                </Line>
              </Head>
              <Body onChangeCapture={respond}>
                {rows !== undefined && body ? (
                  <Rows {...body} />
                ) : (
                  Array.from({ length: skeletonRows }, (_, line) => (
                    <Line key={line}>
                      {columns.map((column) => (
                        <Cell key={column.id} {...cellProps(column)} data-name={undefined}>
                          <Skeleton width={column.card === 'actions' ? 28 : '70%'} height={14} />
                        </Cell>
                      ))}
                    </Line>
                  ))
                )}
              </Body>
            </Table>
          </Frame>
        </>
      )}
      <VisuallyHidden role="status">
        {first || loading ? loadingLabel : paging ? labels.loaded(paging.total) : ''}
      </VisuallyHidden>
      {paging && !nothing && !first && <Pager {...paging} />}
    </div>
  )
}
