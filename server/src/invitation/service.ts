import { paths } from '@mowka/contract/routes'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { oneLine } from '@mowka/domain/text/plain-text'
import { isPersonName } from '@mowka/domain/user/person-name'
import { eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { enqueueEmail } from '../mail/public'
import type { Services } from '../services'
import { lockUser } from '../user/public'
import { invitationEmail } from './emails'
import { invitations } from './tables'

/** Returns whether a person has invited an address, and the number of their invitations since a moment. */
async function readInvitations(
  db: Database,
  { userId, inviteeEmail, since }: { userId: string; inviteeEmail: string; since: Date },
): Promise<{ isDuplicate: boolean; sent: number }> {
  const [row] = await db
    .select({
      isDuplicate: sql<boolean>`coalesce(bool_or(${invitations.inviteeEmail} = ${inviteeEmail}), false)`,
      sent: sql<number>`count(*) filter (where ${gte(invitations.createdAt, since)})::int`,
    })
    .from(invitations)
    .where(eq(invitations.userId, userId))
  return { isDuplicate: row?.isDuplicate ?? false, sent: row?.sent ?? 0 }
}

async function insertInvitation(db: Database, row: typeof invitations.$inferInsert): Promise<void> {
  await db.insert(invitations).values(row)
}

/** Maximum length of a name in an email to a stranger. */
const LONGEST = 40
/** More words than this are a sentence. */
const MAX_WORDS = 3

/** Emoji and other symbols in decorated names. */
const DECORATION = /\p{S}|\p{Emoji_Presentation}|\ufe0f|\u200d/gu

/**
 * Returns the inviter's name in a form that is safe in an email to a stranger, or an empty string. Users choose their
 * names themselves, so a URL or a sentence in the subject would put their text into our email.
 */
export function calledBy(givenName: string): string {
  const name = oneLine(givenName.normalize('NFC').replace(DECORATION, ' '))
  return name.length <= LONGEST && isPersonName(name, { maxWords: MAX_WORDS }) ? name : ''
}

/** Daily limit: more than anyone invites by hand. */
const INVITATIONS_PER_DAY = 10

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
