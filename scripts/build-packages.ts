/// <reference path="./fs-native-extensions.d.ts" />
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Mode } from '@mowka/shared/build/mode'
import { waitForLock } from 'fs-native-extensions'
import { root } from './packages'
import { PlainError } from './steps'

const CACHE = path.join(root, 'node_modules/.cache/mowka')

/** How many builds run at once: a build uses more than one core itself. */
const AT_ONCE = 2

/** All files of a folder that a build may read. */
function filesOf(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', '.data', 'word-lists'].includes(entry.name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name)
      return entry.isDirectory() ? filesOf(file) : /\.test\.tsx?$/.test(file) ? [] : [file]
    })
}

/** What a build depends on: its own sources, the shared package, the versions of all libraries. */
function inputHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of [...filesOf(folder), ...filesOf('shared'), 'pnpm-lock.yaml']) {
    hash.update(file).update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

function build(folder: string, mode: Mode): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['rspack', 'build', ...(mode === 'production' ? [] : ['--mode', mode])], {
      cwd: path.join(root, folder),
      stdio: 'pipe',
    })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new PlainError(`The build of ${folder} failed:\n${output}`)),
    )
  })
}

/**
 * Builds packages, two at once. Those whose inputs did not change since their last build are left alone. Of several
 * processes one builds at a time: two in one folder would leave files of both, which pass for built.
 */
export async function buildPackages(
  folders: readonly string[],
  force = false,
  mode: Mode = 'production',
): Promise<string[]> {
  fs.mkdirSync(CACHE, { recursive: true })
  // The kernel ends the lock with the process, however that ends.
  const lock = fs.openSync(path.join(CACHE, 'build.lock'), 'a+')
  try {
    await waitForLock(lock)
    return await buildChanged(folders, force, mode)
  } finally {
    fs.closeSync(lock)
  }
}

async function buildChanged(folders: readonly string[], force: boolean, mode: Mode): Promise<string[]> {
  const stampOf = (folder: string) =>
    path.join(CACHE, mode === 'production' ? `${folder}.build` : `${folder}.${mode}.build`)
  const waiting = folders.filter((folder) => {
    const stamp = stampOf(folder)
    const dist = path.join(root, folder, mode === 'production' ? 'dist' : `dist/${mode}`)
    return (
      force ||
      !fs.existsSync(dist) ||
      !fs.existsSync(stamp) ||
      fs.readFileSync(stamp, 'utf8') !== inputHash(folder)
    )
  })
  const built = [...waiting]
  const worker = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const hash = inputHash(folder)
      // A build that is broken off leaves no stamp, whatever files it leaves.
      fs.rmSync(stampOf(folder), { force: true })
      await build(folder, mode)
      fs.writeFileSync(stampOf(folder), hash)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return built
}
