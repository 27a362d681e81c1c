import fs from 'node:fs'
import path from 'node:path'
import type { TestPostgres } from '@mowka/scripts/platform/postgres'
import type { Provider } from '@mowka/scripts/platform/token-provider'
import type pg from 'pg'
import type { MeasuredCall } from './calls'
import { startOurs } from './servers'

/** The plans of each call's statements: one line per table with its access method. */
export type Plans = Record<string, string[][]>

/** The properties of a plan node that the report uses. */
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** Connection options that log the plan of every statement. */
const EXPLAIN = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
]

/** Warm-up calls, after which PostgreSQL has decided between a generic and a custom plan. */
const CALLS_BEFORE = 8

/** Turns on the server's log, which needs a restart. */
export async function enableLog(admin: pg.Client, postgres: TestPostgres): Promise<void> {
  await admin.query('alter system set logging_collector = on')
  await admin.query(`alter system set log_filename = 'bench.log'`)
  await admin.query(`alter system set log_directory = 'log'`)
  await admin.end()
  await postgres.crash()
  await postgres.restart()
}

/** One line per table that a plan reads. */
function linesOf(node: Node): string[] {
  const own = node['Relation Name']
    ? [
        [
          node['Node Type'],
          node['Index Name'] ?? '',
          `on ${node['Relation Name']}:`,
          `${Math.round((node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1))} rows in ${node['Actual Loops'] ?? 1} loops`,
          node['Rows Removed by Filter'] ? `, ${node['Rows Removed by Filter']} removed by a filter` : '',
        ]
          .filter(Boolean)
          .join(' '),
      ]
    : []
  return [...own, ...(node.Plans ?? []).flatMap(linesOf)]
}

/** Parses the plans in a part of the log. Lines of a plan start with a tab. */
function plansIn(log: string): { plan: Node }[] {
  return log
    .split(/duration: [\d.]+ ms {2}plan:\n/)
    .slice(1)
    .map((text) => {
      const lines = text.split('\n')
      const end = lines.findIndex((line) => !line.startsWith('\t'))
      return { plan: JSON.parse(lines.slice(0, end < 0 ? undefined : end).join('\n')).Plan as Node }
    })
}

/** Makes each call and reads the plans of its statements from the log. */
export async function plansOf(
  admin: pg.Client,
  databaseUrl: string,
  main: string,
  provider: Provider,
  calls: readonly MeasuredCall[],
  request: (port: number, call: MeasuredCall) => Promise<unknown>,
): Promise<Plans> {
  const { rows } = await admin.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const file = path.join(rows[0]?.folder ?? '', 'log/bench.log')
  const url = new URL(databaseUrl)
  url.searchParams.set('options', EXPLAIN.map((each) => `-c ${each}`).join(' '))
  const server = await startOurs('explained', main, url.href, provider)
  const plans: Plans = {}
  try {
    for (const call of calls) {
      for (let each = 0; each < CALLS_BEFORE; each++) await request(server.port, call)
      const from = fs.statSync(file).size
      await request(server.port, call)
      await admin.query('select pg_sleep(0.2)')
      const log = fs.readFileSync(file).subarray(from).toString('utf8')
      plans[call.name] = plansIn(log)
        .map(({ plan }) => linesOf(plan))
        // The job queue polls at the same time.
        .filter(
          (lines) => lines.length > 0 && !lines.some((line) => / on (job|queue|version|schedule)/.test(line)),
        )
    }
  } finally {
    await server.stop()
  }
  return plans
}
