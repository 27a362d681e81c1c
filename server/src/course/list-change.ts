import { type ListChange, MAX_PIECES } from '@mowka/contract/schemas/catalog'
import { invalidInput, staleWrite } from '../http/problem'

/** Throws 409 if a row named by a move is no longer in the list. */
function indexIn(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw staleWrite()
  return index
}

/** Applies a change to the current ids of a list. Throws 409 for a move of or to a missing row, 422 for a full list. */
export function changedList(ids: readonly string[], change: ListChange): string[] {
  const { rowId } = change
  const others = ids.filter((id) => id !== rowId)
  if (change.action === 'detach') return others
  if (change.action === 'attach') {
    if (ids.includes(rowId)) return [...ids]
    if (ids.length >= MAX_PIECES) throw invalidInput('body/rowId', 'The list is full')
    return [...ids, rowId]
  }
  indexIn(ids, rowId)
  const to = change.beforeId === null ? others.length : indexIn(others, change.beforeId)
  return others.toSpliced(to, 0, rowId)
}
