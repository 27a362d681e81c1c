import type { ListChange } from '@mowka/contract/schemas/editor/catalog'

/** Returns a list with one element moved. */
export const moved = <Each>(all: readonly Each[], from: number, to: number): Each[] => {
  const each = all[from]
  return each === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, each)
}

/** Returns the change that moves a row to another index; `beforeId` is the row that will follow it. */
export const moveChange = (ids: readonly string[], from: number, to: number): ListChange => ({
  action: 'move',
  rowId: ids[from] ?? '',
  beforeId: moved(ids, from, to)[to + 1] ?? null,
})

/** Returns the rows to show until the server has responded. An attached row appears after the next load. */
export function withChange<Row extends { _id: string }>(rows: readonly Row[], change: ListChange): Row[] {
  const { action, rowId } = change
  if (action === 'attach') return [...rows]
  if (action === 'detach') return rows.filter(({ _id }) => _id !== rowId)
  const from = rows.findIndex(({ _id }) => _id === rowId)
  const others = rows.toSpliced(from, from < 0 ? 0 : 1)
  const to = others.findIndex(({ _id }) => _id === change.beforeId)
  return moved(rows, from, to < 0 ? others.length : to)
}
