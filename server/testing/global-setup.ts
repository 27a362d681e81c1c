import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { embeddedExtensions, type OpenDatabase, openEmbedded, openServer } from '../src/database/database'
import { domainJobs } from '../src/domain-jobs'
import { openQueue } from '../src/jobs/queue'
import { makeWordLists } from '../src/words/make-lists'

const migrations = path.resolve(__dirname, '../migrations')

/** Makes the queues, so that tests need not. */
async function prepareQueues(open: OpenDatabase): Promise<void> {
  const queue = openQueue(open, domainJobs, { now: () => new Date(), log: console })
  await queue.prepare()
  await queue.stop()
}

/** The key that signs access tokens in tests; making one takes longer than many a test. */
const makeSigningKey = () =>
  JSON.stringify(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }))

/**
 * Makes the word lists that are missing; once a run, a key and a migrated template. Embedded: a dump of a data folder
 * that every database starts from; many runs of the same code can share the one in TEST_TEMPLATE_KEPT.
 * With TEST_DATABASE_URL: a template database on that PostgreSQL server.
 */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_SIGNING_KEY = makeSigningKey()
  makeWordLists(path.resolve(__dirname, '..'))
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
  // Each start unpacks the dump and looks for unfinished work: leave out what nobody reads.
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
