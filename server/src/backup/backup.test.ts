import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { openEmbedded, openServer } from '../database/database'
import { newId } from '../database/ids'
import { defineJob, worker } from '../jobs/job'
import { openQueue } from '../jobs/queue'
import { diskStorage } from '../outside/storage'
import { users } from '../user/tables'
import { createBackup, type Platform, restoreBackup, verifyBackup } from './backup'
import { databaseBackup } from './database-backup'

const url = process.env.TEST_DATABASE_URL
const migrations = path.resolve(__dirname, '../../migrations')
const email = defineJob('mail.send', z.object({}))
const now = new Date('2026-11-16T10:00:00Z')
const media = 'media/1/picture.svg'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-backup-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** Creates an empty database on the server and returns its address. */
async function newDatabase(): Promise<string> {
  const admin = new pg.Client(url)
  await admin.connect()
  const name = `test_${newId().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(url ?? '')
  own.pathname = `/${name}`
  return own.href
}

async function dropDatabase(address: string): Promise<void> {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`drop database ${new URL(address).pathname.slice(1)} with (force)`)
  await admin.end()
}

/** Returns a platform with a data folder of its own. */
const platformOf = (name: string, databaseUrl: string | null): Platform => {
  const dataDir = path.join(folder, name)
  return {
    database: databaseBackup({ databaseUrl, dataDir }),
    storage: diskStorage(path.join(dataDir, 'storage')),
  }
}

/** Fills a platform with a user, a waiting email and a file. */
async function fill(name: string, databaseUrl: string | null): Promise<void> {
  const place = path.join(folder, name, 'database')
  if (!databaseUrl) fs.mkdirSync(place, { recursive: true })
  const opened = databaseUrl
    ? await openServer(databaseUrl, migrations)
    : await openEmbedded(place, migrations)
  const queue = openQueue(opened, [worker(email, async () => {})], { now: () => now, log: console })
  await queue.prepare()
  await queue.send(opened.db, email, {})
  await queue.stop()
  await opened.db.insert(users).values({
    id: newId(),
    issuer: 'https://id.test/',
    subject: 'anna',
    email: 'anna@mowka.test',
    avatarFileName: 'fox.svg',
  })
  await opened.close()
  await diskStorage(path.join(folder, name, 'storage')).put(media, Buffer.from('<svg/>'))
}

/** Backs a platform up and restores it in another place. */
async function roundTrip(from: string | null, to: string | null) {
  await fill('old', from)
  const saved = path.join(folder, 'backup')
  await createBackup(platformOf('old', from), saved, now)
  const target = platformOf('new', to)
  const restored = await restoreBackup(target, saved, { keepEmails: false })
  return { restored, target, saved }
}

const hasDump = spawnSync('pg_dump', ['--version']).status === 0
const onServer = url && hasDump ? describe : describe.skip

onServer('a backup of a PostgreSQL server', () => {
  let from: string
  let to: string
  beforeEach(async () => {
    from = await newDatabase()
    to = await newDatabase()
  })
  afterEach(async () => {
    await dropDatabase(from)
    await dropDatabase(to)
  })

  test('restores all rows and files, but no email that was waiting', async () => {
    const { restored, target } = await roundTrip(from, to)
    expect(restored).toMatchObject({
      database: 'server',
      rows: { 'public.users': 1 },
      createdAt: now.toISOString(),
    })
    expect(await target.storage.get(media)).toEqual(Buffer.from('<svg/>'))
    const opened = await openServer(to, migrations)
    expect(await opened.db.select({ email: users.email }).from(users)).toEqual([{ email: 'anna@mowka.test' }])
    expect((await opened.executeSql('select * from jobs.job')).rows).toEqual([])
    await opened.close()
  })

  test('is not restored over existing data', async () => {
    const { target, saved } = await roundTrip(from, to)
    await expect(restoreBackup(target, saved, { keepEmails: false })).rejects.toThrow('database is not empty')
  })

  test('names the program that failed, and no password', async () => {
    const wrong = new URL(from)
    wrong.password = 'secret'
    wrong.pathname = '/no-such-database'
    const backup = createBackup(platformOf('old', wrong.href), path.join(folder, 'backup'), now)
    await expect(backup).rejects.toThrow('no-such-database')
    await expect(backup).rejects.not.toThrow('secret')
  })
})

describe('a backup of the embedded database', () => {
  test('restores rows and files, and is refused once a file is damaged or missing', async () => {
    const { restored, saved, target } = await roundTrip(null, null)
    expect(restored).toMatchObject({ database: 'embedded', rows: { 'public.users': 1 } })
    await expect(restoreBackup(target, saved, { keepEmails: false })).rejects.toThrow('database is not empty')

    fs.appendFileSync(path.join(saved, 'storage', media), ' ')
    await expect(verifyBackup(saved)).rejects.toThrow(`storage/${media} is damaged`)
    fs.rmSync(path.join(saved, 'storage', media))
    await expect(verifyBackup(saved)).rejects.toThrow(`storage/${media} is missing`)
    fs.rmSync(path.join(saved, 'manifest.json'))
    await expect(verifyBackup(saved)).rejects.toThrow('not a complete backup')
  }, 60_000)
})
