import { type SpawnOptions, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkApiReport } from './api-report'
import { buildPackages } from './build-packages'
import { findChromium } from './chromium'
import { checkImportRules } from './import-rules'
import { buildable, root } from './packages'
import { startPostgres } from './postgres'
import { command, PlainError, step } from './steps'
import { checkStyleRules } from './style-rules'

/** How many tests of a suite passed and failed. */
type Count = { passed: number; failed: number }

const results = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-results-'))
const withTests = fs
  .readdirSync(root)
  .filter((folder) => fs.existsSync(path.join(root, folder, 'jest.config.mjs')))
  .sort()

/** Runs a program and answers its output and exit code. */
function run(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text
      })
    }
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/** A check that passes or fails as one. */
async function check(title: string, work: () => Promise<string | null>): Promise<Count> {
  const problem = await step(title, work)
  if (problem) console.log(problem)
  return problem ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

const fails = async (running: Promise<{ code: number; output: string }>) => {
  const { code, output } = await running
  return code === 0 ? null : output
}

const lint = () => check('Lint', () => fails(run(bin('biome'), ['check', '--diagnostic-level=error', '.'])))

const importRules = () => check('Import rules', async () => checkImportRules().join('\n') || null)

const styleRules = () => check('Style rules', async () => checkStyleRules().join('\n') || null)

const apiReport = () => check('API report of shared', async () => checkApiReport())

/** All packages in one program: what they share is read and checked once. */
const types = () =>
  check('Types', async () => {
    const programs = ['tsconfig.packages.json', 'tsconfig.tools.json']
    const problems = await Promise.all(programs.map((each) => fails(run(bin('tsc'), ['-p', each]))))
    return problems.filter(Boolean).join('\n') || null
  })

const content = () => check('Content', () => fails(run(bin('tsx'), ['content/src/cli.ts', 'check'])))

/** The tests of one package. Jest's own report counts; a run that dies before it counts as one failure. */
async function jest(folder: string, label = folder, env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const report = path.join(results, `${label.replace(/\W/g, '-')}.json`)
  const { output } = await step(`Tests of ${label}`, () =>
    run(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '--json',
        `--outputFile=${report}`,
      ],
      { cwd: path.join(root, folder), env: { ...process.env, ...env } },
    ),
  )
  if (!fs.existsSync(report)) {
    console.log(output)
    return { passed: 0, failed: 1 }
  }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  )
  const failed = numFailedTests + numRuntimeErrorTestSuites
  if (failed > 0) console.log(output)
  return { passed: numPassedTests, failed }
}

const unit = async () => {
  const counts = []
  for (const folder of withTests) if (folder !== 'server') counts.push(await jest(folder))
  return counts
}

/** The API on the embedded database and on a PostgreSQL server. */
const api = async () => {
  const embedded = await jest('server', 'server (PGlite)')
  const postgres = await step('Starting PostgreSQL', startPostgres)
  try {
    return [embedded, await jest('server', 'server (PostgreSQL)', { TEST_DATABASE_URL: postgres.url })]
  } finally {
    await postgres.stop()
  }
}

/** Journeys against the built platform. */
const e2e = async () => {
  await step('Building', () => buildPackages(buildable))
  const chromium = await step('Finding Chromium', findChromium)
  const report = path.join(results, 'e2e.json')
  const { output } = await step('Journeys', () =>
    run(bin('tsx'), ['e2e/run.ts', ...process.argv.slice(3)], {
      env: { ...process.env, CHROMIUM: chromium, E2E_REPORT: report },
    }),
  )
  if (!fs.existsSync(report)) {
    console.log(output)
    return { passed: 0, failed: 1 }
  }
  const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'))
  if (stats.unexpected > 0) console.log(output)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

const suites: Record<string, () => Promise<Count | Count[]>> = {
  lint: async () => [await lint(), await importRules(), await styleRules(), await apiReport()],
  types,
  content,
  unit,
  api,
  e2e,
}

/** `npm test [suite …]`: everything, or what is named (lint, types, content, unit, api, e2e). */
command(async () => {
  const named = process.argv.slice(2).filter((each) => each in suites)
  const counts: Count[] = []
  for (const name of named.length ? named : Object.keys(suites)) {
    const suite = suites[name]
    if (!suite) throw new PlainError(`There is no suite ${name}`)
    counts.push(...[await suite()].flat())
  }
  const passed = counts.reduce((sum, each) => sum + each.passed, 0)
  const failed = counts.reduce((sum, each) => sum + each.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
