import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The last URL of each list with its search, page and order, by path. */
const left = new Map<string, string>()

/** Returns the last URL of a list. */
export const listAddress = (path: string): string => left.get(path) ?? path

/** Navigates to the page from which a row was opened: another row's page, or its list in its last state. */
export function useWayBack(path: string): (id?: string) => void {
  const navigate = useNavigate()
  const { origin } = useOrigin()
  return (id) =>
    void navigate(origin?.address ?? listAddress(path), { state: id === undefined ? null : { row: id } })
}

/** Pages from which rows are opened, by URL prefix. */
const origins = {
  '/admin/courses/': 'course',
  '/admin/lessons/': 'lesson',
  '/admin/exercises/': 'exercise',
  '/admin/dictionary/': 'word',
  '/admin/hints/': 'hint',
} as const

/** The page from which a row was opened, and the kind of that page's row. */
export type Origin = { address: string; kind: (typeof origins)[keyof typeof origins] }

/** Reads the origin from a query string. Only pages of the panel are accepted. */
function originIn(search: string): Origin | null {
  const address = new URLSearchParams(search).get('from')
  const found = Object.entries(origins).find(([beginning]) => address?.startsWith(beginning))
  return found && address !== null ? { address, kind: found[1] } : null
}

const withOrigin = (address: string, from: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`

/** Returns a function that adds the current page to a link as its origin, so that the way back survives a reload. */
export function useFromHere(): (address: string) => string {
  const { pathname, search } = useLocation()
  return (address) => withOrigin(address, pathname + search)
}

/** Returns the origin of the row's page, if it isn't the list, and a function that adds it to URLs. */
export function useOrigin(): { origin: Origin | null; keep: (address: string) => string } {
  const { search } = useLocation()
  const origin = originIn(search)
  return { origin, keep: (address) => (origin ? withOrigin(address, origin.address) : address) }
}

/** Returns the id of the row to return to, from the navigation state. */
function rowIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'row' in state ? String(state.row) : null
}

/** Remembers the URL of a list, and shows the row from whose page the user returns. */
export function useListMemory(page: (id: string) => string, isLoaded: boolean): void {
  const { pathname, search } = useLocation()
  useEffect(() => void left.set(pathname, pathname + search), [pathname, search])
  useReturnedRow(page, isLoaded)
}

/** Scrolls to and focuses the row from whose page the user returns. `page` returns the URL that the row links to. */
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
