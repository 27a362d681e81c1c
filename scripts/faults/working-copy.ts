import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../packages'

/** A copy of the repository as it stands, uncommitted work included, in which faults do no harm. */
export type WorkingCopy = { folder: string; remove: () => void }

/** Links the libraries of a package; the packages of this repository are those of the copy. */
function linkLibraries(copy: string, folder: string): void {
  const from = path.join(root, folder, 'node_modules')
  const to = path.join(copy, folder, 'node_modules')
  if (!fs.existsSync(from)) return
  fs.mkdirSync(path.join(to, '@mowka'), { recursive: true })
  for (const name of fs.readdirSync(from)) {
    if (name !== '@mowka' && name !== '.cache') fs.symlinkSync(path.join(from, name), path.join(to, name))
  }
  const ours = path.join(from, '@mowka')
  for (const name of fs.existsSync(ours) ? fs.readdirSync(ours) : []) {
    fs.symlinkSync(path.join(copy, name), path.join(to, '@mowka', name))
  }
}

/** Makes a copy in the folder for temporary files. */
export function copyRepository(): WorkingCopy {
  // A short real path: on some systems the folder for temporary files is a link.
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-faults-')))
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of stdout.split('\0')) {
    const source = path.join(root, file)
    // What is deleted and not committed yet is still listed.
    if (!file || !fs.existsSync(source)) continue
    const target = path.join(folder, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.copyFileSync(source, target)
  }
  const packages = fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'package.json')))
  for (const name of ['.', ...packages]) linkLibraries(folder, name)
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}
