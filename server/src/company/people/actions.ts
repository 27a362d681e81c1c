import type { AnswerOf, ParsedOf } from '@mowka/contract/calls'
import type {
  AssignMessage,
  CompanyBatch,
  CompanyBatchMessage,
  DetachMessage,
  ResendMessage,
} from '@mowka/contract/schemas/company'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { storedAddress } from '@mowka/domain/user/email-list'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import type { CallScope } from '../../http/policy'
import { forbidden } from '../../http/problem'
import {
  countSeatsOfPackage,
  latestEnds,
  lockPackage,
  type PackageRow,
  readPersonPeriods,
  readUses,
  seatExpiry,
  seatsLeft,
} from '../seats'
import { type CompanyRow, insertSeats, type PersonRow } from '../store'
import { inactiveReason, type Outside, sendInvitation } from './service'
import * as people from './store'

// Each action takes locked people and returns why it didn't apply to some of them, so that one person and a batch of
// hundreds follow the same rules.

/** Refusals by the id of the person; `null` where the action was applied. */
type Refusals<Message> = ReadonlyMap<string, Message | null>

const judge = <Message>(found: readonly PersonRow[], refusalOf: (person: PersonRow) => Message | null) =>
  new Map(found.map((person) => [person.id, refusalOf(person)]))

/** The people to whom an action applies. */
const applicable = (found: readonly PersonRow[], refusals: Refusals<unknown>): PersonRow[] =>
  found.filter(({ id }) => refusals.get(id) === null)

const idsOf = (found: readonly PersonRow[]): string[] => found.map(({ id }) => id)

/** Minimum time between two emails for an invitation, in milliseconds. */
const RESEND_PAUSE = 10 * 60 * 1000

type ResendCall = { company: CompanyRow; now: Date; lang: InterfaceLang; outside: Outside }

/** Resends the email of each invitation, at most once per `RESEND_PAUSE`. */
async function resendTo(
  tx: Database,
  found: readonly PersonRow[],
  { company, now, lang, outside }: ResendCall,
): Promise<Refusals<ResendMessage>> {
  const latest = new Date(now.getTime() - RESEND_PAUSE)
  const refusals = judge<ResendMessage>(found, (person) => {
    if (person.invitationStatus !== 'PENDING' || person.invitationAccessCode === null) return 'NO_INVITATION'
    // Imported invitations may have no date.
    return person.invitationSentAt !== null && person.invitationSentAt > latest ? 'TOO_SOON' : null
  })
  const resent = applicable(found, refusals)
  await people.updatePeople(tx, idsOf(resent), { invitationSentAt: now })
  for (const person of resent) {
    await sendInvitation(tx, company, person, { lang, once: `${person.id}/${now.getTime()}` }, outside)
  }
  return refusals
}

/**
 * Removes people: company access ends immediately, purchased access stays, and seats are not freed. Invitations are
 * withdrawn instead, which frees their seats. With `expected`, only people with this status are affected.
 */
async function detach(
  tx: Database,
  found: readonly PersonRow[],
  expected: PersonRow['invitationStatus'] | undefined,
  now: Date,
): Promise<Refusals<DetachMessage>> {
  const refusals = judge<DetachMessage>(found, ({ isAdmin, invitationStatus }) => {
    if (isAdmin) return 'IS_ADMIN'
    if (expected === undefined || expected === invitationStatus) return null
    return invitationStatus === 'ACCEPTED' ? 'ALREADY_ACCEPTED' : 'NOT_ACCEPTED'
  })
  const byStatus = groupBy(applicable(found, refusals), ({ invitationStatus }) => invitationStatus)
  await people.deletePeople(tx, idsOf(byStatus.get('PENDING') ?? []))
  await people.updatePeople(tx, idsOf(byStatus.get('ACCEPTED') ?? []), {
    email: '',
    firstname: '',
    lastname: '',
    invitationAccessCode: null,
    detachedAt: now,
  })
  return refusals
}

/** Assigns seats of a locked package in the order of the people, until none is free. */
async function assignTo(
  tx: Database,
  found: readonly PersonRow[],
  bought: PackageRow,
  now: Date,
): Promise<Refusals<AssignMessage>> {
  const ids = idsOf(found)
  const uses = groupBy(await readUses(tx, bought.code, ids), ({ companyUserId }) => companyUserId)
  const periods = groupBy(await readPersonPeriods(tx, ids), ({ companyUserId }) => companyUserId)
  let left = seatsLeft(bought, await countSeatsOfPackage(tx, bought))
  const refusals = judge<AssignMessage>(found, (person) => {
    if (person.isAdmin) return 'IS_ADMIN'
    if (person.invitationStatus !== 'ACCEPTED') return 'NOT_ACCEPTED'
    const isRunning = (uses.get(person.id) ?? []).some(({ expiresAt }) =>
      Object.values(expiresAt).some((until) => new Date(until) > now),
    )
    if (isRunning) return 'CODE_ALREADY_USED'
    if (left === 0) return 'CODE_LIMIT_REACHED'
    left--
    return null
  })
  await insertSeats(
    tx,
    applicable(found, refusals).map(({ id }) => ({
      code: bought.code,
      companyUserId: id,
      usedAt: now,
      expiresAt: seatExpiry(bought.languages, now, latestEnds(periods.get(id) ?? [])),
    })),
  )
  return refusals
}

