import { DOUBLE_CLICK_DELAY, FAST_RATE } from '@mowka/shared/domain/playback'
import { audio } from '@mowka/shared/platform/study'
import { useEffect, useRef } from 'react'
import type { AudioPlayer } from './player-store'

/**
 * The press of the player's big button: pauses at once or plays after the wait for a second press; twice makes
 * everything fast and plays (V-AUD-17, C01).
 */
export function usePlayPress(player: AudioPlayer): () => void {
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return () => {
    const isSecond = timer.current !== undefined
    window.clearTimeout(timer.current)
    timer.current = undefined
    if (isSecond) {
      audio.setRate(FAST_RATE)
      player.play()
      return
    }
    const isPlaying = player.status === 'playing'
    if (isPlaying) player.pause()
    else player.prepare()
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      if (!isPlaying) player.play()
    }, DOUBLE_CLICK_DELAY)
  }
}
