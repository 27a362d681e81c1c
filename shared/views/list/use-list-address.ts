import { useSearchParams } from 'react-router-dom'
import { changeListView, type ListDescription, readListAddress, writeListAddress } from '../../contract/list'
import type { ListHandle } from './list-handle'

/** What a list shows, kept in the address so that a refresh, a link and the way back bring it again. */
export function useListAddress<List extends ListDescription>(
  list: List,
): Pick<ListHandle<never, List>, 'list' | 'view' | 'change'> {
  const [params, setParams] = useSearchParams()
  const view = readListAddress(list, params)
  return {
    list,
    view,
    change: (change, { replace = false } = {}) =>
      setParams(writeListAddress(list, changeListView(view, change)), { replace, preventScrollReset: true }),
  }
}
