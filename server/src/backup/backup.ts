import fs from 'node:fs'
import path from 'node:path'
import type { Storage } from '../outside/storage'
import type { DatabaseBackup } from './database-backup'
import { type BackupManifest, filesBelow, verifyBackup, writeManifest } from './manifest'

/** The database and the file storage of a platform. */
export type Platform = { database: DatabaseBackup; storage: Storage }

/** Folder of the stored files in a backup. */
const STORAGE = 'storage'

/** Number of files copied at a time. */
const BATCH = 16

async function inBatches(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < keys.length; at += BATCH) await Promise.all(keys.slice(at, at + BATCH).map(work))
}

/**
 * Saves database and files of a platform in a new folder. The database comes first: files are only added while the
 * platform runs, apart from retention, so the copied files are never too few for it.
 */
export async function createBackup(
  { database, storage }: Platform,
  folder: string,
  now: Date,
): Promise<BackupManifest> {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  fs.mkdirSync(folder, { recursive: true })
  const rows = await database.save(folder)
  await inBatches(await storage.list(''), async (key) => {
    const bytes = await storage.get(key)
    // Removed in the meantime, such as an expired export.
    if (!bytes) return
    const file = path.join(folder, STORAGE, key)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, bytes)
  })
  return writeManifest(folder, { createdAt: now.toISOString(), database: database.kind, rows })
}

/**
 * Restores a backup into an empty database and an empty storage. Emails that were waiting are forgotten, because they
 * have been sent since, unless `keepEmails` is set. Throws an error if the backup is damaged, the target is not empty,
 * or the restored rows or files differ from the backup.
 */
export async function restoreBackup(
  { database, storage }: Platform,
  folder: string,
  options: { keepEmails: boolean },
): Promise<BackupManifest> {
  const manifest = await verifyBackup(folder)
  if (manifest.database !== database.kind) {
    throw new Error(
      `The backup is of a database of kind "${manifest.database}", and this one is "${database.kind}"`,
    )
  }
  if (!(await database.isEmpty())) throw new Error('The database is not empty. Restore into a new one')
  if ((await storage.list('')).length > 0) throw new Error('The storage is not empty. Restore into a new one')
  const rows = await database.restore(folder, options)
  const saved = path.join(folder, STORAGE)
  const keys = fs.existsSync(saved) ? filesBelow(saved) : []
  await inBatches(keys, (key) => storage.put(key, fs.readFileSync(path.join(saved, key))))
  await compareRestored(manifest, rows, storage, saved, keys)
  return manifest
}

async function compareRestored(
  manifest: BackupManifest,
  rows: Record<string, number>,
  storage: Storage,
  saved: string,
  keys: readonly string[],
): Promise<void> {
  const tables = new Set([...Object.keys(manifest.rows), ...Object.keys(rows)])
  const problems = [...tables]
    .filter((table) => manifest.rows[table] !== rows[table])
    .map((table) => `${table} has ${rows[table] ?? 'no'} rows instead of ${manifest.rows[table] ?? 'none'}`)
  await inBatches(keys, async (key) => {
    const stored = await storage.get(key)
    if (!stored || !fs.readFileSync(path.join(saved, key)).equals(stored)) problems.push(`${key} differs`)
  })
  if (problems.length > 0) throw new Error(`The restored platform differs:\n${problems.join('\n')}`)
}
