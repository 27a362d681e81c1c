import type { DataExport } from '@mowka/contract/schemas/user'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { readAdministeredAlone } from '../company/public'
import type { Config } from '../config'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import type { Owner, PersonalTable } from '../database/personal-data'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { readSigned, signValue } from '../http/signed-value'
import { enqueueEmail } from '../mail/public'
import type { Services } from '../services'
import { deleteUser, identityMark, lockAccount, lockUser, markDeleted } from '../user/public'
import { accountDeletedEmail } from './emails'
import { createExport, deleteExternalData } from './jobs'
import { type DataExportRow, readExportOf, replaceExport } from './store'

/** Deletes or anonymizes the rows that don't cascade from the account. */
async function deletePersonalRows(
  tx: Database,
  owner: Owner,
  tables: readonly PersonalTable[],
): Promise<void> {
  for (const { table, rowsOf, deletion } of tables) {
    if (deletion.how === 'erased') await tx.delete(table).where(rowsOf(tx, owner))
    if (deletion.how === 'nameless') await tx.update(table).set(deletion.set).where(rowsOf(tx, owner))
  }
}

/**
 * Deletes an account with all personal data, and enqueues the deletion at the identity provider. The account's tokens
 * are invalid from then on. Throws 422 if `typed` is not the account's email address, and 409 `LAST_COMPANY_ADMIN` for
 * the only admin of a company with a running contract.
 */
export async function deleteAccount(
  { db, now }: Pick<CallScope, 'db' | 'now'>,
  userId: string,
  { typed, lang }: { typed: string; lang: InterfaceLang },
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  tables: readonly PersonalTable[],
): Promise<{ deleted: true; siteUrl: string }> {
  await db.transaction(async (tx) => {
    const row = await lockUser(tx, userId)
    if (!row) throw notFound('The account')
    if (typed.trim().toLowerCase() !== row.email.toLowerCase()) {
      throw invalidInput('body/email', 'Not the address of the account')
    }
    // Otherwise the company would have no admin left to invite or remove its members.
    const [company] = await readAdministeredAlone(tx, userId, now)
    if (company) {
      throw new ProblemError(
        409,
        'LAST_COMPANY_ADMIN',
        'The only admin of a company cannot delete their account',
        {
          detail: 'The company would be left without an admin. Make someone else an admin first.',
          current: { company: company.name },
        },
      )
    }
    const mark = identityMark(row)
    const copy = await readExportOf(tx, userId)
    await deletePersonalRows(tx, { userId }, tables)
    await deleteUser(tx, userId)
    await markDeleted(tx, mark, now)
    const left = { subject: row.subject, mark, exportId: copy?.id ?? null }
    await jobs.send(tx, deleteExternalData, left, { once: userId })
    // Not to an unconfirmed address: its owner may never have heard of the account.
    if (row.isEmailConfirmed && row.email) {
      await enqueueEmail(jobs, tx, accountDeletedEmail, { to: row.email, lang, once: userId }, {})
    }
  })
  return { deleted: true, siteUrl: config.siteUrl }
}

/** Lifetime of a download link, in milliseconds. */
const LINK_LIFETIME = 15 * 60_000

/** An export that isn't ready after this time has failed; in milliseconds. */
const EXPORT_TIMEOUT = 60 * 60_000

const none: DataExport = {
  state: 'NONE',
  percent: 0,
  requestedAt: null,
  keptUntil: null,
  bytes: null,
  url: null,
}

const isWaiting = ({ keptUntil, requestedAt }: DataExportRow, now: Date): boolean =>
  keptUntil === null && now.getTime() - requestedAt.getTime() < EXPORT_TIMEOUT

/** The export as its owner sees it. */
function show(row: DataExportRow | undefined, config: Config, now: Date): DataExport {
  if (!row || (row.keptUntil && row.keptUntil <= now)) return none
  const { id, percent, bytes, keptUntil, requestedAt } = row
  const state = keptUntil ? 'READY' : isWaiting(row, now) ? 'WAITING' : 'FAILED'
  return {
    state,
    percent,
    requestedAt: requestedAt.toISOString(),
    keptUntil: keptUntil?.toISOString() ?? null,
    bytes,
    url: keptUntil ? fileLink(config, id, now) : null,
  }
}

/** A signed download URL, since a link can't send an access token. */
function fileLink({ publicUrl, cookieKey }: Config, id: string, now: Date): string {
  const token = signValue(`export/${id}`, now.getTime() + LINK_LIFETIME, cookieKey)
  return `${publicUrl}/api/user/data-export/${id}/file?token=${encodeURIComponent(token)}`
}

/** Whether the token of a download link is valid for this export and not expired. */
export const isValidToken = ({ cookieKey }: Config, id: string, token: string, now: Date): boolean =>
  readSigned(token, now.getTime(), cookieKey) === `export/${id}`

/** Returns the state of an account's export. */
export const showExport = async (
  { db, now }: Pick<CallScope, 'db' | 'now'>,
  userId: string,
  { config }: Pick<Services, 'config'>,
): Promise<DataExport> => show(await readExportOf(db, userId), config, now)

/** Requests an export of an account's data. Returns the pending one, if there is one. */
export async function requestExport(
  { db, now }: Pick<CallScope, 'db' | 'now'>,
  userId: string,
  lang: InterfaceLang,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
): Promise<DataExport> {
  const row = await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const last = await readExportOf(tx, userId)
    if (last && isWaiting(last, now)) return last
    const id = newId(now.getTime())
    const asked = await replaceExport(tx, { id, userId, requestedAt: now })
    await jobs.send(tx, createExport, { id, lang }, { once: id })
    return asked
  })
  return show(row, config, now)
}
