import { whenIdle } from '@mowka/domain/browser/when-idle'
import { audio, PLAYBACK_RATES } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { useEffect } from 'react'
import { closeSounds, openSounds, resumeSounds } from './sounds'

const GESTURES = ['pointerdown', 'keydown'] as const

/**
 * Audio behaviour of all trainers: resets the fast rate, which belongs to the audio player (C01), to 1 on entering,
 * and stops playback on leaving. After the first touch or key, the sounds of answers are prepared if the learner allows
 * them: while the browser is idle, because opening the audio device would delay the paint after that key.
 */
export function useTrainerAudio(): void {
  useEffect(() => {
    if (!PLAYBACK_RATES.some((rate) => rate === audio.rate)) audio.setRate(PLAYBACK_RATES[0])
    return audio.stop
  }, [])
  useEffect(() => {
    let cancel = () => {}
    const prepare = () => {
      cancel()
      resumeSounds()
      if (session.preferences.lessonSoundsAllowed) cancel = whenIdle(openSounds, { delay: null })
    }
    if (navigator.userActivation?.hasBeenActive) prepare()
    for (const gesture of GESTURES) window.addEventListener(gesture, prepare)
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, prepare)
      cancel()
      closeSounds()
    }
  }, [])
}
