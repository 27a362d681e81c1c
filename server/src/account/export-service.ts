import type { DataExport } from '@mowka/contract/schemas/account'
import type { InterfaceLang } from '@mowka/domain/interface-lang'
import type { Config } from '../config'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { readSigned, signValue } from '../http/signed-value'
import type { Services } from '../services'
import { lockAccount } from '../user/public'
import { type DataExportRow, readExportOf, replaceExport } from './export-store'
import { createExport } from './jobs'

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

/** Returns the state of the caller's export. */
export const showExport = async (
  { db, person, now }: CallScope,
  { config }: Pick<Services, 'config'>,
): Promise<DataExport> => show(await readExportOf(db, person.userId), config, now)

/** Requests an export of the caller's data. Returns the pending one, if there is one. */
export async function requestExport(
  { db, person: { userId }, now }: CallScope,
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
