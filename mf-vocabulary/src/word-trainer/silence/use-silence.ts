import { SILENCE_MINUTES, soundRest } from '@mowka/domain/audio-silence'
import { timeOfDay } from '@mowka/domain/time-of-day'
import { notify } from '@mowka/kernel/platform'
import { useTranslation } from 'react-i18next'
import type { WordTrainerStore } from '../session/word-trainer-store'

/** How long the way back is offered, in milliseconds. */
const UNDO_FOR = 10_000

/**
 * Keeps exercises with sound away for 20 minutes, or brings them back. The word on the screen changes at once, and
 * what was said names the duration and its end (V-WTRN-15, V-WTRN-16).
 */
export function useSilence(store: WordTrainerStore): { silence: () => void; listenAgain: () => void } {
  const { t, i18n } = useTranslation('vocabulary')
  const listenAgain = () => {
    soundRest.end()
    store.bringSoundBack()
  }
  const silence = () => {
    const until = soundRest.begin()
    store.swapSound()
    const text = t('wordTrainer.silence.begun', {
      count: SILENCE_MINUTES,
      time: timeOfDay(until, i18n.language),
    })
    notify('info', text, {
      duration: UNDO_FOR,
      action: { label: t('wordTrainer.silence.undo'), onSelect: listenAgain },
    })
  }
  return { silence, listenAgain }
}
