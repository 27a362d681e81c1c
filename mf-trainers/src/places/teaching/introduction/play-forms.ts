import { audio } from '@mowka/kernel/platform/study'

/** Pause between a full form and its short one, in ms. */
const PAUSE = 400

/** Plays recordings in a row. Ends early if another one is played or the sound is stopped. */
export async function playForms(recordingIds: readonly string[]): Promise<void> {
  for (const [index, recordingId] of recordingIds.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (index > 0 && audio.current !== null) return
    if ((await audio.play(recordingId)) !== 'ended') return
  }
}
