import { changeListView, type ListDescription, readListAddress, writeListAddress } from '@mowka/contract/list'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListHandle } from './list-handle'

/** What a list shows, kept in the address so that a refresh, a link and the way back bring it again. */
export function useListAddress<List extends ListDescription>(
  list: List,
): Pick<ListHandle<never, List>, 'list' | 'view' | 'change'> {
  const [params, setParams] = useSearchParams()
  const view = readListAddress(list, params)
  /** Addresses that were set and are not rendered yet, the latest last. */
  const pending = useRef<URLSearchParams[]>([])
  useEffect(() => {
    const rendered = pending.current.findIndex((each) => String(each) === String(params))
    // An address that was not set here, as of a press on Back, replaces them all.
    pending.current = rendered < 0 ? [] : pending.current.slice(rendered + 1)
  }, [params])
  return {
    list,
    view,
    change: (change, { replace = false } = {}) => {
      // A change in quick succession builds on the one before, which this render may not show yet.
      const latest = readListAddress(list, pending.current.at(-1) ?? params)
      const next = new URLSearchParams(writeListAddress(list, changeListView(latest, change)))
      pending.current.push(next)
      setParams(next, { replace, preventScrollReset: true })
    },
  }
}
