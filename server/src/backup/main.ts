import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { outsideServices } from '../services'
import { type BackupManifest, createBackup, restoreBackup, verifyBackup } from './backup'
import { databaseBackup } from './database-backup'

const USAGE = `node backup.js create <folder>            save database and files in a new folder
node backup.js verify <folder>            compare every file with its checksum
node backup.js restore <folder>           restore into an empty database and storage, and compare
              [--keep-emails]             send emails that were waiting at the time of the backup`

const summaryOf = ({ createdAt, rows, files }: BackupManifest) => {
  const total = Object.values(rows).reduce((sum, each) => sum + each, 0)
  return `${createdAt}: ${total} rows in ${Object.keys(rows).length} tables, ${Object.keys(files).length} files`
}

/** Runs one command with the environment of the server (docs/operations.md). */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'keep-emails': { type: 'boolean', default: false } },
  })
  const [command, given] = positionals
  const folder = path.resolve(given ?? '')
  if (!given || positionals.length > 2) throw new Error(USAGE)
  if (command === 'verify') return console.log(`intact ${summaryOf(await verifyBackup(folder))}`)
  const now = () => new Date()
  const config = readConfig(process.env)
  const platform = { database: databaseBackup(config), storage: outsideServices(config, now).storage }
  if (command === 'create') {
    return console.log(`saved ${summaryOf(await createBackup(platform, folder, now()))}`)
  }
  if (command === 'restore') {
    const restored = await restoreBackup(platform, folder, { keepEmails: values['keep-emails'] })
    return console.log(`restored ${summaryOf(restored)}`)
  }
  throw new Error(USAGE)
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
