import path from 'node:path'
import { relatedTests, runJest, withTests } from '../testing/jest'
import { run } from '../testing/run'

/** A run of tests that takes longer hangs. In milliseconds. */
const LONGEST = 20 * 60_000

/** Who noticed a fault, or that nobody did. */
export type Notice = { by: 'tests' | 'types' | 'nobody'; told: string }

/** The folders of test files. */
const packagesOf = (files: readonly string[], root: string) =>
  withTests.filter((folder) => files.some((file) => file.startsWith(path.join(root, folder) + path.sep)))

/** How many folders two files have in common, from the root on. */
function nearness(one: string, other: string): number {
  const [left, right] = [path.dirname(one).split(path.sep), path.dirname(other).split(path.sep)]
  const apart = left.findIndex((name, index) => name !== right[index])
  return apart < 0 ? left.length : apart
}

/** Runs the related tests of a source, those near it first, until one fails. */
async function failedTest(copy: string, source: string): Promise<string | null> {
  const tests = await relatedTests([source], copy)
  const nearest = Math.max(...tests.map((test) => nearness(test, source)))
  const isNear = (test: string) => nearness(test, source) === nearest
  for (const files of [tests.filter(isNear), tests.filter((test) => !isNear(test))]) {
    if (files.length === 0) continue
    const folders = packagesOf(files, copy)
    const { code, output } = await runJest({ folders, files, bail: true, cwd: copy, limit: LONGEST })
    if (code !== 0) return /● (?!Console)(.+)/.exec(output)?.[1]?.trim() ?? output.slice(-300)
  }
  return null
}

/** Whether TypeScript finds something. It keeps in the copy what it has learned before. */
async function typeError(copy: string): Promise<string | null> {
  const cache = path.join(copy, 'types.tsbuildinfo')
  const { code, output } = await run(
    path.join(copy, 'node_modules/.bin/tsc'),
    ['-p', 'tsconfig.packages.json', '--incremental', '--tsBuildInfoFile', cache],
    { cwd: copy },
  )
  return code === 0 ? null : (output.split('\n')[0] ?? '')
}

/** Asks the related tests, then the types, about the fault that is in a source of the copy now. */
export async function whoNotices(copy: string, source: string): Promise<Notice> {
  const test = await failedTest(copy, source)
  if (test !== null) return { by: 'tests', told: test }
  const type = await typeError(copy)
  return type === null ? { by: 'nobody', told: '' } : { by: 'types', told: type }
}

/** What fails without any fault: nothing can be learned then. */
export async function failsAlready(copy: string, sources: readonly string[]): Promise<string | null> {
  const files = await relatedTests(sources, copy)
  const types = await typeError(copy)
  if (types !== null) return types
  if (files.length === 0) return null
  const { code, output } = await runJest({
    folders: packagesOf(files, copy),
    files,
    cwd: copy,
    limit: LONGEST,
  })
  return code === 0 ? null : output
}
