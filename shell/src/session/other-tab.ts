/** Beginning of the keys under which the identity SDK keeps tokens; the second one ends the key of the person. */
const TOKENS = '@@auth0spajs@@::'
const PERSON = '::@@user@@'

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
  if (event.key !== null && !event.key.startsWith(TOKENS)) return null
  if (subject && !event.newValue && !hasTokens()) return 'signed out'
  if (!subject || !event.newValue || !event.key?.endsWith(PERSON)) return null
  return subjectOf(event.newValue) === subject ? null : 'signed in as someone else'
}

function subjectOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { decodedToken?: { user?: { sub?: string } } }).decodedToken?.user?.sub
  } catch {
    return undefined
  }
}

/** Whether this browser holds tokens. */
export const hasTokens = (area: Storage = localStorage): boolean =>
  Array.from({ length: area.length }, (_, index) => area.key(index)).some((key) => key?.startsWith(TOKENS))
