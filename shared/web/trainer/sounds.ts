import { reportError } from '@mowka/kernel/platform'
import { comboTriggers } from './combo'
import type { ResultTone } from './frame/ResultFrame'

/** The sounds of trainers. `close` is a right answer with a slip, `end` a finished lesson or session. */
export type Sound = 'right' | 'close' | 'wrong' | 'combo' | 'end'

/** Notes in hertz, the seconds from one to the next, and the vibration in ms: on, off, on and so on. */
type Melody = { notes: readonly number[]; step: number; vibration: readonly number[] }

/** A wrong answer ends before its recording plays, 300 ms after the check (L-TRN-39). */
const melodies: Record<Sound, Melody> = {
  right: { notes: [659.25, 880], step: 0.12, vibration: [15] },
  close: { notes: [659.25, 739.99], step: 0.12, vibration: [15, 60, 15] },
  wrong: { notes: [246.94, 207.65], step: 0.09, vibration: [50, 60, 50] },
  combo: { notes: [659.25, 830.61, 987.77, 1318.51], step: 0.09, vibration: [15, 40, 15, 40, 40] },
  end: {
    notes: [523.25, 659.25, 783.99, 1046.5, 783.99, 1046.5],
    step: 0.11,
    vibration: [30, 60, 30, 60, 80],
  },
}
const VOLUME = 0.06

/** Opened or resumed by a gesture, because iOS refuses sounds of one opened later, such as after a check. */
let openContext: AudioContext | null = null

/** Returns the sound of an answer; `run` is the number of right answers in a row, including this one. */
export function answerSound(tone: ResultTone, run: number): Sound {
  if (tone === 'wrong') return 'wrong'
  if (comboTriggers(run)) return 'combo'
  return tone === 'slip' ? 'close' : 'right'
}

/** Whether the browser would refuse sounds, because the user hasn't touched the page or is in another tab. */
const isUnheard = (): boolean =>
  document.visibilityState === 'hidden' || navigator.userActivation?.hasBeenActive === false

/**
 * Plays a sound, synthesized by the browser, and vibrates on phones; resolves when it ends. Callers check
 * `lessonSoundsAllowed`. Failures are reported, never thrown (P-AUDIO-11).
 */
export async function playSound(sound: Sound): Promise<void> {
  if (isUnheard()) return
  const { notes, step, vibration } = melodies[sound]
  try {
    navigator.vibrate?.([...vibration])
    const context = openContext ?? new AudioContext()
    notes.forEach((frequency, at) => {
      const start = context.currentTime + at * step
      const note = context.createOscillator()
      const volume = context.createGain()
      note.frequency.value = frequency
      volume.gain.setValueAtTime(VOLUME, start)
      volume.gain.exponentialRampToValueAtTime(0.0001, start + step * 2)
      note.connect(volume).connect(context.destination)
      note.start(start)
      note.stop(start + step * 2)
    })
    await new Promise((resolve) => setTimeout(resolve, (notes.length + 2) * step * 1000))
    if (context !== openContext) await context.close()
  } catch (error) {
    reportError(error, { part: 'trainer-sound' })
  }
}

/** Opens the audio context in which all sounds play until `closeSounds`. The user must have touched the page before. */
export function openSounds(): void {
  if ('AudioContext' in window) openContext ??= new AudioContext()
}

/** Resumes a context that the browser suspended or opened silently. Call it in a handler of a touch or a key. */
export function resumeSounds(): void {
  // A refusal is not an error: the next touch tries again.
  if (openContext?.state === 'suspended') openContext.resume().catch(() => {})
}

export function closeSounds(): void {
  void openContext?.close()
  openContext = null
}
