import { useEffect } from 'react'
import type { TrainerStore } from '../store/trainer-store'

/** Events that show the learner is still reading. */
const SIGNS = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const

/** Stops the trainer from continuing on its own when the learner scrolls, presses something or uses the keyboard. */
export function useStay(store: Pick<TrainerStore, 'stay'>): void {
  useEffect(() => {
    const stay = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'Enter')) store.stay()
    }
    for (const sign of SIGNS) document.addEventListener(sign, stay, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, stay)
    }
  }, [store])
}
