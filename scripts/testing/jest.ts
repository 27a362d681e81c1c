import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root, workspace } from '../packages'
import { PlainError, step } from '../steps'
import type { Count } from './count'
import { type Outcome, run } from './run'

/** Folders of packages with unit or API tests. */
export const withTests: readonly string[] = workspace
  .map(({ folder }) => folder)
  .filter((folder) => fs.existsSync(path.join(root, folder, 'jest.config.mjs')))

/** Options of one Jest run. */
export type JestRun = {
  /** Packages to test, in one process, so that all workers stay busy until the end. */
  folders: readonly string[]
  /** Limits the run to tests that depend on these files. */
  related?: readonly string[]
  /** Limits the run to these test files and folders. */
  paths?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/** Result of a Jest run; `count` is null if Jest ended without a report. */
export type JestOutcome = Outcome & { count: Count | null }

/** Runs Jest and returns its result. @throws PlainError if a related file or path doesn't exist */
export async function runJest(wanted: JestRun): Promise<JestOutcome> {
  const { folders, related, paths = [], env } = wanted
  // Jest would find no tests for a missing path, and pass.
  const gone = [...(related ?? []), ...paths].find((file) => !fs.existsSync(path.resolve(root, file)))
  if (gone) throw new PlainError(`${gone} does not exist`)
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-jest-'))
  const report = path.join(reports, 'report.json')
  try {
    const outcome = await run(
      process.execPath,
      [
        ...program,
        '--json',
        `--outputFile=${report}`,
        '--passWithNoTests',
        // Tests also wait for timers and child processes, so one more worker than cores; Jest's default is one fewer.
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

/** Node's arguments that start Jest. */
const program = [
  '--experimental-vm-modules',
  // A larger young generation halves the time of garbage collection.
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
  path.join(root, 'node_modules/jest/bin/jest.js'),
]

/** Reads the counts of a report. A test file that couldn't run counts as one failure. */
function countOf(report: string): Count | null {
  if (!fs.existsSync(report)) return null
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  )
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Runs Jest as a step of a test command and prints failures. */
export async function jest(title: string, wanted: JestRun): Promise<Count> {
  const { code, count, output } = await step(title, () => runJest(wanted))
  const result = count ?? { passed: 0, failed: 1 }
  // A run that fails without a failed test didn't run all of them.
  if (code !== 0 && result.failed === 0) result.failed = 1
  if (result.failed > 0) console.log(output)
  return result
}
