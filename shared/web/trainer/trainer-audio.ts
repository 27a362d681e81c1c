import { audio, PLAYBACK_RATES } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { useEffect } from 'react'
import { closeSounds, openSounds } from './sounds'

const GESTURES = ['pointerdown', 'keydown'] as const

/**
 * Audio behaviour of all trainers: resets the fast rate, which belongs to the audio player (C01), to 1 on entering,
 * and stops playback on leaving. The first touch or key prepares the sounds of answers, if the learner allows them.
 */
export function useTrainerAudio(): void {
  useEffect(() => {
    if (!PLAYBACK_RATES.some((rate) => rate === audio.rate)) audio.setRate(PLAYBACK_RATES[0])
    return audio.stop
  }, [])
  useEffect(() => {
    const prepare = () => {
      if (session.preferences.lessonSoundsAllowed) openSounds()
    }
    for (const gesture of GESTURES) window.addEventListener(gesture, prepare)
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, prepare)
      closeSounds()
    }
  }, [])
}
