import { timeOfDay } from '@mowka/domain/time'
import { notify } from '@mowka/kernel/platform'
import { SILENCE_MINUTES, soundRest } from '@mowka/kernel/storage'
import { createContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordTrainerStore } from '../session/word-trainer-store'

/**
 * Ways to continue without listening: for 20 minutes (V-WTRN-15), or for the current word whose recording failed to
 * load. Null if not available.
 */
export const WithoutSound = createContext<{ silence: () => void; once: () => void } | null>(null)

/** Time during which muting can be undone, in ms. */
const UNDO_TIME = 10_000

/**
 * Disables listening exercises for 20 minutes, or enables them again. The current word changes immediately, and the
 * message states the duration and its end (V-WTRN-15, V-WTRN-16).
 */
export function useSilence(store: WordTrainerStore): { silence: () => void; listenAgain: () => void } {
  const { t, i18n } = useTranslation('vocabulary')
  const listenAgain = () => {
    soundRest.end()
    store.restoreSound()
  }
  const silence = () => {
    const until = soundRest.begin()
    store.swapSound()
    const text = t('wordTrainer.silence.begun', {
      count: SILENCE_MINUTES,
      time: timeOfDay(until, i18n.language),
    })
    notify('info', text, {
      duration: UNDO_TIME,
      action: { label: t('wordTrainer.silence.undo'), onSelect: listenAgain },
    })
  }
  return { silence, listenAgain }
}
