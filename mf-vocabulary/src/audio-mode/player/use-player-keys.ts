import { isOverlayOpen } from '@mowka/kernel/ui'
import { useEffect } from 'react'
import type { AudioPlayer } from './player-store'

/** Elements that handle these keys themselves. */
const OWN_KEYS = 'button, a[href], input, select, textarea, summary, [role="tab"], [contenteditable]'

/**
 * Space toggles playback and the arrow keys move between sentences, unless the focused element handles these keys.
 */
export function usePlayerKeys(player: AudioPlayer): void {
  useEffect(() => {
    const acts: Record<string, () => void> = {
      ' ': player.toggle,
      ArrowLeft: player.previous,
      ArrowRight: player.next,
    }
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || isOverlayOpen()) return
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
      const act = acts[event.key]
      const { target } = event
      // A button handles Space, but not the arrow keys.
      const own = target instanceof Element ? target.closest(OWN_KEYS) : null
      if (!act || (own && (event.key === ' ' || !own.matches('button, a[href]')))) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [player])
}
