import { ApiError } from '@mowka/kernel/platform'
import { MicrophoneError } from './microphone'

/** Reasons for a failed recording (L-SPK-03 to L-SPK-09, C24). */
export const recordingReasons = [
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
