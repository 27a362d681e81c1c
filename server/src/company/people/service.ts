import type { AnswerOf } from '@mowka/contract/calls'
import { paths } from '@mowka/contract/routes'
import type { InviteMessage, SkipReason } from '@mowka/contract/schemas/company'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { type EntryKind, judgeEmailList, storedAddress } from '@mowka/domain/user/email-list'
import type { Database } from '../../database/database'
import { newId } from '../../database/ids'
import type { CallScope } from '../../http/policy'
import { enqueueEmail } from '../../mail/public'
import type { Services } from '../../services'
import { companyInvitationEmail } from '../emails'
import { countSeatsOfPackage, lockPackage, seatsLeft } from '../seats'
import type { CompanyRow, PersonRow } from '../store'
import * as people from './store'

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

/** Services that invitations use. */
export type Outside = Pick<Services, 'jobs' | 'config'>
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
    for (const person of invited)
      await sendInvitation(tx, company, person, { lang, once: person.id }, outside)
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

/** Enqueues the email with the redeem link. */
export async function sendInvitation(
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
