/** What the shell can ask of the identity provider. */
export type Auth = {
  signIn: (target: string, hint?: 'signup') => Promise<void>
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
