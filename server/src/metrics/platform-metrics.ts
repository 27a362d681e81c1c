import type { BatchObservableResult } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { DEAD_LETTERS, JOBS_SCHEMA } from '../jobs/queue'
import { meter } from './meter'

const jobs = sql.raw(`${JOBS_SCHEMA}.job`)

/** Jobs by kind and state, with the age of the oldest job that should have started. */
const readJobs = (db: Database) =>
  db.execute(sql`select name, state::text as state, count(*)::int as jobs,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))), 0)::float as age
    from ${jobs} where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by 1, 2`)

const readOrders = (db: Database) =>
  db.execute(sql`select status, count(*)::int as orders from orders
    where created_at > now() - interval '1 day' group by 1`)

const readUsers = (db: Database) => db.execute(sql`select count(*)::int as users from users`)

const readReleases = (db: Database) => db.execute(sql`select name, live from release_pointers`)

/** Observes jobs, users, payments and releases in the database. All instances report the same values. */
export function observePlatform(db: Database): void {
  const gauge = (name: string, description: string, unit = '') =>
    meter().createObservableGauge(name, { description, unit })
  const jobCount = gauge('mowka.jobs', 'Jobs by kind and state; dead letters have the kind dead-letters')
  const jobAge = gauge('mowka.jobs.age', 'Delay of the oldest due job by kind', 's')
  const orders = gauge('mowka.orders', 'Orders of the last 24 hours by payment state')
  const users = gauge('mowka.users', 'Accounts')
  const releases = gauge('mowka.releases', 'Live version by name; always 1')

  const rowsOf = async <Row>(query: Promise<unknown>) => ((await query) as { rows: Row[] }).rows

  async function observe(result: BatchObservableResult): Promise<void> {
    type JobRow = { name: string; state: string; jobs: number; age: number }
    let dead = 0
    for (const { name, state, jobs: count, age } of await rowsOf<JobRow>(readJobs(db))) {
      if (name === DEAD_LETTERS) dead += count
      else {
        result.observe(jobCount, count, { kind: name, state })
        if (state !== 'active') result.observe(jobAge, Math.max(0, age), { kind: name })
      }
    }
    result.observe(jobCount, dead, { kind: DEAD_LETTERS, state: 'dead' })
    for (const row of await rowsOf<{ status: string; orders: number }>(readOrders(db))) {
      result.observe(orders, row.orders, { status: row.status })
    }
    for (const row of await rowsOf<{ users: number }>(readUsers(db))) result.observe(users, row.users)
    for (const row of await rowsOf<{ name: string; live: string }>(readReleases(db))) {
      result.observe(releases, 1, { name: row.name, version: row.live })
    }
  }
  meter().addBatchObservableCallback(observe, [jobCount, jobAge, orders, users, releases])
}
