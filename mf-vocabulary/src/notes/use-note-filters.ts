import { noteList } from '@mowka/contract/endpoints/note'
import { changeListView, type ListView, readListAddress, writeListAddress } from '@mowka/contract/list'
import { useSearchParams } from 'react-router-dom'

export type NoteFilters = ListView<typeof noteList>['filters']

/** The note filters, stored in the address, so that a reload and the back button restore them. */
export function useNoteFilters(): [NoteFilters, (change: NoteFilters) => void] {
  const [query, setQuery] = useSearchParams()
  const view = readListAddress(noteList, query)
  const change = (filters: NoteFilters) =>
    setQuery(writeListAddress(noteList, changeListView(view, { filters })), { replace: true })
  return [view.filters, change]
}

/** Clears all filters except favourites. */
export const noFilters: NoteFilters = { $search: '', lessonId: '', tags: '' }

/** Counts the active filters in the panel; the search has a field of its own. */
export const countFilters = ({ lessonId, tags }: NoteFilters): number =>
  [lessonId, tags].filter((each) => each !== undefined && each !== '').length
