import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Where each list was left: its address with search, page and order, by its path. */
const left = new Map<string, string>()

/** The address of a list as it was left. */
export const listAddress = (path: string): string => left.get(path) ?? path

/** Goes back to the row of a list that was left. */
export function useWayBack(path: string): (id?: string) => void {
  const navigate = useNavigate()
  return (id) => void navigate(listAddress(path), { state: id === undefined ? null : { row: id } })
}

/** The row that the person comes back to. */
function rowIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'row' in state ? String(state.row) : null
}

/**
 * For the page of a list: remembers where it is left, and shows and focuses the row from whose page the person comes
 * back. `page` is the path of a row's page, to which the row has a link.
 */
export function useListMemory(page: (id: string) => string, isLoaded: boolean): void {
  const { pathname, search, state } = useLocation()
  useEffect(() => void left.set(pathname, pathname + search), [pathname, search])
  const row = rowIn(state)
  const href = row && page(row)
  useEffect(() => {
    if (!isLoaded || href === null) return
    const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    link?.closest('tr')?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
  }, [isLoaded, href])
}
