import path from 'node:path'
import { parseArgs } from 'node:util'
import { insightPeriods } from '@mowka/contract/endpoints/editor/insights'
import { root } from '@mowka/scripts/packages'
import { startPostgres } from '@mowka/scripts/platform/postgres'
import { startProvider } from '@mowka/scripts/platform/token-provider'
import { command, PlainError, step } from '@mowka/scripts/steps'
import pg from 'pg'
import { makeDatabase } from '../api/databases'
import { startOurs } from '../api/servers'
import { sizes } from '../api/sizes'
import { history } from './history'

/** Number of calls per report and period. */
const CALLS = 20

/** Interval in ms at which the job's state is read. */
const POLL = 500

const reports = ['signups', 'trials', 'revenue', 'lessons', 'answers', 'activity']

const share = (sorted: readonly number[], of: number) => sorted[Math.floor(sorted.length * of)] ?? 0

/** Waits until the job that counts the insights has run, and returns its duration in seconds. */
async function secondsOfJob(client: pg.Client): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ state: string; seconds: number; output: unknown }>(
      `select state::text, extract(epoch from completed_on - started_on)::float as seconds, output
       from jobs.job where name = 'insights.count' order by created_on desc limit 1`,
    )
    const [job] = rows
    if (job?.state === 'completed') return job.seconds
    if (job?.state === 'failed' || job?.state === 'retry') throw new PlainError(JSON.stringify(job.output))
    await new Promise((resolve) => setTimeout(resolve, POLL))
  }
}

/**
 * `pnpm bench insights [--quick]`: the reports of `/admin/insights` and their job with 10,000 learners and 5 million
 * events, or a tenth of it.
 */
command(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
  const part = values.quick ? 10 : 1
  const { learners, events } = sizes.large
  const size = { exercises: sizes.large.exercises, learners: learners / part, events: events / part }
  const postgres = await step('Starting PostgreSQL', startPostgres)
  const provider = await startProvider()
  try {
    const url = await step(`Database with ${size.learners} learners and ${size.events} events`, () =>
      // The events of this benchmark are recent and spread over many exercises.
      makeDatabase(postgres.url, 'insights', { ...size, events: 0 }, provider, history(size)),
    )
    const client = new pg.Client({ connectionString: url })
    // Otherwise PostgreSQL's end hides the error that ended the benchmark.
    client.on('error', () => {})
    await client.connect()
    const server = await startOurs('now', path.join(root, 'server/dist/main.js'), url, provider)
    try {
      const first = await step('Counting all weeks', () => secondsOfJob(client))
      console.log(`job, all weeks: ${first.toFixed(1)} s`)
      const { rows: due } = await client.query<{ rollup: string; weeks: number }>(
        'select rollup, count(*)::int as weeks from insight_weeks group by 1 order by 1',
      )
      console.log(`weeks: ${due.map(({ rollup, weeks }) => `${rollup} ${weeks}`).join(', ')}`)
      const authorization = `Bearer ${await provider.token(1, ['learner', 'admin'])}`
      for (const report of reports) {
        for (const weeks of insightPeriods) {
          const times: number[] = []
          for (let call = 0; call < CALLS; call += 1) {
            const lang = call % 2 === 0 ? '' : '&lang=ENG'
            const started = performance.now()
            const response = await fetch(
              `http://127.0.0.1:${server.port}/api/admin/insights/${report}?sourceLang=PL&targetLang=ENG&weeks=${weeks}${lang}`,
              { headers: { authorization } },
            )
            const text = await response.text()
            if (!response.ok) throw new PlainError(`${report}: ${response.status} ${text}`)
            times.push(performance.now() - started)
          }
          times.sort((a, b) => a - b)
          console.log(
            `${report.padEnd(9)} ${weeks.padStart(2)} weeks: median ${share(times, 0.5).toFixed(0)} ms, slowest ${share(times, 0.999).toFixed(0)} ms`,
          )
        }
      }
    } finally {
      await server.stop()
    }
    // The weeks that may change are counted again by every run.
    const again = await startOurs('now', path.join(root, 'server/dist/main.js'), url, provider)
    try {
      await client.query(`delete from jobs.job where name = 'insights.count' and state = 'completed'`)
      const hourly = await step('Counting the last weeks again', () => secondsOfJob(client))
      console.log(`job, hourly: ${hourly.toFixed(1)} s`)
    } finally {
      await again.stop()
    }
    const { rows } = await client.query<{ name: string; rows: string; size: string }>(
      `select relname as name, reltuples::bigint::text as rows, pg_size_pretty(pg_total_relation_size(oid)) as size
       from pg_class where relkind = 'r' and relname like 'insight%' or relname in ('progress_events', 'progress_events_by_arrival')
       order by relname`,
    )
    for (const row of rows) console.log(`${row.name.padEnd(28)} ${row.rows.padStart(9)} rows, ${row.size}`)
    await client.end()
  } finally {
    provider.stop()
    await postgres.stop()
  }
})
