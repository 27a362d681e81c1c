import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkChanged } from './changed/check-changed'
import { root } from './packages'
import { startPostgres } from './platform/postgres'
import { command, PlainError, sideBySide, step } from './steps'
import {
  apiReport,
  budgets,
  content,
  importRules,
  lint,
  regularExpressions,
  requirements,
  styleRules,
  types,
  wording,
  wordLists,
} from './testing/checks'
import { type Count, reportCounts } from './testing/count'
import { jest, withTests } from './testing/jest'
import { journeys } from './testing/journeys'
import { rehearsal } from './testing/rehearsal'

const unit = () => jest('Unit tests', { folders: withTests.filter((folder) => folder !== 'server') })

/** Tests in the root of the server, which cover all calls. */
const walks = () =>
  fs
    .readdirSync(path.join(root, 'server/src'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `server/src/${name}`)

/** Tests that run on both databases: those about the database itself and those that cover all calls (ADR 46). */
const onBoth = () => ['server/src/database/', 'server/src/jobs/', ...walks()]

/** Tests the server on PostgreSQL, and on the embedded database where the two can differ. */
async function api(): Promise<Count[]> {
  const folders = ['server']
  const embedded = await jest('Tests of server (PGlite)', { folders, paths: onBoth() })
  const postgres = await step('Starting PostgreSQL', startPostgres)
  try {
    const env = { TEST_DATABASE_URL: postgres.url }
    return [embedded, await jest('Tests of server (PostgreSQL)', { folders, env })]
  } finally {
    await postgres.stop()
  }
}

const { values, positionals } = parseArgs({
  options: { since: { type: 'string' } },
  allowPositionals: true,
})
const [named, ...args] = positionals

type Suite = () => Promise<Count | Count[]>

/** All suites in order. Those of a group run at the same time, because each of them leaves a core idle. */
const groups: readonly Record<string, Suite>[] = [
  {
    lint: async () => [
      await lint(),
      await importRules(),
      await styleRules(),
      await wording(),
      await regularExpressions(),
      await requirements(),
      await apiReport(),
    ],
    types,
    content: async () => [await wordLists(), await content()],
  },
  { unit },
  { api },
  { budgets },
  { rehearsal },
  { e2e: () => journeys(args) },
]
const suites = groups.flatMap((group) => Object.keys(group))

/**
 * `npm test` runs everything. `npm test -- changed` runs the checks affected by files changed since the branch left
 * main, or since a commit with `--since <commit>`. `npm test -- lint api` runs the named suites,
 * `npm test -- e2e session` journeys by file name.
 */
command(async () => {
  if (named === 'changed') return reportCounts(await checkChanged(values.since))
  const wanted = named === 'e2e' ? ['e2e'] : positionals
  const unknown = wanted.find((name) => !suites.includes(name))
  if (unknown) throw new PlainError(`There is no suite ${unknown}: changed, ${suites.join(', ')}`)
  const counts: Count[] = []
  for (const group of groups) {
    const chosen = Object.entries(group).filter(([name]) => wanted.length === 0 || wanted.includes(name))
    counts.push(...(await sideBySide(chosen.map(([, suite]) => suite))).flat())
  }
  reportCounts(counts)
})
