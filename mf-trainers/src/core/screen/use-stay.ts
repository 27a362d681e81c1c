import { useEffect } from 'react'
import type { TrainerStore } from '../store/trainer-store'

/** What people do who are still reading. */
const SIGNS = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const

/** Keeps the trainer where it is while the learner scrolls, presses something or moves about with the keyboard. */
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
