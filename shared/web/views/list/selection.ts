import { formatFilters, type ListDescription } from '@mowka/contract/list'
import { useRef, useState } from 'react'
import type { ListHandle } from './use-list'

/** Selected rows of a list: by their ids, or all that match its filters with exceptions. */
export type Selection = { all: false; ids: ReadonlySet<string> } | { all: true; except: ReadonlySet<string> }

export const NOTHING: Selection = { all: false, ids: new Set() }

/** All rows that match the filters, on every page. */
export const EVERYTHING: Selection = { all: true, except: new Set() }

export const isChosen = (selection: Selection, id: string): boolean =>
  selection.all ? !selection.except.has(id) : selection.ids.has(id)

/** Returns the number of selected rows; `total` is the number of rows that match the filters. */
export const countChosen = (selection: Selection, total: number): number =>
  selection.all ? Math.max(0, total - selection.except.size) : selection.ids.size

/** Returns the selection with rows added or removed. */
export function choose(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  const named = new Set(selection.all ? selection.except : selection.ids)
  for (const id of ids) {
    if (isOn !== selection.all) named.add(id)
    else named.delete(id)
  }
  return selection.all ? { all: true, except: named } : { all: false, ids: named }
}

/**
 * Returns the rows of a page from one to another, in either direction; only the second if the first isn't on the
 * page.
 */
export function between(page: readonly string[], from: string | null, to: string): string[] {
  const [start, end] = [from === null ? -1 : page.indexOf(from), page.indexOf(to)]
  return start < 0 ? [to] : page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The selected rows of a list, and the functions that select them. */
export type SelectionHandle = {
  selection: Selection
  count: number
  /** Ids of the selectable rows on the displayed page. */
  page: readonly string[]
  /** The filters of the selection, as an argument of the call. */
  filters: string | undefined
  /** Toggles a row; with `range` all rows since the previous one. */
  press: (id: string, isOn: boolean, range: boolean) => void
  choosePage: (isOn: boolean) => void
  chooseAll: () => void
  clear: () => void
}

/**
 * Selects rows of a list. The selection persists across pages and is cleared when the filters change. `idOf` returns
 * `null` for rows that can't be selected.
 */
export function useSelection<Row, List extends ListDescription>(
  { rows, total = 0, view }: Pick<ListHandle<Row, List>, 'rows' | 'total' | 'view'>,
  idOf: (row: Row) => string | null,
): SelectionHandle {
  const filters = formatFilters(view.filters)
  const [chosen, setChosen] = useState<{ under: string | undefined; selection: Selection }>({
    under: filters,
    selection: NOTHING,
  })
  const last = useRef<string | null>(null)
  const selection = chosen.under === filters ? chosen.selection : NOTHING
  const page = rows?.flatMap((row) => idOf(row) ?? []) ?? []
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
