import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Storage } from '../outside/storage'
import type { DatabaseBackup } from './database-backup'

/** The content of a backup, as written to `manifest.json` last: a folder without it is an unfinished backup. */
const BackupManifest = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.enum(['server', 'embedded']),
  /** Rows per table, from the same snapshot as the dump. */
  rows: z.record(z.string(), z.int().min(0)),
  /** SHA-256 of each file by its path in the backup. */
  files: z.record(z.string(), z.string().regex(/^[\da-f]{64}$/)),
})

export type BackupManifest = z.output<typeof BackupManifest>

const MANIFEST = 'manifest.json'

/** SHA-256 of a file, in hexadecimal. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest('hex')
}

/** The files below a folder, as sorted paths with slashes. */
function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

/** Writes the manifest of a complete backup. */
async function writeManifest(
  folder: string,
  about: Omit<BackupManifest, 'format' | 'files'>,
): Promise<BackupManifest> {
  const files: Record<string, string> = {}
  for (const file of filesBelow(folder)) files[file] = await hashOf(path.join(folder, file))
  const manifest: BackupManifest = { format: 1, ...about, files }
  fs.writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** Reads the manifest and compares every file with it. Throws an error that names missing and damaged files. */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const file = path.join(folder, MANIFEST)
  if (!fs.existsSync(file)) throw new Error(`${folder} is not a complete backup: ${MANIFEST} is missing`)
  const manifest = BackupManifest.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  const problems: string[] = []
  for (const [name, expected] of Object.entries(manifest.files)) {
    const place = path.join(folder, name)
    if (!fs.existsSync(place)) problems.push(`${name} is missing`)
    else if ((await hashOf(place)) !== expected) problems.push(`${name} is damaged`)
  }
  if (problems.length > 0)
    throw new Error(`The backup is damaged:\n${problems.map((each) => `- ${each}`).join('\n')}`)
  return manifest
}

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
