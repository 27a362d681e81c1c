/** What the shell can ask of the identity provider. */
export type Auth = {
  /**
   * Leaves for the provider; the person comes back to `target`. `signup` begins with the form for new people, `again`
   * asks for the password even if the provider still knows who it is.
   */
  signIn: (target: string, hint?: 'signup' | 'again') => Promise<void>
  /** Leaves for the provider, which ends its own session too. What was asked for before still goes under this name. */
  signOut: (returnTo: string) => Promise<void>
  refresh: () => Promise<void>
}

let auth: Auth | null = null

/** Installs the provider's SDK. */
export function provideAuth(next: Auth): void {
  auth = next
}

/** The provider's SDK; it is there from the first rendering on. */
export function currentAuth(): Auth {
  if (!auth) throw new Error('Sign-in has not started yet')
  return auth
}
