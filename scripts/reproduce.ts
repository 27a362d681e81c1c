import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CHECKSUMS, compareChecksums } from './artifact/checksums'
import { root } from './packages'
import { command, PlainError, step } from './steps'

const { values } = parseArgs({ options: { commit: { type: 'string', default: 'HEAD' } } })

/** Number of differences shown. */
const LINES = 20

function run(cwd: string, program: string, ...args: string[]): string {
  // Without the key: only the operator signs.
  const { MOWKA_RELEASE_SIGNING_KEY: _, MOWKA_RELEASE_SIGNING_KEY_FILE: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0)
    throw new PlainError(`${program} ${args[0]} failed\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`)
  return stdout
}

/** Clones a commit, builds and packs the server there, and returns the checksums. */
function packCommit(commit: string, folder: string): string {
  run(root, 'git', 'clone', '--quiet', '--no-checkout', root, folder)
  run(folder, 'git', 'checkout', '--quiet', '--detach', commit)
  run(folder, process.execPath, 'scripts/bootstrap.mjs', 'pack-server')
  return fs.readFileSync(path.join(folder, 'dist/mowka-server', CHECKSUMS), 'utf8')
}

/**
 * `pnpm reproduce [--commit HEAD]`: builds and packs the server, the shell and all remotes twice, in new clones in
 * different folders, and compares all files. Fails with the list of different files.
 */
command(async () => {
  const commit = run(root, 'git', 'rev-parse', values.commit).trim()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-reproduce-'))
  const first = await step('First build', async () => packCommit(commit, path.join(folder, 'a')))
  const second = await step('Second build', async () =>
    packCommit(commit, path.join(folder, 'another/longer folder')),
  )
  const differences = compareChecksums(first, second)
  if (differences.length > 0) {
    throw new PlainError(
      `${differences.length} files differ between two builds of ${commit}, which remain in ${folder}:\n${differences.slice(0, LINES).join('\n')}`,
    )
  }
  fs.rmSync(folder, { recursive: true, force: true })
  console.log(`All ${first.trimEnd().split('\n').length} files of ${commit} are equal in both builds`)
})
