import fs from 'node:fs'
import path from 'node:path'
import { type Package, root, workspace } from '../packages'

const IMPORTS =
  /(?:^|[;\n])[ \t]*(?:import|export)\b(?<types> type\b)?[^'";`]*?\bfrom[ \t\n]+'(?<from>[^'\n]+)'|(?:^|[;\n])[ \t]*import[ \t]+'(?<effect>[^'\n]+)'|\b(?:import|require|require\.resolve|mock|requireActual)\(\s*(?:\/\*[^*]*\*\/\s*)?'(?<called>[^'\n]+)'/g

/** Specifiers of the modules that a source imports. `withTypes` includes imports that exist for types only. */
export function specifiersIn(source: string, withTypes = true): string[] {
  return [...source.matchAll(IMPORTS)].flatMap(({ groups: { types, from, effect, called } = {} }) =>
    types && !withTypes ? [] : (from ?? effect ?? called ?? []),
  )
}

/** The package of the workspace that a specifier names. */
export const packageNamed = (specifier: string): Package | undefined =>
  workspace.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))

/** The package that a file belongs to, by its path from the root. */
export const packageOf = (file: string): Package | undefined =>
  workspace.findLast(({ folder }) => file.startsWith(`${folder}/`))

/** Returns the file that a package exports under a subpath such as `./ui`, from the package's folder. */
function exported({ exports }: Package, subpath: string): string | undefined {
  if (exports[subpath]) return exports[subpath]
  const patterns = Object.entries(exports).map(([key, target]) => [key.split('*'), target] as const)
  const found = patterns.find(
    ([[before = '', after]]) => after !== undefined && subpath.startsWith(before) && subpath.endsWith(after),
  )
  if (!found) return undefined
  const [[before = '', after = ''], target] = found
  return target.replace('*', subpath.slice(before.length, subpath.length - after.length))
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const isFile = (file: string) =>
  fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() === true

/** Returns the file of this repository that a specifier in `file` resolves to, or `null` for a library. */
export function fileOf(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier)
    if (target.includes('node_modules/')) return null
    const ending = ENDINGS.find((each) => isFile(target + each))
    return ending === undefined ? null : target + ending
  }
  const owner = packageNamed(specifier)
  const target = owner && exported(owner, `.${specifier.slice(owner.name.length)}`)
  return owner && target ? path.posix.join(owner.folder, target) : null
}
