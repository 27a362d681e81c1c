import { wordsOf } from '@mowka/domain/exercise/exercise-kinds'
import { ApiError } from '@mowka/kernel/platform'
import { MicrophoneError } from './microphone'

/** Reasons for a failed recording (L-SPK-03 to L-SPK-09, C24). */
const recordingReasons = [
  'recordingNotStarted',
  'recordingTooShort',
  'emptyRecording',
  'browserDoesNotSupportRecording',
  'anotherBrowserOrSystemRelatedError',
  'speechRecognitionFailed',
  'speakingProcessingFailed',
] as const
export type RecordingReason = (typeof recordingReasons)[number]

/** Returns the reason for an error; `null` for an unexpected one, which has a general text (L-SPK-11). */
export function reasonOf(error: unknown): RecordingReason | null {
  if (error instanceof MicrophoneError)
    return error.trouble === 'unsupported'
      ? 'browserDoesNotSupportRecording'
      : 'anotherBrowserOrSystemRelatedError'
  return error instanceof ApiError ? 'speechRecognitionFailed' : null
}

/** Minimum length of a recording, in ms; a shorter one can't contain speech (L-SPK-03). */
const MIN_RECORDING = 1_000
/** Minimum length relative to the native recording; a shorter one misses words (L-SPK-04). */
const MIN_SHARE = 0.7
/** Speaking rate of a native speaker (L-SPK-05). */
const WORDS_PER_MINUTE = 160
/** Maximum length of a recording, in ms (C23). */
export const MAX_RECORDING = 35_000
/** Time before that limit at which a warning appears, in ms. */
export const ENDING_SOON = 5_000
/** Recognition timeout, in ms (L-SPK-06, C23). */
export const RECOGNITION_TIMEOUT = 35_000
/** Times at which the text shown during recognition changes, in ms (L-SPK-12). */
export const WAITING_STEPS = [3_500, 8_000, 25_000] as const

/** Returns the time a native speaker needs for a sentence, in ms (L-SPK-05). */
export const nativeLength = (sentence: string): number =>
  (wordsOf(sentence).length / WORDS_PER_MINUTE) * 60_000

/** Returns why a recording of this length, in ms, is too short for a sentence; `null` if it isn't. */
export function lengthProblem(length: number, sentence: string): RecordingReason | null {
  if (length < MIN_RECORDING) return 'recordingNotStarted'
  if (length < MIN_SHARE * nativeLength(sentence)) return 'recordingTooShort'
  return null
}
