import fs from 'node:fs'
import path from 'node:path'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

/** Returns all tables of all domains. */
export async function allTables(): Promise<PgTable[]> {
  const sources = path.resolve(__dirname, '../src')
  const folders = fs
    .readdirSync(sources)
    .filter((name) => fs.existsSync(path.join(sources, name, 'tables.ts')))
  const found: PgTable[] = []
  for (const name of folders) {
    const domain: Record<string, unknown> = await import(`../src/${name}/tables`)
    found.push(...Object.values(domain).filter((each) => is(each, PgTable)))
  }
  return found
}
