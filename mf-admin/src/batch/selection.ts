import type { BatchRows } from '@mowka/contract/schemas/editor/batch'
import type { Selection } from '@mowka/web/views/list'

/** Returns the rows as an argument of the call. `filters` are those of the list. */
export const rowsOfSelection = (selection: Selection, filters: string | undefined): BatchRows =>
  selection.all
    ? { filters: filters ?? '', exceptIds: [...selection.except] }
    : { rowIds: [...selection.ids] }
