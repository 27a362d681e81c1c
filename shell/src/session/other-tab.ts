import { isPersonKey, isTokenKey, personIn } from './kept-sign-in'

/** What another tab of this browser did to the sign-in. */
export type OtherTab = 'signed out' | 'signed in as someone else' | null

/**
 * Reads a change of local storage by another tab. `subject` is the person of this tab, `isSignedIn` says whether any
 * tokens are left.
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
