import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now, e.g. `useMediaQuery(queries.medium)`. Prefer CSS where it can do the same. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
