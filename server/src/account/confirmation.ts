import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import type { Services } from '../services'
import { lockUser, setConfirmationsSent } from '../user/public'

/** Pause between two confirmation emails, in milliseconds. */
const PAUSE = 60_000

/** Confirmation emails within 24 hours. The address may belong to someone else, who must not be flooded. */
const CONFIRMATIONS_PER_DAY = 5

const DAY = 24 * 60 * 60 * 1000

/**
 * Asks the identity provider to email the confirmation link again. Returns `sent: false` if the address is confirmed.
 * Throws 429 `CONFIRMATION_LIMIT` within a minute of the last email and after five of them in 24 hours.
 */
export async function resendEmailConfirmation(
  { db, person: { userId }, now }: CallScope,
  { identityAccounts }: Pick<Services, 'identityAccounts'>,
): Promise<{ sent: boolean }> {
  const reserved = await db.transaction(async (tx) => {
    // Locked, so that concurrent requests are counted.
    const row = await lockUser(tx, userId)
    if (!row) throw notFound('The account')
    if (row.isEmailConfirmed) return null
    const recent = row.confirmationsSent.filter((at) => now.getTime() - Date.parse(at) < DAY)
    const isTooSoon = recent.some((at) => now.getTime() - Date.parse(at) < PAUSE)
    if (isTooSoon || recent.length >= CONFIRMATIONS_PER_DAY) {
      throw new ProblemError(429, 'CONFIRMATION_LIMIT', 'The limit of confirmation emails has been reached')
    }
    await setConfirmationsSent(tx, userId, [...recent, now.toISOString()])
    return { subject: row.subject, before: recent }
  })
  if (!reserved) return { sent: false }
  try {
    const account = await identityAccounts.read(reserved.subject)
    if (!account || account.isEmailVerified) return { sent: false }
    await identityAccounts.mailVerification(reserved.subject)
  } catch (error) {
    // An email that wasn't sent doesn't count.
    await setConfirmationsSent(db, userId, reserved.before)
    throw error
  }
  return { sent: true }
}
