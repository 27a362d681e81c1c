import { useEffect, useEffectEvent, useState } from 'react'

type Parts = typeof import('./parts-on-demand')

let known: Parts | null = null
let loading: Promise<Parts> | null = null

/**
 * Loads what menus and dialogs are made of. No page begins with an open one, and the library under them is heavy. One
 * that is lost on the way is asked for again by the next call.
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

/** The parts once something is open; null until they have come. `onLost`: they cannot be had now. */
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
