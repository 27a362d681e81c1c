/** Whether a sign-in failed because of this device's clock: the SDK's time errors contain the current time. */
export const isClockWrong = (error: Error): boolean => /current time \(/i.test(error.message)

/** Errors of the identity SDK for invalid tokens that require a new sign-in. */
const dead: readonly string[] = [
  'login_required',
  'invalid_grant',
  'missing_refresh_token',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'access_denied',
]

/** Whether fetching a token failed because the sign-in is over, rather than for network reasons. */
export const isSignInOver = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'error' in error &&
  typeof error.error === 'string' &&
  dead.includes(error.error)
