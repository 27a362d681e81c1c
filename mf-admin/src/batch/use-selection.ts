import { formatFilters, type ListDescription } from '@mowka/contract/list'
import type { ListHandle } from '@mowka/web/views/list'
import { useRef, useState } from 'react'
import { between, choose, countChosen, EVERYTHING, NOTHING, type Selection } from './selection'

/** The selected rows of a list, and the functions that select them. */
export type SelectionHandle = {
  selection: Selection
  count: number
  /** Ids of the displayed page. */
  page: readonly string[]
  /** The filters of the selection, as an argument of the call. */
  filters: string | undefined
  /** Toggles a row; with `range` all rows since the previous one. */
  press: (id: string, isOn: boolean, range: boolean) => void
  choosePage: (isOn: boolean) => void
  chooseAll: () => void
  clear: () => void
}

/** Selects rows of a list. The selection persists across pages and is cleared when the filters change. */
export function useSelection<Row extends { _id: string }, List extends ListDescription>({
  rows,
  total = 0,
  view,
}: ListHandle<Row, List>): SelectionHandle {
  const filters = formatFilters(view.filters)
  const [chosen, setChosen] = useState<{ under: string | undefined; selection: Selection }>({
    under: filters,
    selection: NOTHING,
  })
  const last = useRef<string | null>(null)
  const selection = chosen.under === filters ? chosen.selection : NOTHING
  const page = rows?.map(({ _id }) => _id) ?? []
  const set = (next: Selection) => setChosen({ under: filters, selection: next })
  return {
    selection,
    count: countChosen(selection, total),
    page,
    filters,
    press: (id, isOn, range) => {
      set(choose(selection, range ? between(page, last.current, id) : [id], isOn))
      last.current = id
    },
    choosePage: (isOn) => set(choose(selection, page, isOn)),
    chooseAll: () => set(EVERYTHING),
    clear: () => set(NOTHING),
  }
}
