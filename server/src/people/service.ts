import type { ParsedOf } from '@mowka/contract/calls'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { FoundPerson, PersonDetails } from '@mowka/contract/schemas/editor/people'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { isStaffRole } from '@mowka/domain/user/roles'
import { deleteAccount, requestExport, showExport } from '../account/public'
import { readLastEntry, recordAudit } from '../audit/public'
import { readEmailsTo } from '../background/public'
import { readSeatPeriods, readSeatPeriodsOf } from '../company/public'
import type { PersonalTable } from '../database/personal-data'
import { readUses } from '../gift-card/public'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import { readOrdersOf, stateOf } from '../order/public'
import { readAllDays, readLastDays, showLifetimeStats } from '../progress/public'
import type { Services } from '../services'
import {
  findUsers,
  grantDays,
  lastEnd,
  lockUser,
  readAccessesOf,
  readGrantsOf,
  readGrantsOfPerson,
  readPeriods,
  readUser,
  type UserRow,
} from '../user/public'
import { PANEL_SOURCE, showAccesses } from './access'

/** Maximum number of accounts in a result: a search finds a person and lists nobody. */
const MAX_FOUND = 10

/** Maximum number of emails of a person. */
const MAX_EMAILS = 50

const nameOf = ({ givenName, familyName }: UserRow): string => `${givenName} ${familyName}`.trim()

/**
 * Finds accounts by the beginning of their email address or by their whole id. The read is recorded without the
 * search, which is usually an address.
 */
