import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const shared = path.resolve(import.meta.dirname, '..')

/** Stateless modules that every page needs, by their files in `shared`. */
const files: Readonly<Record<string, string>> = {
  '@mowka/contract/endpoints': 'contract/endpoints.ts',
  '@mowka/contract/routes': 'contract/routes.ts',
  '@mowka/domain/browser/storage-keys': 'domain/browser/storage-keys.ts',
  '@mowka/web/api': 'web/api/index.ts',
}

/**
 * Stateless modules that the shell provides to remotes built from the same sources. Any other remote includes its own
 * copy, so that a team can add a call without a release of the shell (ADR 58).
 */
export const commonModules: readonly string[] = Object.keys(files)

/** Specifiers of imports at run time, without those of types. */
const IMPORTS = /^(?:import|export)\b(?! type\b)[^'"]*?\bfrom '([^']+)'|^import '([^']+)'/gm

const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

/** Returns the file in `shared` that a specifier resolves to, or `null` for a kernel module or a library. */
function fileOf(specifier: string, importer: string): string | null {
  const [, own] = /^@mowka\/((?:contract|domain|web)\/.+)$/.exec(specifier) ?? []
  if (!own && !specifier.startsWith('.')) return null
  const target = own ? path.join(shared, own) : path.resolve(path.dirname(importer), specifier)
  const ending = ENDINGS.find((each) => fs.statSync(target + each, { throwIfNoEntry: false })?.isFile())
  if (ending === undefined) throw new Error(`${importer} imports ${specifier}, which has no file`)
  return target + ending
}

/** Returns the specifiers that a file imports at run time. */
const specifiersIn = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(IMPORTS)].flatMap(([, from, effect]) => from ?? effect ?? [])

/** Returns the files that a file imports by a relative specifier. */
export const relativeImportsOf = (file: string): string[] =>
  specifiersIn(file).flatMap((each) => (each.startsWith('.') ? (fileOf(each, file) ?? []) : []))

/** Returns the files of the common modules and everything in `shared` that they import. */
export function commonFiles(): string[] {
  const found = new Set(Object.values(files).map((file) => path.join(shared, file)))
  // Iterating over a set includes values that are added meanwhile.
  for (const file of found) {
    for (const specifier of specifiersIn(file)) {
      const target = fileOf(specifier, file)
      if (target) found.add(target)
    }
  }
  return [...found].sort()
}

/** Returns the version of the common modules. It is equal only for equal sources, and its order has no meaning. */
export function commonVersion(): string {
  const hash = createHash('sha256')
  for (const file of commonFiles()) hash.update(path.relative(shared, file)).update(fs.readFileSync(file))
  return `1.0.${hash.digest().readUIntBE(0, 6)}`
}
