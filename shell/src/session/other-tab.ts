import { isPersonKey, isTokenKey, personIn } from './stored-sign-in'

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
  if (event.key !== null && !isTokenKey(event.key)) return null
  if (subject && !event.newValue && !hasTokens()) return 'signed out'
  if (!subject || !event.newValue || !event.key || !isPersonKey(event.key)) return null
  return personIn(event.newValue) === subject ? null : 'signed in as someone else'
}
