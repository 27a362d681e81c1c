import type { SessionWord, WordAttempt } from '@mowka/contract/schemas/vocabulary'
import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'

/** A session stored in the tab, so that a reload resumes it. */
export type StoredSession = {
  /** Learner, language and word source; a session of another owner is ignored. */
  owner: string
  sessionId: string
  words: readonly SessionWord[]
  /**
   * Attempt ids, one per word. They are created with the session, so that a duplicated tab sends the same ids and the
   * server counts each attempt once.
   */
  attemptIds: readonly string[]
  /** Number of answered words. */
  answered: number
  combo: number
  /** Ids of submitted pairs in the current exercise; matched again after a reload, they count once. */
  matched: readonly string[]
  /** An attempt that was in flight; whether it arrived is unknown. */
  pending: (WordAttempt & { attemptId: string }) | null
  /** Milliseconds. */
  savedAt: number
}

/** The part of a stored session that the trainer provides. */
export type SessionState = Omit<StoredSession, 'owner' | 'savedAt'>

/** Lifetime of a stored session in ms; afterwards its words may no longer be due. */
export const SESSION_LIFETIME = 12 * 60 * 60 * 1000

/** Validates a stored session, because other versions may have written it; an invalid one is ignored. */
function isStoredSession(stored: unknown): stored is StoredSession {
  if (typeof stored !== 'object' || stored === null) return false
  const { owner, sessionId, words, attemptIds, answered, combo, matched, savedAt } = stored as Partial<
    Record<keyof StoredSession, unknown>
  >
  return (
    typeof owner === 'string' &&
    typeof sessionId === 'string' &&
    Array.isArray(words) &&
    Array.isArray(attemptIds) &&
    attemptIds.length === words.length &&
    Number.isInteger(answered) &&
    Number.isInteger(combo) &&
    Array.isArray(matched) &&
    typeof savedAt === 'number'
  )
}

/** Session storage of a tab for one learner and word source. */
export const sessionMemory = (owner: string, now: () => number = Date.now) => ({
  read: (): StoredSession | null => {
    const stored = readStored<unknown>(sessionKeys.wordSession, sessionStorage)
    return isStoredSession(stored) && stored.owner === owner && now() - stored.savedAt < SESSION_LIFETIME
      ? stored
      : null
  },
  keep: (session: SessionState | null): void => {
    const stored: StoredSession | null = session && { ...session, owner, savedAt: now() }
    writeStored(sessionKeys.wordSession, stored, sessionStorage)
  },
})
