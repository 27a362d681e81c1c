import type { AnswerOf } from '@mowka/contract/calls'
import { paths } from '@mowka/contract/routes'
import type { AssignMessage, InviteMessage, ResendMessage, SkipReason } from '@mowka/contract/schemas/company'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { type EntryKind, judgeEmailList, storedAddress } from '@mowka/domain/user/email-list'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { forbidden } from '../http/problem'
import { enqueueEmail } from '../mail/public'
import type { Services } from '../services'
import { companyInvitationEmail } from './emails'
import * as people from './people-store'
import {
  countSeatsOfPackage,
  latestEnds,
  lockPackage,
  readOwnUses,
  readPersonPeriods,
  seatExpiry,
  seatsLeft,
} from './seats'
import { type CompanyRow, insertSeat, type PersonRow } from './store'

const reasons: Record<Exclude<EntryKind, 'good'>, SkipReason> = {
  wrong: 'WRONG',
  double: 'DOUBLE',
  alreadyIn: 'ALREADY_IN',
}

/**
 * Splits typed entries into addresses to invite and skipped entries with a reason each. `known` are the addresses of
 * members and invitees (K-INV-01).
 */
export function sortAddresses(
  typed: readonly string[],
  known: ReadonlySet<string>,
): { good: string[]; skipped: { email: string; reason: SkipReason }[] } {
  const entries = judgeEmailList(typed, known)
  return {
    good: entries.flatMap(({ email, kind }) => (kind === 'good' ? [email] : [])),
    skipped: entries.flatMap(({ email, kind }) =>
      kind === 'good' ? [] : [{ email, reason: reasons[kind] }],
    ),
  }
}

/** Minimum time between two emails for an invitation, in milliseconds. */
const RESEND_PAUSE = 10 * 60 * 1000

type Outside = Pick<Services, 'jobs' | 'config'>
type InviteResult = AnswerOf<'inviteUsers'>

/** Returns the reason why a company grants no access at a moment; `undefined` if it does. */
export const inactiveReason = (
  { active, contractActiveTo }: CompanyRow,
  now: Date,
): 'COMPANY_INACTIVE' | 'CONTRACT_INACTIVE' | undefined =>
  active ? (contractActiveTo <= now ? 'CONTRACT_INACTIVE' : undefined) : 'COMPANY_INACTIVE'

/**
 * Sends invitations for the seats of a package. Each invitee receives an email, and each invitation reserves a seat
 * until it is redeemed or withdrawn (S-COMP-06 to S-COMP-08).
 */
export async function inviteUsers(
  { db, now }: CallScope,
  company: CompanyRow,
  { emailsList, companyAccessCode }: { emailsList: string[]; companyAccessCode: string },
  lang: InterfaceLang,
  outside: Outside,
): Promise<InviteResult> {
  const refusal = (message: InviteMessage, skipped: InviteResult['skipped'] = []): InviteResult => ({
    status: 'error',
    message,
    invited: [],
    skipped,
  })
  const reason = inactiveReason(company, now)
  if (reason) return refusal(reason)
  return db.transaction(async (tx) => {
    const bought = await lockPackage(tx, companyAccessCode, company.id)
    if (!bought) return refusal('CODE_NOT_FOUND')
    const known = await people.readKnownAddresses(tx, company.id, emailsList.map(storedAddress))
    const { good, skipped } = sortAddresses(emailsList, known)
    if (good.length === 0) {
      const isAllWrong = skipped.every(({ reason: why }) => why === 'WRONG')
      return refusal(isAllWrong ? 'NO_VALID_EMAILS' : 'ALL_ALREADY_IN_COMPANY', skipped)
    }
    const left = seatsLeft(bought, await countSeatsOfPackage(tx, bought))
    if (left === 0) return refusal('CODE_LIMIT_REACHED', skipped)
    if (good.length > left) return refusal('TOO_MANY_EMAILS', skipped)
    const invited = await people.insertInvitations(
      tx,
      good.map((email) => ({
        id: newId(now.getTime()),
        companyId: company.id,
        email,
        invitationStatus: 'PENDING',
        invitationSentAt: now,
        invitationAccessCode: bought.code,
      })),
    )
    for (const person of invited) await sendEmail(tx, company, person, { lang, once: person.id }, outside)
    const done = new Set(invited.map(({ email }) => email))
    // Invited to another package in the meantime.
    const late = good.filter((email) => !done.has(email))
    const left_out = [...skipped, ...late.map((email) => ({ email, reason: 'ALREADY_IN' as const }))]
    if (invited.length === 0) return refusal('ALL_ALREADY_IN_COMPANY', left_out)
    return {
      status: left_out.length === 0 ? 'success' : 'partial',
      message: left_out.length === 0 ? 'INVITED' : 'PARTIAL_SUCCESS',
      invited: invited.map(({ email }) => email),
      skipped: left_out,
    }
  })
}

