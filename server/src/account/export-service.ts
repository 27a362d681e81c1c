import type { DataExport } from '@mowka/shared/contract/schemas/account'
import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import type { Config } from '../config'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { readSigned, signValue } from '../http/signed-value'
import type { Services } from '../services'
import { lockAccount } from '../user/public'
import { type DataExportRow, putExport, readExportOf } from './export-store'
import { makeExport } from './jobs'

/** How long a link to the file is good, in milliseconds. */
const LINK_LIFETIME = 15 * 60_000

/** A copy that is not there after this time never will be, in milliseconds. */
const PATIENCE = 60 * 60_000

const none: DataExport = {
  state: 'NONE',
  percent: 0,
  requestedAt: null,
  keptUntil: null,
  bytes: null,
  url: null,
}

const isWaiting = ({ keptUntil, requestedAt }: DataExportRow, now: Date): boolean =>
  keptUntil === null && now.getTime() - requestedAt.getTime() < PATIENCE

/** A copy as its owner sees it. */
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

/** The signed address of a copy's file: a link cannot carry a token. */
function fileLink({ publicUrl, cookieKey }: Config, id: string, now: Date): string {
  const token = signValue(`export/${id}`, now.getTime() + LINK_LIFETIME, cookieKey)
  return `${publicUrl}/api/user/data-export/${id}/file?token=${encodeURIComponent(token)}`
}

/** True for the token of a link to this copy that is still good. */
export const isGoodToken = ({ cookieKey }: Config, id: string, token: string, now: Date): boolean =>
  readSigned(token, now.getTime(), cookieKey) === `export/${id}`

/** What became of the copy that the caller asked for. */
export const showExport = async (
  { db, person, now }: CallScope,
  { config }: Pick<Services, 'config'>,
): Promise<DataExport> => show(await readExportOf(db, person.userId), config, now)

/** Asks for a copy of everything that is kept about the caller. While one is being made, that one will do. */
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
    const asked = await putExport(tx, { id, userId, requestedAt: now })
    await jobs.send(tx, makeExport, { id, lang }, { once: id })
    return asked
  })
  return show(row, config, now)
}
