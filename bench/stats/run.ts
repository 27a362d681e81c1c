import path from 'node:path'
import { root } from '@mowka/scripts/packages'
import { startPostgres } from '@mowka/scripts/platform/postgres'
import { startProvider } from '@mowka/scripts/platform/token-provider'
import { command, PlainError, step } from '@mowka/scripts/steps'
import pg from 'pg'
import { type MeasuredCall, wire } from '../api/calls'
import { makeDatabase } from '../api/databases'
import { load } from '../api/load'
import { enableLog, plansOf } from '../api/plans'
import { startOurs } from '../api/servers'
import { sizes } from '../api/sizes'

/** Many learners and a long log; the amount of content is irrelevant. */
const SIZE = { ...sizes.large, exercises: sizes.small.exercises }

/** Days of history per learner, up to today. */
const DAYS = 84

/** Number of learners in sequential calls, and of connections under load. */
const CALLERS = 300
const CONNECTIONS = 10
const LOAD = { seconds: 4 }

const pair = 'sourceLang=PL&targetLang=ENG'
const reads: readonly MeasuredCall[] = [
  { name: 'ranking', kind: 'read', request: `GET /api/user/ranking?period=7&${pair}` },
  { name: 'statistics', kind: 'read', request: `GET /api/user/stats?${pair}` },
  { name: 'lifetime', kind: 'read', request: `GET /api/user/lifetime-stats?${pair}` },
  { name: 'activity', kind: 'read', request: `GET /api/user/activity?days=84&${pair}` },
  { name: 'moods', kind: 'read', request: `GET /api/user/moodbarometer?${pair}` },
]

/** Fills varying points on about five of seven days up to today, and their totals. */
const recentDays = [
  'truncate daily_points, point_totals',
  `insert into daily_points (user_id, target_lang, day, points, successes, of_streak, seconds, last_event_at)
   select bench_id('user', u), 'ENG', current_date - d, 1 + (u * 7 + d * 13) % 40, 1 + (u * 7 + d * 13) % 40, true, 600,
     now() - make_interval(days => d)
   from generate_series(1, ${SIZE.learners}) u, generate_series(0, ${DAYS - 1}) d where (u * 31 + d * 17) % 7 < 5`,
  'insert into point_totals (user_id, target_lang, points) select user_id, target_lang, sum(points) from daily_points group by 1, 2',
  `insert into user_moods (user_id, day, mood, created_at)
   select bench_id('user', u), current_date - d, 1 + (u + d) % 5, now() from generate_series(1, ${SIZE.learners}) u, generate_series(1, 60) d`,
  'vacuum analyze',
]

async function ask(port: number, call: MeasuredCall, token: string): Promise<number> {
  const [, target] = call.request.split(' ')
  const started = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${target}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  if (!response.ok) throw new PlainError(`${call.name}: ${response.status} ${text}`)
  return performance.now() - started
}

const share = (sorted: readonly number[], of: number) => sorted[Math.floor(sorted.length * of)] ?? 0

/** `pnpm bench stats`: plans and times of the dashboard's reads with 10,000 learners and 5 million events. */
command(async () => {
  const postgres = await step('Starting PostgreSQL', startPostgres)
  const provider = await startProvider()
  const connected = async (connectionString: string) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    return client
  }
  await enableLog(await connected(postgres.url), postgres)
  const admin = await connected(postgres.url)
  try {
    const url = await step(`Database with ${SIZE.learners} learners and ${SIZE.events} events`, () =>
      makeDatabase(postgres.url, 'stats', SIZE, provider),
    )
    await step('Points of the last weeks', async () => {
      const client = await connected(url)
      for (const text of recentDays) await client.query(text)
      await client.end()
    })
    const built = path.join(root, 'server/dist/main.js')
    const tokens = await Promise.all(Array.from({ length: CALLERS }, (_, at) => provider.token(1 + at * 33)))
    const server = await startOurs('now', built, url, provider)
    try {
      for (const call of reads) {
        for (const token of tokens.slice(0, 50)) await ask(server.port, call, token)
        const times: number[] = []
        for (const token of tokens) times.push(await ask(server.port, call, token))
        times.sort((a, b) => a - b)
        let at = 0
        const next = () => {
          at = (at + 1) % tokens.length
          return wire(call, tokens[at] ?? '')
        }
        const { calls, seconds } = await load(server.port, CONNECTIONS, next, LOAD)
        const [median, most] = [share(times, 0.5), share(times, 0.95)].map((time) => time.toFixed(1))
        console.log(
          `${call.name.padEnd(12)} median ${median} ms, 95 % within ${most} ms, ${Math.round(calls / seconds)} calls a second`,
        )
      }
    } finally {
      await server.stop()
    }
    const plans = await step('Plans', () =>
      plansOf(admin, url, built, provider, reads, (port, call) => ask(port, call, tokens[0] ?? '')),
    )
    for (const [name, statements] of Object.entries(plans)) {
      console.log(`\n${name}`)
      for (const lines of statements) console.log(lines.map((line) => `  ${line}`).join('\n'))
    }
  } finally {
    provider.stop()
    await admin.end()
    await postgres.stop()
  }
})
