import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config'
import { lockData } from '../database/data-lock'
import { type Database, openEmbedded, openServer } from '../database/database'
import { runWeightsCommand } from './weights-command'

/** Opens the configured database, which the embedded one allows only while no server uses it. */
async function withDatabase<Result>(
  { databaseUrl, dataDir }: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const unlock = databaseUrl ? () => {} : lockData(dataDir)
  const database = await (databaseUrl
    ? openServer(databaseUrl)
    : openEmbedded(path.join(dataDir, 'database')))
  try {
    return await work(database.db)
  } finally {
    await database.close()
    unlock()
  }
}

/** Runs one command with the environment of the server (docs/operations.md). */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  console.log(await withDatabase(readConfig(process.env), (db) => runWeightsCommand(db, positionals)))
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
