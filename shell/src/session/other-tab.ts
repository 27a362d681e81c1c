import { isSignInKey, subjectIn } from './stored-sign-in'

/** A sign-in change made by another tab. */
export type OtherTab = 'signed out' | 'signed in as someone else' | null

/**
 * Interprets a storage event of another tab. `subject` is this tab's user, `isSignedIn` returns whether tokens are
 * left.
 */
export function readOtherTab(
  event: Pick<StorageEvent, 'key' | 'newValue'>,
  subject: string | undefined,
  hasTokens: () => boolean,
): OtherTab {
  if (event.key !== null && !isSignInKey(event.key)) return null
  if (subject && !event.newValue && !hasTokens()) return 'signed out'
  if (!subject || !event.newValue) return null
  const other = subjectIn(event.newValue)
  return other === undefined || other === subject ? null : 'signed in as someone else'
}
