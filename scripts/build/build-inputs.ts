import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { sharedModules } from '@mowka/build/shared-modules'
import { filesIn } from '../lint/files'
import { fileOf, packageOf, specifiersIn } from '../lint/imports'
import { remotes, root } from '../packages'

const isInput = (file: string) =>
  !/(^|\/)testing\/|\.(test|fixture)\.tsx?$|-fixture\.ts$|\/jest\.config\.mjs$/.test(file)

const read = (file: string) => fs.readFileSync(path.join(root, file))

const kernelRequests = sharedModules
  .map(({ request, inParts }) => (inParts ? `@mowka/kernel/libraries/${request}` : request))
  .filter((request) => request.startsWith('@mowka/'))

/** Files that modules of a package name by their paths, such as the runtimes in `build`. */
const filesByPath = (folder: string) => filesIn(folder).filter((file) => /\.c?js$/.test(file))

/**
 * Returns the files that a package's build reads: its own, and the modules that they import from other packages,
 * directly or indirectly. A remote takes the kernel's modules from the shell, so they are not part of its build; the
 * shell provides all of them, whether or not it imports them.
 */
export function inputsOf(folder: string): string[] {
  const isRemote = remotes.some((remote) => remote.folder === folder)
  const found = new Set(filesIn(folder).filter(isInput))
  const pending = [...found]
  const add = (file: string | null) => {
    if (file === null || found.has(file)) return
    found.add(file)
    pending.push(file)
  }
  if (folder === 'shell') for (const request of kernelRequests) add(fileOf(request, folder))
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    const owner = packageOf(file)
    if (owner && owner.folder !== folder && !found.has(`${owner.folder}/package.json`))
      for (const each of [`${owner.folder}/package.json`, ...filesByPath(owner.folder)]) add(each)
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue
    for (const specifier of specifiersIn(read(file).toString(), false)) {
      if (!(isRemote && kernelRequests.includes(specifier))) add(fileOf(specifier, file))
    }
  }
  return [...found].sort()
}

/** Returns a hash of a package's inputs and of the versions of all libraries. */
export function inputHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of [...inputsOf(folder), 'pnpm-lock.yaml']) hash.update(file).update(read(file))
  return hash.digest('hex')
}