/** Resends an invitation, at most once per `RESEND_PAUSE` (S-COMP-09). */
export async function resendInvitation(
  { db, now }: CallScope,
  company: CompanyRow,
  typed: string,
  lang: InterfaceLang,
  outside: Outside,
): Promise<{ resent: boolean; message: ResendMessage | null }> {
  const reason = inactiveReason(company, now)
  if (reason) return { resent: false, message: reason }
  const email = storedAddress(typed)
  const before = new Date(now.getTime() - RESEND_PAUSE)
  return db.transaction(async (tx) => {
    const person = await people.markResent(tx, company.id, email, { before, now })
    if (person) {
      await sendEmail(tx, company, person, { lang, once: `${person.id}/${now.getTime()}` }, outside)
      return { resent: true, message: null }
    }
    const waiting = await people.lockByEmail(tx, company.id, email)
    const isInvited = waiting?.invitationStatus === 'PENDING' && waiting.invitationAccessCode !== null
    return { resent: false, message: isInvited ? 'TOO_SOON' : 'NO_INVITATION' }
  })
}

/** Enqueues the email with the redeem link. */
async function sendEmail(
  tx: Database,
  { name }: CompanyRow,
  { email, invitationAccessCode }: PersonRow,
  { lang, once }: { lang: InterfaceLang; once: string },
  { jobs, config }: Outside,
): Promise<void> {
  const code = invitationAccessCode ?? ''
  // In the fragment, so that neither code nor address ends up in any server log.
  const hash = new URLSearchParams({ cac: code, email }).toString()
  const url = `${config.publicUrl}${paths.companyJoin({}, { hash })}`
  await enqueueEmail(
    jobs,
    tx,
    companyInvitationEmail,
    { to: email, lang, once },
    { company: name, code, url },
  )
}

/**
 * Removes a person from a company: company access ends immediately, purchased access stays, and the seat is not
 * freed. An invitation is withdrawn instead, which frees its seat (S-COMP-05). Throws 403 `ADMIN_NOT_DETACHED` for
 * admins.
 */
export async function detachUser(
  { db, now }: CallScope,
  { id }: CompanyRow,
  typed: string,
): Promise<{ detached: boolean }> {
  return db.transaction(async (tx) => {
    const person = await people.lockByEmail(tx, id, storedAddress(typed))
    if (!person) return { detached: false }
    if (person.isAdmin) throw forbidden('ADMIN_NOT_DETACHED', 'Admins cannot be removed')
    if (person.invitationStatus === 'PENDING') await people.deletePerson(tx, person.id)
    else {
      await people.updatePerson(tx, person.id, {
        email: '',
        firstname: '',
        lastname: '',
        invitationAccessCode: null,
        detachedAt: now,
      })
    }
    return { detached: true }
  })
}

/** Assigns a seat of a package to a member; admins can't have one (S-COMP-10). */
export async function assignAccess(
  { db, now }: CallScope,
  company: CompanyRow,
  { companyAccessCode, userId }: { companyAccessCode: string; userId: string },
): Promise<{ assigned: boolean; message: AssignMessage | null }> {
  const refusal = (message: AssignMessage) => ({ assigned: false, message })
  const reason = inactiveReason(company, now)
  if (reason) return refusal(reason)
  return db.transaction(async (tx) => {
    const bought = await lockPackage(tx, companyAccessCode, company.id)
    if (!bought) return refusal('CODE_NOT_FOUND')
    const person = await people.lockById(tx, company.id, userId)
    if (!person) return refusal('USER_NOT_FOUND')
    if (person.isAdmin) return refusal('IS_ADMIN')
    if (person.invitationStatus !== 'ACCEPTED') return refusal('NOT_ACCEPTED')
    const uses = await readOwnUses(tx, bought.code, person.id)
    const isRunning = uses.some(({ expiresAt }) =>
      Object.values(expiresAt).some((until) => new Date(until) > now),
    )
    if (isRunning) return refusal('CODE_ALREADY_USED')
    if (seatsLeft(bought, await countSeatsOfPackage(tx, bought)) === 0) return refusal('CODE_LIMIT_REACHED')
    const running = latestEnds(await readPersonPeriods(tx, [person.id]))
    await insertSeat(tx, {
      code: bought.code,
      companyUserId: person.id,
      usedAt: now,
      expiresAt: seatExpiry(bought.languages, now, running),
    })
    return { assigned: true, message: null }
  })
}
