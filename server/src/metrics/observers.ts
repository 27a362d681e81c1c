import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { BatchObservableResult } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, OpenDatabase } from '../database/database'
import { DEAD_LETTERS, JOBS_SCHEMA } from '../jobs/queue'
import { DURATION_BUCKETS, meter } from './meter'

/** Observes the event loop, the memory and the database connections of this instance. */
export function observeInstance({ connections }: Pick<OpenDatabase, 'connections'>): void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const delayP99 = meter().createObservableGauge('nodejs.eventloop.delay.p99', {
    unit: 's',
    description: 'Event loop delay since the last read, 99th percentile',
  })
  delayP99.addCallback((result) => {
    result.observe(Number.isNaN(delay.mean) ? 0 : delay.percentile(99) / 1e9)
    delay.reset()
  })

  const memory = meter().createObservableGauge('process.memory.usage', {
    unit: 'By',
    description: 'Memory of the process by kind',
  })
  memory.addCallback((result) => {
    const { rss, heapUsed, external } = process.memoryUsage()
    result.observe(rss, { kind: 'resident' })
    result.observe(heapUsed, { kind: 'heap' })
    result.observe(external, { kind: 'external' })
  })

  const pool = meter().createObservableGauge('db.client.connections', {
    description: 'Database connections by state, and requests waiting for one',
  })
  pool.addCallback((result) => {
    const { used, idle, waiting } = connections()
    result.observe(used, { state: 'used' })
    result.observe(idle, { state: 'idle' })
    result.observe(waiting, { state: 'waiting' })
  })
}

/** Route of requests that match none. */
const NO_ROUTE = 'none'

/** The pattern of a route: a URL may contain codes and ids. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? NO_ROUTE

/** Records the duration of every response by route and status, and writes an access log at level `info`. */
export function observeRequests(app: FastifyInstance): void {
  const duration = meter().createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Duration of requests by route and status',
    advice: { explicitBucketBoundaries: DURATION_BUCKETS },
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    const status = reply.statusCode
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    })
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request')
    done()
  })
}

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
