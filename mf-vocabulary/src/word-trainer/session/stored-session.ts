import type { SessionWord, WordAttempt } from '@mowka/contract/schemas/vocabulary'
import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'

/** A session as the tab keeps it, so that a reload goes on where it was. */
export type StoredSession = {
  /** Whose it is and over what: another learner, language or lesson begins its own. */
  owner: string
  sessionId: string
  words: readonly SessionWord[]
  /**
   * The ids of the attempts, one a word. They are made with the session: a copy of the tab sends the same, and the
   * server counts each once.
   */
  attemptIds: readonly string[]
  /** How many words are answered. */
  answered: number
  combo: number
  /** The words of the exercise on the screen whose pairs are matched and handed in: matched again they count once. */
  matched: readonly string[]
  /** An answer that was on its way: nobody knows whether it arrived. */
  pending: (WordAttempt & { attemptId: string }) | null
  /** Milliseconds. */
  savedAt: number
}

/** What the trainer hands over to be kept. */
export type KeptSession = Omit<StoredSession, 'owner' | 'savedAt'>

/** A session that was left longer ago than this starts again, in milliseconds: its words may be due no more. */
export const KEPT_FOR = 12 * 60 * 60 * 1000

/** Storage is written by other versions, too: anything that is no session counts as none. */
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

/** The memory of a tab for one learner's sessions over one source. */
export const sessionMemory = (owner: string, now: () => number = Date.now) => ({
  read: (): StoredSession | null => {
    const stored = readStored<unknown>(sessionKeys.wordSession, sessionStorage)
    return isStoredSession(stored) && stored.owner === owner && now() - stored.savedAt < KEPT_FOR
      ? stored
      : null
  },
  keep: (session: KeptSession | null): void => {
    const stored: StoredSession | null = session && { ...session, owner, savedAt: now() }
    writeStored(sessionKeys.wordSession, stored, sessionStorage)
  },
})
