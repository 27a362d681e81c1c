import { paths } from '@mowka/contract/routes'
import { interfaceLangs } from '@mowka/domain/languages/codes'
import { z } from 'zod'
import type { Database } from '../database/database'
import type { Owner, PersonalTable } from '../database/personal-data'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { type BatchRun, forEachRow } from '../jobs/row-batch'
import { enqueueEmail } from '../mail/public'
import type { Services } from '../services'
import { deleteOldMarks, markDeletedAtProvider, readUser } from '../user/public'
import { dataExportEmail } from './emails'
import {
  deleteExportsBefore,
  EXPORT_PREFIX,
  exportKey,
  readExport,
  readExportIds,
  updateExport,
} from './store'

/** Returns all stored data of a person, by name. Reports progress after each table. */
export async function collectPersonalData(
  db: Database,
  owner: Owner,
  tables: readonly PersonalTable[],
  onTable: (done: number, all: number) => Promise<void> = async () => {},
): Promise<Record<string, unknown[]>> {
  const copy: Record<string, unknown[]> = {}
  for (const [index, { table, rowsOf, copied }] of tables.entries()) {
    if ('as' in copied) copy[copied.as] = await db.select().from(table).where(rowsOf(db, owner))
    await onTable(index + 1, tables.length)
  }
  return copy
}

/** Days before an export is deleted. */
export const RETENTION_DAYS = 7

const DAY = 24 * 60 * 60 * 1000

/** Creates the export file of a person's data. */
export const createExport = defineJob(
  'account.export',
  z.object({ id: z.string(), lang: z.enum(interfaceLangs) }),
  { atMost: 600 },
  ({ id }) => ({ id }),
)

/**
 * Deletes what a deleted account left outside the database: its export file and its account at the identity provider.
 * Retried for days, because the person has no other way to have it deleted.
 */
export const deleteExternalData = defineJob(
  'account.remove',
  z.object({ subject: z.string(), mark: z.string(), exportId: z.string().nullable() }),
  { tries: 20, pause: 30, longestPause: 6 * 3600 },
)

/** Deletes expired exports, orphaned files, and marks of deleted accounts whose tokens have expired. */
export const cleanUpExports = defineJob('account.forget', z.object({}), { alone: true, every: '40 3 * * *' })

/** Creates the export file and notifies its owner. Does nothing if the export was replaced or its account deleted. */
async function runExport(
  { db, storage, jobs, config, now }: Services,
  tables: readonly PersonalTable[],
  { id, lang }: z.output<typeof createExport.schema>,
): Promise<void> {
  const asked = await readExport(db, id)
  if (!asked || asked.keptUntil) return
  const owner = { userId: asked.userId }
  const copy = await collectPersonalData(db, owner, tables, async (done, all) => {
    await updateExport(db, id, { percent: Math.floor((99 * done) / all) })
  })
  const file = new TextEncoder().encode(JSON.stringify({ madeAt: now().toISOString(), ...copy }, null, 2))
  await storage.put(exportKey(id), file)
  const keptUntil = new Date(now().getTime() + RETENTION_DAYS * DAY)
  const isWanted = await db.transaction(async (tx) => {
    const ready = await updateExport(tx, id, { percent: 100, bytes: file.length, keptUntil })
    const user = ready && (await readUser(tx, ready.userId))
    if (!user) return false
    // No link to the data: the reader of the email still has to sign in.
    const letter = { url: `${config.publicUrl}${paths.profile()}`, days: RETENTION_DAYS }
    if (user.isEmailConfirmed && user.email)
      await enqueueEmail(jobs, tx, dataExportEmail, { to: user.email, lang, once: id }, letter)
    return true
  })
  // The account was deleted in the meantime, or another export was requested.
  if (!isWanted) await storage.remove(exportKey(id))
}

async function cleanUp({ db, storage, now }: Services, run: BatchRun): Promise<void> {
  await deleteOldMarks(db, now())
  await deleteExportsBefore(db, now())
  const keys = await storage.list(EXPORT_PREFIX)
  // Read after the files were listed: a concurrent export inserts its row before it writes its file.
  const wanted = new Set([...(await readExportIds(db))].map(exportKey))
  const unwanted = keys.filter((key) => !wanted.has(key))
  await forEachRow(
    run,
    unwanted,
    (key) => key,
    (key) => storage.remove(key),
  )
}

/** Background jobs of accounts; `tables` lists the tables with personal data. */
export const accountJobs = (tables: readonly PersonalTable[]): JobWorker[] => [
  worker(createExport, (services, data) => runExport(services, tables, data)),
  worker(deleteExternalData, async ({ db, storage, identityAccounts, now }, { subject, mark, exportId }) => {
    if (exportId) await storage.remove(exportKey(exportId))
    await identityAccounts.remove(subject)
    await markDeletedAtProvider(db, mark, now())
  }),
  worker(cleanUpExports, (services, _data, run) => cleanUp(services, run)),
]
