import { noteList } from '@mowka/contract/endpoints/note'
import { changeListView, type ListView, readListAddress, writeListAddress } from '@mowka/contract/list'
import { useSearchParams } from 'react-router-dom'

export type NoteFilters = ListView<typeof noteList>['filters']

/** What the notes are filtered by. The address remembers it: a reload and the way back find the same notes. */
export function useNoteFilters(): [NoteFilters, (change: NoteFilters) => void] {
  const [query, setQuery] = useSearchParams()
  const view = readListAddress(noteList, query)
  const change = (filters: NoteFilters) =>
    setQuery(writeListAddress(noteList, changeListView(view, { filters })), { replace: true })
  return [view.filters, change]
}

/** Nothing is filtered but, perhaps, favourites. */
export const noFilters: NoteFilters = { $search: '', lessonId: '', tags: '' }

/** How many filters of the panel are set; the search has its own field. */
export const countFilters = ({ lessonId, tags }: NoteFilters): number =>
  [lessonId, tags].filter((each) => each !== undefined && each !== '').length
