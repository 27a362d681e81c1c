import type { RecordingType } from '@mowka/contract/schemas/exercise'

/** The place of a recording on the page of its text. */
export const recordingAnchor = (type: RecordingType): string => `recording-${type}`

/**
 * Where a recording is heard (A-EXER-13): the part of its text's page. The file itself opens only with the token of
 * someone who is signed in, which no address has.
 */
export const recordingLink = (page: string, type: RecordingType): string =>
  `${window.location.origin}${page}#${recordingAnchor(type)}`
