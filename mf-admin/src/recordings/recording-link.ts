import type { RecordingType } from '@mowka/contract/schemas/exercise'

/** Returns the anchor of a recording on the page of its row. */
export const recordingAnchor = (type: RecordingType): string => `recording-${type}`

/**
 * Returns the link to a recording (A-EXER-13), which is an anchor on the row's page: the file itself needs an access
 * token, which must not be in a URL.
 */
export const recordingLink = (page: string, type: RecordingType): string =>
  `${window.location.origin}${page}#${recordingAnchor(type)}`
