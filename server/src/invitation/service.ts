import { paths } from '@mowka/shared/contract/routes'
import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { enqueueEmail, invitationEmail } from '../mail/public'
import type { Services } from '../services'
import { lockUser } from '../user/public'
import { calledBy } from './called-by'
import { insertInvitation, readInvitations } from './store'

/** More friends in a day than anyone invites by hand. */
export const INVITATIONS_PER_DAY = 10

const DAY = 24 * 60 * 60 * 1000

/**
 * Invites a friend by mail (S-USER-18). Throws 409 `DuplicateInvitationError` for an address that this person has
 * invited, 422 for their own, and 429 `INVITATION_LIMIT` after ten in the last 24 hours.
 */
export async function invite(
  { db, person: { userId }, now }: CallScope,
  typed: string,
  lang: InterfaceLang,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
): Promise<{ inviteeEmail: string }> {
  const inviteeEmail = typed.toLowerCase()
  await db.transaction(async (tx) => {
    // Locked, so that of many at once one is sent and the others know about it.
    const row = await lockUser(tx, userId)
    if (!row) throw notFound('The account')
    if (inviteeEmail === row.email.toLowerCase()) {
      throw invalidInput('body/inviteeEmail', 'One does not invite oneself')
    }
    const since = new Date(now.getTime() - DAY)
    const { isDuplicate, sent } = await readInvitations(tx, { userId, inviteeEmail, since })
    if (isDuplicate) {
      throw new ProblemError(409, 'DUPLICATE_INVITATION', 'This address has been invited already', {
        name: 'DuplicateInvitationError',
      })
    }
    if (sent >= INVITATIONS_PER_DAY) {
      throw new ProblemError(429, 'INVITATION_LIMIT', 'Too many invitations in a day', {
        name: 'InvitationLimitError',
      })
    }
    const id = newId(now.getTime())
    await insertInvitation(tx, { id, userId, inviteeEmail, createdAt: now })
    const letter = { name: calledBy(row.givenName), url: `${config.publicUrl}${paths.root()}` }
    await enqueueEmail(jobs, tx, invitationEmail, { to: inviteeEmail, lang, once: id }, letter)
  })
  return { inviteeEmail }
}
