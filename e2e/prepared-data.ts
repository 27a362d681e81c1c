import fs from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '../server/src/database/database'
import type { Platform } from './control'

/**
 * Gives a platform a copy of another one's data. People are known by the address of their identity provider, which is
 * the platform's own: without the new one they would be strangers, and the start would make all of them once more.
 */
export async function copyData(from: Platform, to: Platform): Promise<void> {
  fs.cpSync(from.dataDir, to.dataDir, { recursive: true })
  const database = await openEmbedded(path.join(to.dataDir, 'database'))
  await database.executeSql('update users set issuer = $1', [`${to.identityUrl}/`])
  await database.close()
}
