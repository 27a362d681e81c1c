import type { ListChange } from '@mowka/contract/schemas/catalog'
import { moved } from './order'

/** The change that moves a row to another index: the server puts it before the row that is there then. */
export const moveChange = (ids: readonly string[], from: number, to: number): ListChange => ({
  action: 'move',
  rowId: ids[from] ?? '',
  beforeId: moved(ids, from, to)[to + 1] ?? null,
})

/** The rows as they are shown until the server has responded. A row that is attached appears with the next read. */
export function withChange<Row extends { _id: string }>(rows: readonly Row[], change: ListChange): Row[] {
  const { action, rowId } = change
  if (action === 'attach') return [...rows]
  if (action === 'detach') return rows.filter(({ _id }) => _id !== rowId)
  const from = rows.findIndex(({ _id }) => _id === rowId)
  const others = rows.toSpliced(from, from < 0 ? 0 : 1)
  const to = others.findIndex(({ _id }) => _id === change.beforeId)
  return moved(rows, from, to < 0 ? others.length : to)
}
