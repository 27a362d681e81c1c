/// <reference path="../fs-native-extensions.d.ts" />
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Mode } from '@mowka/build/mode'
import { waitForLock } from 'fs-native-extensions'
import { root } from '../packages'
import { PlainError } from '../steps'
import { inputHash } from './build-inputs'

const CACHE = path.join(root, 'node_modules/.cache/mowka')

/** Number of parallel builds: each one uses more than one core. */
const AT_ONCE = 2

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
 * Builds the packages whose inputs changed since their last build, two at a time, and returns their folders. Only one
 * process builds at a time: two in one folder would mix their files.
 */
export async function buildPackages(
  folders: readonly string[],
  force = false,
  mode: Mode = 'production',
): Promise<string[]> {
  fs.mkdirSync(CACHE, { recursive: true })
  // The operating system releases the lock when the process ends.
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
      // An interrupted build leaves files, but no stamp.
      fs.rmSync(stampOf(folder), { force: true })
      await build(folder, mode)
      fs.writeFileSync(stampOf(folder), hash)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return built
}
