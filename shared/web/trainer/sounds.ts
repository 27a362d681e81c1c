import { reportError } from '@mowka/kernel/platform'
import { audio, PLAYBACK_RATES } from '@mowka/kernel/platform/study'
import { useEffect } from 'react'

/** Two soft notes, in hertz: an ascending fourth. */
const NOTES = [659.25, 880] as const
const NOTE_SECONDS = 0.12
const VOLUME = 0.06

/**
 * Plays the sound of a right answer, synthesized by the browser. Failures are reported, never thrown (P-AUDIO-11).
 */
export async function playSuccessSound(): Promise<void> {
  try {
    const context = new AudioContext()
    NOTES.forEach((frequency, at) => {
      const start = context.currentTime + at * NOTE_SECONDS
      const note = context.createOscillator()
      const volume = context.createGain()
      note.frequency.value = frequency
      volume.gain.setValueAtTime(VOLUME, start)
      volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS * 2)
      note.connect(volume).connect(context.destination)
      note.start(start)
      note.stop(start + NOTE_SECONDS * 2)
    })
    await new Promise((resolve) => setTimeout(resolve, NOTE_SECONDS * 4000))
    await context.close()
  } catch (error) {
    reportError(error, { part: 'success-sound' })
  }
}

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
