import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** A package of the workspace: its folder from the root, its name and the files that it exports by subpath. */
export type Package = {
  folder: string
  name: string
  dependencies: readonly string[]
  exports: Readonly<Record<string, string>>
}

function readPackage(folder: string): Package[] {
  const file = path.join(root, folder, 'package.json')
  if (!fs.existsSync(file)) return []
  const { name, dependencies = {}, exports = {} } = JSON.parse(fs.readFileSync(file, 'utf8'))
  return [{ folder, name, dependencies: Object.keys(dependencies), exports }]
}

/** All packages of the workspace, sorted by folder. */
export const workspace: readonly Package[] = [
  ...fs.readdirSync(root),
  ...fs.readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`),
]
  .sort()
  .flatMap(readPackage)

/** A remote: its name in the registry and its folder. */
export type Remote = { name: string; folder: string }

/** All remotes: the folders whose names begin with `mf-`. */
export const remotes: readonly Remote[] = workspace
  .map(({ folder }) => folder)
  .filter((folder) => folder.startsWith('mf-'))
  .map((folder) => ({ name: folder.slice('mf-'.length), folder }))

/** Folders of the programs that run a platform on one machine. */
export const programs: readonly string[] = ['server', 'sandbox']

/** Packages with releases: the shell first, because remotes are checked against it. */
export const releasable: readonly Remote[] = [{ name: 'shell', folder: 'shell' }, ...remotes]

/** Folders of all packages with a build. */
export const buildable: readonly string[] = [...releasable.map((each) => each.folder), ...programs]

/** Folder of local data. */
export const dataDir = path.resolve(process.env.MOWKA_DATA ?? path.join(root, '.data'))
