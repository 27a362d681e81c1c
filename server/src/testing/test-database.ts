import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import {
  embeddedExtensions,
  type OnStatement,
  type OpenDatabase,
  openEmbedded,
  openServer,
} from '../database/database'
import { newId } from '../database/ids'

/** A fresh, migrated database of its own: embedded, or on the PostgreSQL server of TEST_DATABASE_URL. */
export async function openTestDatabase(onStatement?: OnStatement): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    const template = fs.readFileSync(process.env.TEST_TEMPLATE ?? '')
    const client = await PGlite.create({
      loadDataDir: new Blob([new Uint8Array(template)]),
      extensions: embeddedExtensions,
    })
    return openEmbedded(client, undefined, onStatement)
  }
  const name = `test_${newId().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} template mowka_template`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const opened = await openServer(own.href, undefined, onStatement)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
