import type { BatchRows } from '@mowka/contract/schemas/batch'

/** Rows of a list that were chosen: by their ids, or all that match its filters but for some. */
export type Selection = { all: false; ids: ReadonlySet<string> } | { all: true; except: ReadonlySet<string> }

export const NOTHING: Selection = { all: false, ids: new Set() }

/** All rows that match the filters, on every page. */
export const EVERYTHING: Selection = { all: true, except: new Set() }

export const isChosen = (selection: Selection, id: string): boolean =>
  selection.all ? !selection.except.has(id) : selection.ids.has(id)

/** How many rows are chosen; `total` is how many match the filters. */
export const countChosen = (selection: Selection, total: number): number =>
  selection.all ? Math.max(0, total - selection.except.size) : selection.ids.size

/** The selection with rows chosen, or no longer. */
export function choose(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  const named = new Set(selection.all ? selection.except : selection.ids)
  for (const id of ids) {
    if (isOn !== selection.all) named.add(id)
    else named.delete(id)
  }
  return selection.all ? { all: true, except: named } : { all: false, ids: named }
}

/** The rows of a page from one to another, in either direction; the second alone when the first is not there. */
export function between(page: readonly string[], from: string | null, to: string): string[] {
  const [start, end] = [from === null ? -1 : page.indexOf(from), page.indexOf(to)]
  return start < 0 ? [to] : page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The rows as the call takes them. `filters` are those of the list. */
export const rowsOfSelection = (selection: Selection, filters: string | undefined): BatchRows =>
  selection.all
    ? { filters: filters ?? '', exceptIds: [...selection.except] }
    : { rowIds: [...selection.ids] }
