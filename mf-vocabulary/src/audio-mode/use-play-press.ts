import { FAST_RATE } from '@mowka/domain/playback'
import { audio, usePresses } from '@mowka/kernel/platform/study'
import { useRef } from 'react'
import type { AudioPlayer } from './player-store'

/**
 * The press of the player's big button: pauses at once or plays after the wait for a second press; twice makes
 * everything fast and plays (V-AUD-17, C01).
 */
export function usePlayPress(player: AudioPlayer): () => void {
  const hasPaused = useRef(false)
  const press = usePresses('player', (times) => {
    if (times === 2) audio.setRate(FAST_RATE)
    if (times === 2 || !hasPaused.current) player.play()
  })
  return () => {
    hasPaused.current = player.status === 'playing'
    if (hasPaused.current) player.pause()
    else player.prepare()
    press()
  }
}
