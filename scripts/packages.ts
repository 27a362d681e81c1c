import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** A remote: its name in the registry and its folder. */
export type Remote = { name: string; folder: string }

/** All remotes: the folders whose names begin with `mf-`. */
export const remotes: readonly Remote[] = fs
  .readdirSync(root)
  .filter((name) => name.startsWith('mf-') && fs.existsSync(path.join(root, name, 'package.json')))
  .sort()
  .map((folder) => ({ name: folder.slice('mf-'.length), folder }))

/** What is released: the shell first, because remotes are checked against it. */
export const releasable: readonly Remote[] = [{ name: 'shell', folder: 'shell' }, ...remotes]

/** Everything that has a build. */
export const buildable: readonly string[] = [...releasable.map((each) => each.folder), 'server', 'sandbox']

/** Where local data lives. */
export const dataDir = path.resolve(process.env.MOWKA_DATA ?? path.join(root, '.data'))
