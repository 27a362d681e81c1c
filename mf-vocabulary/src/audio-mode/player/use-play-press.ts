import { FAST_RATE } from '@mowka/domain/playback'
import { audio, usePresses } from '@mowka/kernel/platform/study'
import { useRef } from 'react'
import type { AudioPlayer } from './player-store'

/**
 * Press handler of the play button: pauses immediately, or plays after the double-press delay; a double press plays
 * fast (V-AUD-17, C01).
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
