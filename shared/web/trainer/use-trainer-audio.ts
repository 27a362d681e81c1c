import { audio, PLAYBACK_RATES } from '@mowka/kernel/platform/study'
import { useEffect } from 'react'

/**
 * What every trainer does with sound: it starts again at rate 1 when the rate is the fast one, which belongs to the
 * audio player (C01), and is silent when it is left.
 */
export function useTrainerAudio(): void {
  useEffect(() => {
    if (!PLAYBACK_RATES.some((rate) => rate === audio.rate)) audio.setRate(PLAYBACK_RATES[0])
    return audio.stop
  }, [])
}
