import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

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
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest('hex')
}

/** The files below a folder, as sorted paths with slashes. */
export function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

/** Writes the manifest of a complete backup. */
export async function writeManifest(
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