export async function findPeople(
  call: CallScope,
  search: string,
): Promise<{ data: FoundPerson[]; isMore: boolean }> {
  const { db, now } = call
  const found = await findUsers(db, search, MAX_FOUND + 1)
  const rows = found.slice(0, MAX_FOUND)
  const ids = rows.map(({ id }) => id)
  const accesses = await readAccessesOf(db, ids)
  const seats = ids.length > 0 ? await readSeatPeriodsOf(db, ids) : []
  const lastDays = await readLastDays(db, ids)
  await recordAudit(call, { action: 'findPeople' })
  const languagesOf = (id: string): LangCode[] => [
    ...new Set([
      ...accesses
        .filter(({ userId, startsAt, expiresAt }) => userId === id && startsAt <= now && expiresAt > now)
        .map(({ targetLang }) => targetLang),
      ...seats
        .filter(({ userId, startsAt, expiresAt }) => userId === id && startsAt <= now && expiresAt > now)
        .map(({ lang }) => lang),
    ]),
  ]
  return {
    data: rows.map((row) => ({
      _id: row.id,
      name: nameOf(row),
      email: row.email,
      languages: languagesOf(row.id),
      lastDay: lastDays.get(row.id) ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
    isMore: found.length > MAX_FOUND,
  }
}

/** Returns what staff need to help a person. Every read is recorded. */
export async function personDetails(
  call: CallScope,
  row: UserRow,
  services: Pick<Services, 'config'>,
): Promise<PersonDetails> {
  const { db, now } = call
  const view = { action: 'getPerson', objectId: row.id }
  const last = await readLastEntry(db, { ...view, exceptUserId: call.person.userId })
  await recordAudit(call, view)
  const viewer = last?.userId ? await readUser(db, last.userId) : undefined
  const own = await readAllDays(db, row.id)
  const { daysLearned, currentStreak, lessonsFinished } = showLifetimeStats(own, { now, person: row })
  const orders = await readOrdersOf(db, row.id)
  const emails = row.email ? await readEmailsTo(db, row.email, MAX_EMAILS) : []
  const { state: dataExport } = await showExport(call, row.id, services)
  return {
    _id: row.id,
    name: nameOf(row),
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    isSocial: row.isSocial,
    learnLang: row.learnLang,
    lastView: last ? { at: last.at.toISOString(), by: (viewer && nameOf(viewer)) || null } : null,
    accesses: showAccesses({
      periods: await readPeriods(db, row.id),
      seats: await readSeatPeriods(db, row.id),
      grants: await readGrantsOfPerson(db, row.id),
      uses: await readUses(db, row.id),
    }),
    orders: orders.map((order) => ({
      _id: order.id,
      createdAt: order.createdAt.toISOString(),
      state: stateOf(order),
      totalAmount: order.totalAmount,
    })),
    progress: { daysLearned, currentStreak, lessonsFinished, lastDay: own.days.at(-1)?.day ?? null },
    emails: emails.map(({ kind, at, state }) => ({ kind, at: at.toISOString(), state })),
    dataExport,
  }
}

/** Returns whether the identity provider has verified a person's address. The read is recorded. */
export async function personIdentity(
  call: CallScope,
  { id, subject }: UserRow,
  { identityAccounts }: Pick<Services, 'identityAccounts'>,
): Promise<{ state: 'verified' | 'unverified' | 'missing' }> {
  await recordAudit(call, { action: 'getPersonIdentity', objectId: id })
  const account = await identityAccounts.read(subject)
  if (!account) return { state: 'missing' }
  return { state: account.isEmailVerified ? 'verified' : 'unverified' }
}

/** Adds days to a person's access, after its end. Returns the new end; a repeated request adds nothing. */
export async function prolongAccess(
  call: CallScope,
  { id }: UserRow,
  { requestId, targetLang, days, reason }: ParsedOf<'prolongAccess', 'body'>,
): Promise<{ endsAt: string }> {
  const { now } = call
  const source = `${PANEL_SOURCE}${id}/${requestId}`
  return call.db.transaction(async (tx) => {
    if (!(await lockUser(tx, id))) throw notFound('The account')
    const [granted] = await readGrantsOf(tx, [source])
    if (granted) return { endsAt: granted.endsAt.toISOString() }
    await recordAudit(
      { ...call, db: tx },
      { action: 'prolongAccess', objectId: id, detail: `${targetLang} ${days} ${reason}` },
    )
    const seats = await readSeatPeriods(tx, id)
    const end = await grantDays(
      tx,
      { userId: id, targetLang },
      { source, days },
      lastEnd(seats, targetLang),
      now,
    )
    return { endsAt: end.toISOString() }
  })
}

/** Asks the identity provider to email the link that confirms a person's address. Throws 409 if it is confirmed. */
export async function resendVerification(
  call: CallScope,
  { id, subject }: UserRow,
  { identityAccounts }: Pick<Services, 'identityAccounts'>,
): Promise<Record<never, never>> {
  await recordAudit(call, { action: 'resendVerification', objectId: id })
  const account = await identityAccounts.read(subject)
  if (!account)
    throw new ProblemError(409, 'IDENTITY_MISSING', 'The identity provider does not know the account')
  if (account.isEmailVerified)
    throw new ProblemError(409, 'EMAIL_VERIFIED', 'The address is already confirmed')
  await identityAccounts.mailVerification(subject)
  return {}
}

/** Starts an export of a person's data. Only its owner can download it, and gets an email when it is ready. */
export async function startExport(
  call: CallScope,
  { id }: UserRow,
  lang: InterfaceLang,
  services: Services,
): Promise<Record<never, never>> {
  await recordAudit(call, { action: 'startPersonExport', objectId: id })
  await requestExport(call, id, lang, services)
  return {}
}

/**
 * Deletes a person's account at their request, like their own deletion. Throws 409 `EMAIL_DIFFERS` for another typed
 * address, and `PERSON_IS_STAFF` for an account with a role in the panel, which an admin has to remove first.
 */
export async function deletePerson(
  call: CallScope,
  row: UserRow,
  typed: string,
  lang: InterfaceLang,
  services: Services,
  tables: readonly PersonalTable[],
): Promise<Record<never, never>> {
  if (typed.toLowerCase() !== row.email.toLowerCase()) {
    throw new ProblemError(409, 'EMAIL_DIFFERS', 'The typed address is not the one of the account')
  }
  const account = await services.identityAccounts.read(row.subject)
  if (account?.roles.some(isStaffRole)) {
    throw new ProblemError(409, 'PERSON_IS_STAFF', 'An admin has to remove the roles of the account first')
  }
  await recordAudit(call, { action: 'deletePerson', objectId: row.id })
  await deleteAccount(call, row.id, { typed, lang }, services, tables)
  return {}
}
