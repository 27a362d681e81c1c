import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { baseCommit, changedFiles } from './changed/changed-files'
import { allLines, linesOfDiff } from './faults/changed-lines'
import { chooseFaults, type Planted, seeded } from './faults/choose'
import { describeFault } from './faults/fault'
import { isReadable } from './faults/find-faults'
import { Watch } from './faults/notice'
import { faultsIn, isAmong, isSource, type Places } from './faults/places'
import { copyRepository } from './faults/working-copy'
import { root } from './packages'
import { command, PlainError, step } from './steps'
import { withTests } from './testing/jest'

/** So many of a hundred have to be noticed. */
const ENOUGH = 90

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    since: { type: 'string' },
    list: { type: 'boolean' },
    near: { type: 'boolean' },
  },
  allowPositionals: true,
})

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout
}

/** The lines in which faults may be: those that changed, or all of the files and folders that are named. */
function placesOf(): Places {
  const isWanted = (file: string) => isSource(file, withTests) && isAmong(file, positionals)
  if (positionals.length > 0 && values.since === undefined) {
    const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
    return new Map(files.filter(isWanted).map((file) => [file, allLines]))
  }
  const base = baseCommit(values.since)
  console.log(`Changed since ${base.slice(0, 9)}`)
  const linesOf = (file: string) => {
    const diff = git('diff', '-U0', '--no-renames', base, '--', file)
    return diff ? linesOfDiff(diff) : allLines
  }
  const files = changedFiles(base).filter((file) => isWanted(file) && fs.existsSync(path.join(root, file)))
  return new Map(files.map((file) => [file, linesOf(file)]))
}

const sourceOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const titleOf = ({ file, fault }: Planted) => `${file}:${fault.line} ${fault.what}`

/**
 * `pnpm faults [--seed N] [--count 40] [--since <commit>] [--near] [--list] [path …]`: plants faults one by one at
 * random places of the code that changed since the branch left main, and tells which of them neither types, lint nor a
 * related test notices. Paths narrow what changed since the named commit; without one, all code in them is meant.
 * `--near` asks only the tests of the same package; `--list` only lists what could be planted. Everything happens in a
 * copy; the working tree is only read.
 */
command(async () => {
  const seed = values.seed === undefined ? randomInt(1_000_000) : Number(values.seed)
  const count = Number(values.count ?? 40)
  if (!Number.isInteger(seed) || !Number.isInteger(count))
    throw new PlainError('Seed and count are whole numbers')
  const places = placesOf()
  const found = faultsIn(places, sourceOf)
  if (values.list) {
    console.log(found.map(titleOf).join('\n'))
    return
  }
  console.log(`Seed ${seed}: ${count} of ${found.length} possible faults in ${places.size} files`)
  const isUsable = ({ file, fault }: Planted) => isReadable(sourceOf(file), fault)
  const chosen = chooseFaults(found, count, seeded(seed), isUsable)
  if (chosen.length === 0) throw new PlainError('There is nothing to plant a fault in')

  const copy = copyRepository()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  process.once('exit', copy.remove)

  const watch = new Watch(copy.folder, { near: values.near })
  await step('Types without a fault', () => watch.begin())
  const noticed = { tests: 0, types: 0, lint: 0, nobody: 0 }
  for (const [index, planted] of chosen.entries()) {
    const title = `${index + 1}/${chosen.length} ${titleOf(planted)}`
    const { by, told } = await step(title, () => watch.notice(planted))
    noticed[by] += 1
    console.log(describeFault(sourceOf(planted.file), planted.fault))
    console.log(by === 'nobody' ? 'NOT NOTICED\n' : `noticed by ${by}: ${told}\n`)
  }
  const all = chosen.length - noticed.nobody
  console.log(
    `${all} of ${chosen.length} noticed (${noticed.tests} by tests, ${noticed.types} by types, ${noticed.lint} by lint), seed ${seed}`,
  )
  if (all * 100 < chosen.length * ENOUGH) process.exitCode = 1
  // Ends what Jest may have left running.
  process.exit()
})
