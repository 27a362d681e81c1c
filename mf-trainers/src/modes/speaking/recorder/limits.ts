import { wordsOf } from '@mowka/shared/domain/sentence-words'
import type { RecordingReason } from './recording-reason'

/** A shorter recording ended before anything could be said, in milliseconds (L-SPK-03). */
export const SHORTEST_RECORDING = 1_000
/** A recording shorter than this share of the native one misses words (L-SPK-04). */
export const LEAST_SHARE = 0.7
/** How fast a native speaker says a sentence (L-SPK-05). */
export const WORDS_PER_MINUTE = 160
/** A recording ends by itself after this time, in milliseconds (C23). */
export const LONGEST_RECORDING = 35_000
/** So long before that it is said that it will, in milliseconds. */
export const ENDING_SOON = 5_000
/** A recognition that takes this long is given up, in milliseconds (L-SPK-06, C23). */
export const LONGEST_RECOGNITION = 35_000
/** When the words shown during recognition change, in milliseconds (L-SPK-12). */
export const WAITING_STEPS = [3_500, 8_000, 25_000] as const

/** How long a native speaker takes for a sentence, in milliseconds (L-SPK-05). */
export const nativeLength = (sentence: string): number =>
  (wordsOf(sentence).length / WORDS_PER_MINUTE) * 60_000

/** Why a recording of this length, in milliseconds, is too short for a sentence; null when it is not. */
export function lengthProblem(length: number, sentence: string): RecordingReason | null {
  if (length < SHORTEST_RECORDING) return 'recordingNotStarted'
  if (length < LEAST_SHARE * nativeLength(sentence)) return 'recordingTooShort'
  return null
}
