import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import * as v from 'valibot'
import type { RunPort } from '../../core/store/ports'

const count = v.pipe(v.number(), v.integer())
const storedRun = stored(
  sessionKeys.answerRun,
  v.object({ lessonId: v.string(), now: count, best: count }),
  'session',
)

/**
 * The run of right answers in a lesson or, under another key, in its repetition. It survives a reload and a change of
 * mode, but not closing the tab.
 */
export const lessonRun = (lessonId: string): RunPort => ({
  read: () => {
    const run = storedRun.read()
    return run?.lessonId === lessonId ? run : { now: 0, best: 0 }
  },
  keep: ({ now, best }) => {
    storedRun.write({ lessonId, now, best })
  },
})
