import { type IdPath, objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { readRecording } from './store'

/**
 * Allows every signed-in person any existing recording: the calls that return recording ids check access. The reasons
 * are in this folder's README.
 */
export const anyRecording = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'signed in',
    who: 'signed-in',
    kind: 'recording',
    at,
    load: async ({ db }, id) => {
      const recording = await readRecording(db, id)
      if (!recording) throw notFound('The recording')
      return recording
    },
  })
