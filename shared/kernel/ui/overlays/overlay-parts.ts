import { useEffect, useEffectEvent, useState } from 'react'

type Parts = typeof import('./parts-on-demand')

let known: Parts | null = null
let loading: Promise<Parts> | null = null

/**
 * Loads the components of menus and dialogs. No page starts with an open one, and the library below them is large. A
 * failed load is retried by the next call.
 */
export function loadOverlayParts(): Promise<Parts> {
  loading ??= import(/* webpackChunkName: "overlays" */ './parts-on-demand').then(
    (parts) => {
      known = parts
      return parts
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** Returns the components while something is open; `null` until they are loaded. Calls `onLost` if loading fails. */
export function useOverlayParts(isOpen: boolean, onLost: () => void): Parts | null {
  const [parts, setParts] = useState(known)
  const lose = useEffectEvent(onLost)
  const isMissing = isOpen && parts === null && known === null
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    loadOverlayParts().then(
      (loaded) => isLeft || setParts(loaded),
      () => isLeft || lose(),
    )
    return () => {
      isLeft = true
    }
  }, [isMissing])
  return parts ?? known
}
