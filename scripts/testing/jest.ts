import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../packages'
import { PlainError, step } from '../steps'
import type { Count } from './count'
import { type Outcome, run } from './run'

/** All folders that have unit or API tests. */
export const withTests: readonly string[] = fs
  .readdirSync(root)
  .filter((folder) => fs.existsSync(path.join(root, folder, 'jest.config.mjs')))
  .sort()

/** What one run of Jest should do. */
export type JestRun = {
  /** The packages, all in one process: its workers are kept busy until the last test of the last package. */
  folders: readonly string[]
  /** Only tests that import one of these files, directly or not. */
  related?: readonly string[]
  /** Only these test files, and those in these folders. */
  paths?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/** What Jest found: null where it ended before it could say. */
export type JestOutcome = Outcome & { count: Count | null }

/** Runs Jest to its end. */
export async function runJest(wanted: JestRun): Promise<JestOutcome> {
  const { folders, related, paths = [], env } = wanted
  // Jest finds no tests for what is not there, and passes.
  const gone = [...(related ?? []), ...paths].find((file) => !fs.existsSync(path.resolve(root, file)))
  if (gone) throw new PlainError(`There is no ${gone}, whose tests should run`)
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-jest-'))
  const report = path.join(reports, 'report.json')
  try {
    const outcome = await run(
      process.execPath,
      [
        ...program(root),
        '--json',
        `--outputFile=${report}`,
        '--passWithNoTests',
        // Tests also wait, for timers and for what they start; Jest by itself leaves a core to others.
        `--maxWorkers=${os.availableParallelism() + 1}`,
        `--testSequencer=${path.join(root, 'scripts/testing/longest-first.cjs')}`,
        ...(related ? ['--findRelatedTests', ...related] : []),
        ...paths.map((each) => `--testPathPatterns=${each}`),
        '--projects',
        ...folders,
      ],
      { env: { ...process.env, ...env } },
    )
    return { ...outcome, count: countOf(report) }
  } finally {
    fs.rmSync(reports, { recursive: true, force: true })
  }
}

/** The test files that import one of these sources, directly or not; absolute paths. */
export async function relatedTests(sources: readonly string[], cwd = root): Promise<string[]> {
  const { code, output } = await run(
    process.execPath,
    [...program(cwd), '--listTests', '--json', '--findRelatedTests', ...sources, '--projects', ...withTests],
    { cwd },
  )
  const list = output.split('\n').find((line) => line.startsWith('['))
  if (code !== 0 || !list) throw new PlainError(`Jest does not tell the related tests:\n${output}`)
  return JSON.parse(list)
}

/** A test that failed, and the file it is in. */
export type FailedTest = { file: string; title: string }

/** So long a test waits in vain for what should be seen, in milliseconds: most faults make something not appear. */
const VAIN_WAIT = 6000

/**
 * Runs test files of the repository in `cwd` until the first test fails; null when all of them pass.
 * `limit` ends a run that hangs, in milliseconds; that is a failure, too.
 */
export async function firstFailure(
  files: readonly string[],
  { cwd, limit, env }: { cwd: string; limit: number; env?: NodeJS.ProcessEnv },
): Promise<FailedTest | null> {
  const isIn = (folder: string) => files.some((file) => file.startsWith(path.join(cwd, folder) + path.sep))
  const told = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-jest-')), 'failure.json')
  const reporter = path.join(cwd, 'scripts/faults/first-failure.cjs')
  try {
    const { code, output } = await run(
      process.execPath,
      [
        ...program(cwd),
        '--maxWorkers=100%',
        `--reporters=${reporter}`,
        '--runTestsByPath',
        ...files,
        '--projects',
        ...withTests.filter(isIn),
      ],
      { cwd, env: { ...process.env, ...env, FIRST_FAILURE: told, TEST_WAIT: `${VAIN_WAIT}` }, limit },
    )
    if (code === 0) return null
    if (fs.existsSync(told)) return JSON.parse(fs.readFileSync(told, 'utf8'))
    return { file: files[0] ?? '', title: output.slice(-300) }
  } finally {
    fs.rmSync(path.dirname(told), { recursive: true, force: true })
  }
}

/** Jest itself, as arguments of Node. */
const program = (cwd: string) => [
  '--experimental-vm-modules',
  // Tests make much that lives briefly: with more room for it, it is cleared away less often, at half the time.
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
  path.join(cwd, 'node_modules/jest/bin/jest.js'),
]

/** A test file that could not be run counts as one failure. */
function countOf(report: string): Count | null {
  if (!fs.existsSync(report)) return null
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  )
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Runs Jest as a step of a test command and prints what failed. */
export async function jest(title: string, wanted: JestRun): Promise<Count> {
  const { code, count, output } = await step(title, () => runJest(wanted))
  const result = count ?? { passed: 0, failed: 1 }
  // A run that ends badly without a failed test did not run all of them.
  if (code !== 0 && result.failed === 0) result.failed = 1
  if (result.failed > 0) console.log(output)
  return result
}
