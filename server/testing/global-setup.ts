import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { makeWordLists } from '@mowka/words/make-lists'
import pg from 'pg'
import { embeddedExtensions, type OpenDatabase, openEmbedded, openServer } from '../src/database/database'
import { domainJobs } from '../src/domain-jobs'
import { openQueue } from '../src/jobs/queue'

const migrations = path.resolve(__dirname, '../migrations')

/** Creates the queues, so that tests don't have to. */
async function prepareQueues(open: OpenDatabase): Promise<void> {
  const queue = openQueue(open, domainJobs, { now: () => new Date(), log: console })
  await queue.prepare()
  await queue.stop()
}

/** Creates the signing key for access tokens once per run, because that takes longer than many tests. */
const makeSigningKey = () =>
  JSON.stringify(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }))

/**
 * Builds missing word lists, a signing key and a migrated template, once per run. For the embedded database, the
 * template is a dump of a data folder, which runs of the same code can share through TEST_TEMPLATE_KEPT. With
 * TEST_DATABASE_URL, it is a template database on that server.
 */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_SIGNING_KEY = makeSigningKey()
  makeWordLists()
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query('drop database if exists mowka_template with (force)')
    await admin.query('create database mowka_template')
    await admin.end()
    const template = new URL(url)
    template.pathname = '/mowka_template'
    const open = await openServer(template.href, migrations)
    await prepareQueues(open)
    await open.close()
    return
  }
  const kept = process.env.TEST_TEMPLATE_KEPT
  if (kept && fs.existsSync(kept)) {
    process.env.TEST_TEMPLATE = kept
    return
  }
  const client = await PGlite.create({ extensions: embeddedExtensions })
  await prepareQueues(await openEmbedded(client, migrations))
  // Each start unpacks the dump and looks for unfinished work, so unused databases are dropped.
  for (const name of ['template0', 'template1']) {
    await client.exec(`alter database ${name} is_template false`)
    await client.exec(`drop database ${name}`)
  }
  await client.exec('checkpoint')
  const dump = await client.dumpDataDir('none')
  const file = kept ?? path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-test-')), 'template.tar')
  fs.writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  process.env.TEST_TEMPLATE = file
  await client.close()
}
