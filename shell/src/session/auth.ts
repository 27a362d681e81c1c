/** Operations of the identity provider that the shell uses. */
export type Auth = {
  /**
   * Redirects to the provider and back to `target`. `signup` opens the sign-up form; `again` requires the password
   * even with an active provider session.
   */
  signIn: (target: string, hint?: 'signup' | 'again') => Promise<void>
  /**
   * Redirects to the provider, which ends its own session too. Calls in flight are still sent under the user's name.
   */
  signOut: (returnTo: string) => Promise<void>
  refresh: () => Promise<void>
}

let auth: Auth | null = null

/** Installs the provider's SDK. */
export function provideAuth(next: Auth): void {
  auth = next
}

/** Returns the provider's SDK, which is available from the first render. */
export function currentAuth(): Auth {
  if (!auth) throw new Error('Sign-in has not started yet')
  return auth
}

/**
 * Called when the page is left for the identity provider. The back/forward cache may restore it with a busy button,
 * or with the data of a user who has signed out on a shared device, so a restored page reloads.
 */
export function leavePage(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload()
  })
}
