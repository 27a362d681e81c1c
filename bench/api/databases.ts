import path from 'node:path'
import { root } from '@mowka/scripts/packages'
import type { Provider } from '@mowka/scripts/token-provider'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { fill } from './data'
import { fillReleases } from './releases'
import type { Size } from './sizes'

/** Creates a database of a given size and returns its URL. */
export async function makeDatabase(
  server: string,
  name: string,
  size: Size,
  { issuer }: Provider,
): Promise<string> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(server)
  own.pathname = `/${name}`
  const client = new pg.Client({ connectionString: own.href })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: path.join(root, 'server/migrations') })
  await fill(client, size, issuer)
  await fillReleases(client)
  await client.end()
  return own.href
}
