import fs from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '../server/src/database/database'
import type { Platform } from './control'

/**
 * Gives platforms a copy of another one's data. People are known by the address of their identity provider, which is
 * the platform's own: without the new one they would be strangers.
 */
export async function copyData(from: Platform, copies: readonly Platform[]): Promise<void> {
  // Opened once, which takes longer than all copies.
  const database = await openEmbedded(path.join(from.dataDir, 'database'))
  for (const copy of copies) {
    await database.executeSql('update users set issuer = $1', [`${copy.identityUrl}/`])
    // From here on the files have everything, and a database that begins with them goes on from there.
    await database.executeSql('checkpoint')
    fs.cpSync(from.dataDir, copy.dataDir, { recursive: true })
  }
  await database.close()
}
