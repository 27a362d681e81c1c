import styled from 'styled-components'
import { Select } from '../fields/Select'
import { useLabels } from '../theme/labels-context'
import { media } from '../theme/media'
import type { Column, Sort } from './DataTable'

const Box = styled.div`
  display: none;
  margin-bottom: var(--mw-3);
  ${media.belowMedium} { display: block; }
`

/** Sort control of the card layout, which has no column headers. */
export function SortSelect<Row>({
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
