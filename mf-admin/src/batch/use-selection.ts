import { formatFilters, type ListDescription } from '@mowka/contract/list'
import type { ListHandle } from '@mowka/web/views/list'
import { useRef, useState } from 'react'
import { between, choose, countChosen, EVERYTHING, NOTHING, type Selection } from './selection'

/** The rows of a list that are chosen, and what chooses them. */
export type SelectionHandle = {
  selection: Selection
  count: number
  /** The ids of the page that is shown. */
  page: readonly string[]
  /** The filters that the rows were chosen under, as the call takes them. */
  filters: string | undefined
  /** Presses the box of a row; with `range` all rows from the one before to it. */
  press: (id: string, isOn: boolean, range: boolean) => void
  choosePage: (isOn: boolean) => void
  chooseAll: () => void
  clear: () => void
}

/** Choosing rows of a list. It lasts from page to page, and ends when other rows are filtered. */
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
