import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import type { Services } from '../services'
import { readUser } from '../user/public'

/**
 * Asks the identity provider to email a password reset link. Throws 403 `SocialAccountError` for an account without a
 * password here, and an `OutsideError` if the provider is unavailable.
 */
export async function resetPassword(
  { db, person }: CallScope,
  { identityAccounts }: Pick<Services, 'identityAccounts'>,
): Promise<Record<never, never>> {
  const row = await readUser(db, person.userId)
  if (!row) throw notFound('The account')
  if (row.isSocial) {
    throw new ProblemError(403, 'SOCIAL_ACCOUNT', 'This account has no password here', {
      name: 'SocialAccountError',
    })
  }
  await identityAccounts.mailPasswordReset(row.email)
  return {}
}
