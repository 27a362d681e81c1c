import { session } from '@mowka/kernel/session'
import { useWrite } from '@mowka/web/api'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AudioPlayer } from './player-store'

/** Bounds and step of the break between sentences, in seconds (V-AUD-14). */
export const BREAK = { min: 3, max: 10, step: 1 } as const

/** Debounce for saving the slider value, in ms. */
const SAVE_DEBOUNCE = 500

/**
 * Changes the break between sentences: immediately in the player, debounced in the account (V-AUD-16). A value that
 * can't be saved applies until the player is closed.
 */
export function useBreak(player: AudioPlayer): (seconds: number) => void {
  const { t } = useTranslation('vocabulary')
  const { run } = useWrite('patchUserMetadata', {
    row: () => 'audioBreak',
    args: (seconds: number) => ({
      body: { action: 'preferences' as const, payload: { audioModeBreakBetweenSentances: seconds } },
    }),
    onAnswer: (user) => session.setUser(user),
    failure: () => t('audio.breakNotSaved'),
  })
  const timer = useRef<number | undefined>(undefined)
  const save = useRef(() => {})
  useEffect(
    () => () => {
      if (timer.current !== undefined) save.current()
    },
    [],
  )
  return (seconds) => {
    player.setBreak(seconds)
    window.clearTimeout(timer.current)
    save.current = () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
      void run(seconds)
    }
    timer.current = window.setTimeout(() => save.current(), SAVE_DEBOUNCE)
  }
}
