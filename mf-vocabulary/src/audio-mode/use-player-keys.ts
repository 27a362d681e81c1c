import { isOverlayOpen } from '@mowka/kernel/ui'
import { useEffect } from 'react'
import type { AudioPlayer } from './player-store'

/** What uses these keys itself. */
const OWN_KEYS = 'button, a[href], input, select, textarea, summary, [role="tab"], [contenteditable]'

/** Space pauses and goes on, the arrows go from sentence to sentence, unless what has the focus needs them itself. */
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
      // A button takes Space, and leaves the arrows alone.
      const own = target instanceof Element ? target.closest(OWN_KEYS) : null
      if (!act || (own && (event.key === ' ' || !own.matches('button, a[href]')))) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [player])
}
