import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { baseCommit, changedFiles } from './changed/changed-files'
import { allLines, type Lines, linesOfDiff } from './faults/changed-lines'
import { chooseFaults, type Planted, seeded } from './faults/choose'
import { describeFault, withFault } from './faults/fault'
import { findFaults, isReadable } from './faults/find-faults'
import { failsAlready, whoNotices } from './faults/notice'
import { copyRepository } from './faults/working-copy'
import { root } from './packages'
import { command, PlainError, step } from './steps'
import { withTests } from './testing/jest'

/** So many of a hundred have to be noticed. */
const ENOUGH = 90

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, since: { type: 'string' } },
  allowPositionals: true,
})

/** A program's own source: no test, fixture, setup or declaration. */
const isSource = (file: string) =>
  withTests.includes(file.split('/')[0] ?? '') &&
  /\/.*\.tsx?$/.test(file) &&
  !/\.(test|fixture|config|d)\.tsx?$|\/(testing|templates|dist)\//.test(file) &&
  !file.startsWith('sandbox/')

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout
}

/** The lines in which faults may be: those that changed, or all of the files and folders that were named. */
function placesOf(): Map<string, Lines> {
  if (positionals.length > 0) {
    const files = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...positionals)
    return new Map(
      files
        .split('\n')
        .filter(isSource)
        .map((file) => [file, allLines]),
    )
  }
  const base = baseCommit(values.since)
  console.log(`Changed since ${base.slice(0, 9)}`)
  const linesOf = (file: string) => {
    const diff = git('diff', '-U0', '--no-renames', base, '--', file)
    return diff ? linesOfDiff(diff) : allLines
  }
  const files = changedFiles(base).filter((file) => isSource(file) && fs.existsSync(path.join(root, file)))
  return new Map(files.map((file) => [file, linesOf(file)]))
}

const sourceOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

function choose(count: number, seed: number): Planted[] {
  const places = placesOf()
  const found = [...places].flatMap(([file, lines]) =>
    findFaults(sourceOf(file))
      .filter(({ line }) => lines.has(line))
      .map((fault) => ({ file, fault })),
  )
  console.log(`Seed ${seed}: ${count} of ${found.length} possible faults in ${places.size} files`)
  return chooseFaults(found, count, seeded(seed), ({ file, fault }) => isReadable(sourceOf(file), fault))
}

/**
 * `pnpm faults [--seed N] [--count 40] [--since <commit>] [path …]`: plants faults one by one at random places of the
 * code that changed since the branch left main, or of the files named, and tells which of them no related test
 * notices. Everything happens in a copy; the working tree is only read.
 */
command(async () => {
  const seed = values.seed === undefined ? randomInt(1_000_000) : Number(values.seed)
  const count = Number(values.count ?? 40)
  if (!Number.isInteger(seed) || !Number.isInteger(count))
    throw new PlainError('Seed and count are whole numbers')
  const chosen = choose(count, seed)
  if (chosen.length === 0) throw new PlainError('There is nothing to plant a fault in')

  const copy = copyRepository()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  process.once('exit', copy.remove)
  const inCopy = (file: string) => path.join(copy.folder, file)

  const sources = [...new Set(chosen.map(({ file }) => inCopy(file)))]
  const already = await step('Tests without a fault', () => failsAlready(copy.folder, sources))
  if (already !== null) throw new PlainError(`Something fails without any fault:\n${already}`)

  const noticed = { tests: 0, types: 0, nobody: 0 }
  for (const [index, { file, fault }] of chosen.entries()) {
    const source = sourceOf(file)
    const title = `${index + 1}/${chosen.length} ${file}:${fault.line} ${fault.what}`
    fs.writeFileSync(inCopy(file), withFault(source, fault))
    const { by, told } = await step(title, () => whoNotices(copy.folder, inCopy(file)))
    fs.writeFileSync(inCopy(file), source)
    noticed[by] += 1
    console.log(describeFault(source, fault))
    console.log(by === 'nobody' ? 'NOT NOTICED\n' : `noticed by ${by}: ${told}\n`)
  }
  const all = noticed.tests + noticed.types
  console.log(
    `${all} of ${chosen.length} noticed (${noticed.tests} by tests, ${noticed.types} by types), seed ${seed}`,
  )
  if (all * 100 < chosen.length * ENOUGH) process.exitCode = 1
  // Ends what Jest may have left running.
  process.exit()
})
