import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Where each list was left: its address with search, page and order, by its path. */
const left = new Map<string, string>()

/** The address of a list as it was left. */
export const listAddress = (path: string): string => left.get(path) ?? path

/** Goes back to where the page of a row was opened: another row's page, or its list as it was left. */
export function useWayBack(path: string): (id?: string) => void {
  const navigate = useNavigate()
  const { origin } = useOrigin()
  return (id) =>
    void navigate(origin?.address ?? listAddress(path), { state: id === undefined ? null : { row: id } })
}

/** The pages that others are opened from, by the beginning of their addresses. */
const origins = {
  '/admin/courses/': 'course',
  '/admin/lessons/': 'lesson',
  '/admin/exercises/': 'exercise',
  '/admin/dictionary/': 'word',
  '/admin/hints/': 'hint',
} as const

/** Where the page of a row was opened: an address, and the kind of the row that is there. */
export type Origin = { address: string; kind: (typeof origins)[keyof typeof origins] }

/** What an address says about where it was opened. Only pages of the panel are followed. */
function originIn(search: string): Origin | null {
  const address = new URLSearchParams(search).get('from')
  const found = Object.entries(origins).find(([beginning]) => address?.startsWith(beginning))
  return found && address !== null ? { address, kind: found[1] } : null
}

const withOrigin = (address: string, from: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`

/** Makes links from the page of a row to another row's page, which then leads back here, also after a reload. */
export function useFromHere(): (address: string) => string {
  const { pathname, search } = useLocation()
  return (address) => withOrigin(address, pathname + search)
}

/** Where the page of a row was opened, if not in its list, and addresses that keep it. */
export function useOrigin(): { origin: Origin | null; keep: (address: string) => string } {
  const { search } = useLocation()
  const origin = originIn(search)
  return { origin, keep: (address) => (origin ? withOrigin(address, origin.address) : address) }
}

/** The row that the person comes back to. */
function rowIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'row' in state ? String(state.row) : null
}

/** For the page of a list: remembers where it is left, and shows the row from whose page the person comes back. */
export function useListMemory(page: (id: string) => string, isLoaded: boolean): void {
  const { pathname, search } = useLocation()
  useEffect(() => void left.set(pathname, pathname + search), [pathname, search])
  useReturnedRow(page, isLoaded)
}

/** Shows and focuses the row from whose page the person comes back. `page` is the address to which the row has a link. */
export function useReturnedRow(page: (id: string) => string, isLoaded: boolean): void {
  const { state } = useLocation()
  const row = rowIn(state)
  const href = row && page(row)
  useEffect(() => {
    if (!isLoaded || href === null) return
    const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    link?.closest('tr, li')?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
  }, [isLoaded, href])
}
