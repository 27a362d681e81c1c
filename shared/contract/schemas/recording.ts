import { bytes, type CallSchema } from './call'
import { IdParams } from './common'

export const recordingCalls = {
  getRecording: { params: IdParams, gives: bytes('audio/mpeg') },
} satisfies Record<string, CallSchema>
