import { audio, PLAYBACK_RATES } from '@mowka/kernel/platform/study'
import { useEffect } from 'react'

/**
 * Audio behaviour of all trainers: resets the fast rate, which belongs to the audio player (C01), to 1 on entering,
 * and stops playback on leaving.
 */
export function useTrainerAudio(): void {
  useEffect(() => {
    if (!PLAYBACK_RATES.some((rate) => rate === audio.rate)) audio.setRate(PLAYBACK_RATES[0])
    return audio.stop
  }, [])
}
