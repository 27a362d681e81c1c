/** Errors of the identity SDK that mean: these tokens are dead and only a new sign-in helps. */
const dead: readonly string[] = [
  'login_required',
  'invalid_grant',
  'missing_refresh_token',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'access_denied',
]

/** Whether a token could not be had because the sign-in is over, rather than because the network is. */
export const isSignInOver = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'error' in error &&
  typeof error.error === 'string' &&
  dead.includes(error.error)