/** Resends an invitation (S-COMP-09). */
export async function resendInvitation(
  { db, now }: CallScope,
  company: CompanyRow,
  typed: string,
  lang: InterfaceLang,
  outside: Outside,
): Promise<AnswerOf<'resendInvitation'>> {
  const reason = inactiveReason(company, now)
  if (reason) return { resent: false, message: reason }
  return db.transaction(async (tx) => {
    const person = await people.lockByEmail(tx, company.id, storedAddress(typed))
    if (!person) return { resent: false, message: 'NO_INVITATION' }
    const refusals = await resendTo(tx, [person], { company, now, lang, outside })
    const message = refusals.get(person.id) ?? null
    return { resent: message === null, message }
  })
}

/** Removes a member or withdraws an invitation (S-COMP-05). Throws 403 `ADMIN_NOT_DETACHED` for admins. */
export async function detachUser(
  { db, now }: CallScope,
  { id }: CompanyRow,
  { userEmailToDetach, invitationStatus }: ParsedOf<'detachUser', 'body'>,
): Promise<AnswerOf<'detachUser'>> {
  return db.transaction(async (tx) => {
    const person = await people.lockByEmail(tx, id, storedAddress(userEmailToDetach))
    if (!person) return { detached: false, message: 'USER_NOT_FOUND' }
    const message = (await detach(tx, [person], invitationStatus, now)).get(person.id) ?? null
    if (message === 'IS_ADMIN') throw forbidden('ADMIN_NOT_DETACHED', 'Admins cannot be removed')
    return { detached: message === null, message }
  })
}

/** The result of a person in a batch; `null` where the action was applied. */
type PersonResult<Message> = { userId: string; message: Message | 'USER_NOT_FOUND' | null }

const forAll = <Message>(userIds: readonly string[], message: Message): PersonResult<Message>[] =>
  [...new Set(userIds)].map((userId) => ({ userId, message }))

/** Locks people and applies an action to them. Results have the order of `userIds`. */
async function applyTo<Message>(
  tx: Database,
  company: CompanyRow,
  userIds: readonly string[],
  action: (found: readonly PersonRow[]) => Promise<Refusals<Message>>,
): Promise<PersonResult<Message>[]> {
  const ids = [...new Set(userIds)]
  const locked = new Map((await people.lockByIds(tx, company.id, ids)).map((person) => [person.id, person]))
  const refusals = await action(ids.flatMap((id) => locked.get(id) ?? []))
  return ids.map((userId) => ({
    userId,
    message: locked.has(userId) ? (refusals.get(userId) ?? null) : 'USER_NOT_FOUND',
  }))
}

/** Locks the package before the people, as redemptions do. */
async function assignSeats(
  { db, now }: CallScope,
  company: CompanyRow,
  { companyAccessCode, userIds }: { companyAccessCode: string; userIds: readonly string[] },
): Promise<PersonResult<AssignMessage>[]> {
  const reason = inactiveReason(company, now)
  if (reason) return forAll(userIds, reason)
  return db.transaction(async (tx) => {
    const bought = await lockPackage(tx, companyAccessCode, company.id)
    if (!bought) return forAll(userIds, 'CODE_NOT_FOUND')
    return applyTo(tx, company, userIds, (found) => assignTo(tx, found, bought, now))
  })
}

/** Assigns a seat of a package to a member; admins can't have one (S-COMP-10). */
export async function assignAccess(
  call: CallScope,
  company: CompanyRow,
  { companyAccessCode, userId }: ParsedOf<'assignAccess', 'body'>,
): Promise<AnswerOf<'assignAccess'>> {
  const [result] = await assignSeats(call, company, { companyAccessCode, userIds: [userId] })
  const message = result?.message ?? null
  return { assigned: message === null, message }
}

/**
 * Applies an action to many people in one transaction. People to whom it doesn't apply are left unchanged and
 * reported.
 */
export async function changeUsers(
  call: CallScope,
  company: CompanyRow,
  batch: CompanyBatch,
  lang: InterfaceLang,
  outside: Outside,
): Promise<AnswerOf<'changeCompanyUsers'>> {
  return { results: await resultsOf(call, company, batch, { company, now: call.now, lang, outside }) }
}

async function resultsOf(
  call: CallScope,
  company: CompanyRow,
  batch: CompanyBatch,
  resending: ResendCall,
): Promise<PersonResult<CompanyBatchMessage>[]> {
  if (batch.action === 'assign') return assignSeats(call, company, batch)
  const { db, now } = call
  const { action, userIds } = batch
  const reason = action === 'resend' ? inactiveReason(company, now) : undefined
  if (reason) return forAll(userIds, reason)
  return db.transaction((tx) =>
    applyTo<CompanyBatchMessage>(tx, company, userIds, (found) =>
      action === 'resend'
        ? resendTo(tx, found, resending)
        : detach(tx, found, action === 'withdraw' ? 'PENDING' : 'ACCEPTED', now),
    ),
  )
}
