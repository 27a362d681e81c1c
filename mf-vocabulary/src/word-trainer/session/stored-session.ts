import type { SessionWord, WordAttempt } from '@mowka/contract/schemas/vocabulary'
import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import * as v from 'valibot'

type PendingAttempt = WordAttempt & { attemptId: string }

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
  /** The longest combo. */
  bestCombo: number
  /** Ids of submitted pairs in the current exercise; matched again after a reload, they count once. */
  matched: readonly string[]
  /** An attempt that was in flight; whether it arrived is unknown. */
  pending: PendingAttempt | null
  /** Milliseconds. */
  savedAt: number
}

/** The part of a stored session that the trainer provides. */
export type SessionState = Omit<StoredSession, 'owner' | 'savedAt'>

/** Lifetime of a stored session in ms; afterwards its words may no longer be due. */
const SESSION_LIFETIME = 12 * 60 * 60 * 1000

const count = v.pipe(v.number(), v.integer())
const isObject = (value: unknown) => typeof value === 'object' && value !== null

const storedSession = stored<StoredSession>(
  sessionKeys.wordSession,
  v.pipe(
    v.object({
      owner: v.string(),
      sessionId: v.string(),
      words: v.array(v.custom<SessionWord>(isObject)),
      attemptIds: v.array(v.string()),
      answered: count,
      combo: count,
      bestCombo: count,
      matched: v.array(v.string()),
      pending: v.nullable(v.custom<PendingAttempt>(isObject)),
      savedAt: v.number(),
    }),
    v.check(({ attemptIds, words }) => attemptIds.length === words.length),
  ),
  'session',
)

/** Session storage of a tab for one learner and word source. */
export const sessionMemory = (owner: string, now: () => number = Date.now) => ({
  read: (): StoredSession | null => {
    const session = storedSession.read()
    return session?.owner === owner && now() - session.savedAt < SESSION_LIFETIME ? session : null
  },
  keep: (session: SessionState | null): void => {
    storedSession.write(session && { ...session, owner, savedAt: now() })
  },
})
