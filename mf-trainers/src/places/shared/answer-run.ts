import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import type { AnswerRun, RunPort } from '../../core/store/ports'

type StoredRun = AnswerRun & { lessonId: string }

function isStoredRun(stored: unknown): stored is StoredRun {
  if (typeof stored !== 'object' || stored === null) return false
  const { lessonId, now, best } = stored as Partial<Record<keyof StoredRun, unknown>>
  return typeof lessonId === 'string' && Number.isInteger(now) && Number.isInteger(best)
}

/**
 * The run of right answers in a lesson or, under another key, in its repetition. It survives a reload and a change of
 * mode, but not closing the tab.
 */
export const lessonRun = (lessonId: string): RunPort => ({
  read: () => {
    const stored = readStored<unknown>(sessionKeys.answerRun, sessionStorage)
    return isStoredRun(stored) && stored.lessonId === lessonId ? stored : { now: 0, best: 0 }
  },
  keep: ({ now, best }) => {
    writeStored(sessionKeys.answerRun, { lessonId, now, best } satisfies StoredRun, sessionStorage)
  },
})
