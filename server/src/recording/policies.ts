import { type IdPath, objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { readRecording } from './store'

/** Everyone with an account, for any recording that is there: its id can only be known from the text. */
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
