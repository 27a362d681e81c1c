import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import type { Services } from '../services'
import { readUser } from '../user/public'

/**
 * Lets the identity provider mail a link for a new password (S-USER-10). Throws 403 `SocialAccountError` for an account
 * whose password is kept elsewhere, and an `OutsideError` when the provider is away.
 */
export async function resetPassword(
  { db, person }: CallScope,
  { identityAccounts }: Pick<Services, 'identityAccounts'>,
): Promise<Record<never, never>> {
  const row = await readUser(db, person.userId)
  if (!row) throw notFound('The account')
  if (row.isSocial) {
    throw new ProblemError(403, 'SOCIAL_ACCOUNT', 'The password of this account is kept elsewhere', {
      name: 'SocialAccountError',
    })
  }
  await identityAccounts.mailPasswordReset(row.email)
  return {}
}
