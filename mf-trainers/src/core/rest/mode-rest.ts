import { SILENCE_MINUTES, type speakingRest } from '@mowka/shared/domain/audio-silence'
import { timeOfDay } from '@mowka/shared/domain/time-of-day'
import { notify } from '@mowka/shared/platform'
import type { ParseKeys } from 'i18next'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeChange } from '../mode/mode-change'
import type { SelectorMode } from '../mode/mode-cycle'

/** A mode that can rest while someone cannot work in it, and what is said about that. */
export type ModeRest = {
  mode: SelectorMode
  rest: typeof speakingRest
  words: Record<
    /** Rests until `time`; `count` minutes were taken at `time`. */
    'rests' | 'silenced' | 'undo' | 'now' | 'writeInstead' | 'nothingLost',
    ParseKeys<'trainers'>
  >
}

/** How long the way back is offered, in milliseconds. */
const UNDO_FOR = 10_000

/**
 * Lets a mode rest and goes on with the same sentence in writing. Nothing counts as skipped, and the way back is
 * offered at once. Null where the mode cannot be changed.
 */
export function useLeave({ mode, rest, words }: ModeRest): (() => void) | null {
  const { t, i18n } = useTranslation('trainers')
  const changeMode = useContext(ModeChange)
  if (!changeMode) return null
  return () => {
    const until = rest.begin()
    changeMode('WRITING')
    notify('info', t(words.silenced, { count: SILENCE_MINUTES, time: timeOfDay(until, i18n.language) }), {
      duration: UNDO_FOR,
      action: {
        label: t(words.undo),
        onSelect: () => {
          rest.end()
          changeMode(mode)
        },
      },
    })
  }
}
