import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Platform } from './control'

/**
 * Copies a platform's data to others. Accounts are identified by the issuer of their tokens, the platform's own identity
 * provider, so each copy gets its own issuer.
 */
export async function copyData(from: Platform, copies: readonly Platform[]): Promise<void> {
  // Opened only once: that takes longer than all copies.
  const database = await PGlite.create(path.join(from.dataDir, 'database'), { extensions: { pg_trgm } })
  for (const copy of copies) {
    await database.query('update users set issuer = $1', [`${copy.identityUrl}/`])
    // Writes everything to the files, which the copy then starts from.
    await database.exec('checkpoint')
    fs.cpSync(from.dataDir, copy.dataDir, { recursive: true })
  }
  await database.close()
}
