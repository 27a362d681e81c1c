import { paths } from '@mowka/contract/routes'
import type { InterfaceLang } from '@mowka/domain/interface-lang'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { enqueueEmail, invitationEmail } from '../mail/public'
import type { Services } from '../services'
import { lockUser } from '../user/public'
import { calledBy } from './called-by'
import { insertInvitation, readInvitations } from './store'

/** Daily limit: more than anyone invites by hand. */
export const INVITATIONS_PER_DAY = 10

const DAY = 24 * 60 * 60 * 1000

/**
 * Invites a friend by email (S-USER-18). Throws 409 `DuplicateInvitationError` for an address that this person has
 * already invited, 422 for their own, and 429 `INVITATION_LIMIT` after ten invitations in 24 hours.
 */
export async function invite(
  { db, person: { userId }, now }: CallScope,
  typed: string,
  lang: InterfaceLang,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
): Promise<{ inviteeEmail: string }> {
  const inviteeEmail = typed.toLowerCase()
  await db.transaction(async (tx) => {
    // Locked, so that concurrent invitations are counted and checked for duplicates.
    const row = await lockUser(tx, userId)
    if (!row) throw notFound('The account')
    if (inviteeEmail === row.email.toLowerCase()) {
      throw invalidInput('body/inviteeEmail', 'One does not invite oneself')
    }
    const since = new Date(now.getTime() - DAY)
    const { isDuplicate, sent } = await readInvitations(tx, { userId, inviteeEmail, since })
    if (isDuplicate) {
      throw new ProblemError(409, 'DUPLICATE_INVITATION', 'This address has already been invited', {
        name: 'DuplicateInvitationError',
      })
    }
    if (sent >= INVITATIONS_PER_DAY) {
      throw new ProblemError(429, 'INVITATION_LIMIT', 'The daily limit of invitations has been reached', {
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
