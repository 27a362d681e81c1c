import { changeListView, type ListDescription, readListAddress, writeListAddress } from '@mowka/contract/list'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListHandle } from './list-handle'

/** The query of a list, stored in the URL so that a reload, a link and the Back button restore it. */
export function useListAddress<List extends ListDescription>(
  list: List,
): Pick<ListHandle<never, List>, 'list' | 'view' | 'change'> {
  const [params, setParams] = useSearchParams()
  const view = readListAddress(list, params)
  /** URLs that were set but not rendered yet, the latest last. */
  const pending = useRef<URLSearchParams[]>([])
  useEffect(() => {
    const rendered = pending.current.findIndex((each) => String(each) === String(params))
    // A URL set elsewhere, such as by the Back button, replaces them all.
    pending.current = rendered < 0 ? [] : pending.current.slice(rendered + 1)
  }, [params])
  return {
    list,
    view,
    change: (change, { replace = false } = {}) => {
      // Changes in quick succession build on the previous one, which may not be rendered yet.
      const latest = readListAddress(list, pending.current.at(-1) ?? params)
      const next = new URLSearchParams(writeListAddress(list, changeListView(latest, change)))
      pending.current.push(next)
      setParams(next, { replace, preventScrollReset: true })
    },
  }
}
